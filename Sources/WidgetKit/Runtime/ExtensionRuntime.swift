import AppIntents
import FoundationSupplement
import HostLink
import SwiftUI
import TextEngine
import VirtualClock

/// Answers a host's requests out of the bundle's registrations.
///
/// A provider runs once a request, and an entry's views once an environment: what is asked for is
/// archived in the same request.
@MainActor
final class ExtensionRuntime {
  private let registrations: [any _WidgetRegistration]
  private var archiver: ViewArchiver?

  init(_ list: _WidgetList) {
    registrations = list.registrations
  }

  var widgets: [WidgetRegistration] {
    registrations.compactMap { $0 as? WidgetRegistration }
  }

  var controls: [ControlRegistration] {
    registrations.compactMap { $0 as? ControlRegistration }
  }

  var activities: [ActivityRegistration] {
    registrations.compactMap { $0 as? ActivityRegistration }
  }

  /// The controls' sources by their kinds; of two controls of a kind the first counts.
  var controlSources: [String: any ControlSource] {
    Dictionary(controls.map { ($0.kind, $0.source) }) { first, _ in first }
  }

  /// The widgets' sources by their kinds; of two widgets of a kind the first counts.
  var sources: [String: any EntrySource] {
    Dictionary(widgets.map { ($0.kind, $0.source) }) { first, _ in first }
  }

  func reply(to request: HostRequest) async -> ExtensionReply {
    if let clock = request.clock { VirtualClock.set(clock) }
    do {
      switch request.call {
      case .describe: return .description(description)
      case .placeholder(let widget): return .timeline(try await placeholder(widget))
      case .snapshot(let widget, let isPreview):
        return .timeline(try await snapshot(widget, isPreview: isPreview))
      case .timeline(let widget): return .timeline(try await timeline(widget))
      case .recommendations(let kind):
        return .recommendations(try await registration(ofKind: kind).source.recommendations())
      case .options(let request):
        return .options(try await parameters(ofKind: request.kind).options(request))
      case .perform(let request):
        return .performed(
          try await withTaskExecutorPreference(AuthorExecutor.shared) {
            try await IntentPerformance.perform(request)
          })
      case .control(let request):
        return .control(try await control(request))
      case .controlTokens(let placed):
        await changeTokens(of: placed)
        return .done
      case .widgetToken(let token, let placed):
        await changeToken(token, widgets: placed)
        return .done
      case .activity(let request):
        return .activity(try activity(request))
      }
    } catch let report as FailureReport {
      return .failure(report)
    } catch let error as IntentConfigurationError {
      return .failure(FailureReport(.badConfiguration, "\(error)"))
    } catch let error as IntentValueError {
      return .failure(FailureReport(.badConfiguration, "\(error)"))
    } catch let error as IntentActionError {
      return .failure(FailureReport(.unknownIntent, "\(error)"))
    } catch {
      let kind = request.call.subject ?? "the bundle"
      let text = IntentPerformance.text(of: error)
      return .failure(FailureReport(.thrown, "\(request.call.name) of \(kind) failed: \(text)"))
    }
  }

  private var description: BundleDescription {
    BundleDescription(
      widgets: widgets.map(\.linkDescription),
      activities: activities.map(\.linkDescription),
      controls: controls.map(\.linkDescription))
  }

  /// A control's, or a widget's.
  private func parameters(ofKind kind: String) throws -> any ParameterSource {
    if let control = controls.first(where: { $0.kind == kind }) { return control.source }
    return try registration(ofKind: kind).source
  }

  /// Fonts are loaded when the first archive is made.
  func readyArchiver() throws -> ViewArchiver {
    if let archiver { return archiver }
    let archiver = try ViewArchiver(fonts: .standard)
    self.archiver = archiver
    return archiver
  }
}
