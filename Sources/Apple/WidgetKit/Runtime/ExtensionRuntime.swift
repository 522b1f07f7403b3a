import AppIntents
import AuthorNotices
import FoundationSupplement
import HostLink
import SwiftUI
import TextEngine
import VirtualClock

/// Answers a host's requests from the bundle's registrations.
///
/// This is the extension's side of the host link. For each request the runtime sets the process's
/// clock to the host's, looks up the registration by kind, runs the author's code, and replies with
/// data: descriptions, entries, archives.
///
/// - A provider runs once per request, and an entry's views run once per environment: the
///   requested archives are part of the reply.
/// - Every thrown error becomes a `.failure` reply with a text for the author.
/// - If two widgets or two controls have the same kind, the first one is used. `vitrine build`
///   rejects such a bundle.
/// - View closures run on the main actor. `perform()` and control providers run on
///   `AuthorExecutor`, so that a blocking one does not delay other requests.
///
/// The runtime keeps no state between requests except the archiver with its fonts and the notices
/// of `ClockChecks`. It schedules nothing; the host decides what to request and when.
@MainActor
final class ExtensionRuntime {
  private var registrations: [any _WidgetRegistration]
  private var archiver: ViewArchiver?
  var clockChecks = ClockChecks()

  init(_ list: _WidgetList) {
    registrations = list.registrations
    CollectedNotices.collect()
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

  /// The controls' sources by kind; the first one of each kind.
  var controlSources: [String: any ControlSource] {
    Dictionary(controls.map { ($0.kind, $0.source) }) { first, _ in first }
  }

  /// The widgets' sources by kind; the first one of each kind.
  var sources: [String: any EntrySource] {
    Dictionary(widgets.map { ($0.kind, $0.source) }) { first, _ in first }
  }

  func reply(to request: HostRequest) async -> ExtensionReply {
    if let clock = request.clock { VirtualClock.set(clock) }
    return NetworkHint.adding(to: await answer(request))
  }

  private func answer(_ request: HostRequest) async -> ExtensionReply {
    do {
      switch request.call {
      case .describe: return .description(description)
      case .placeholder(let widget): return .timeline(try await placeholder(widget))
      case .snapshot(let widget, let isPreview):
        return .timeline(try await snapshot(widget, isPreview: isPreview))
      case .timeline(let widget): return .timeline(try await timeline(widget))
      case .recommendations(let kind):
        return .recommendations(try await registration(ofKind: kind).source.recommendations())
      case .relevance(let kind):
        return .relevance(try await registration(ofKind: kind).source.relevance())
      case .options(let request):
        return .options(try await parameters(for: request).options(request))
      case .perform(let request):
        return .performed(
          try await withTaskExecutorPreference(AuthorExecutor.shared) {
            try await IntentPerformance.perform(request)
          })
      case .shortcuts: return .shortcuts(try ShortcutCatalog.descriptions())
      case .intents: return .intents(IntentDirectory.ofProgram.catalog)
      case .entities(let request):
        return .entities(try await IntentDirectory.ofProgram.entities(request))
      case .control(let request):
        return .control(try await control(request))
      case .controlTokens(let placed):
        await reportTokens(of: placed)
        return .done
      case .widgetToken(let token, let placed):
        await reportToken(token, widgets: placed)
        return .done
      case .activity(let request):
        return .activity(try activity(request))
      case .payloadSchema:
        return .payloadSchema(SchemaProbe.schema(of: activities, now: Date()))
      case .previews: return .previews(PreviewCatalog.shared.locations)
      case .preview(let index): return .preview(try await describedPreview(index))
      case .drawnPreview(let request): return .timeline(try await drawnPreview(request))
      case .app(let call):
        return .failure(FailureReport(.thrown, "an extension does not answer \(call.name)"))
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

  /// The control or the widget that has the parameter. A widget and a control may have the same
  /// kind; if both have the parameter, the control's is used.
  private func parameters(for request: OptionsRequest) throws -> any ParameterSource {
    let control = controls.first { $0.kind == request.kind }
    let isWidget = widgets.contains { $0.kind == request.kind }
    if let control,
      !isWidget
        || control.source.configuration.parameters.contains(where: { $0.name == request.parameter })
    {
      return control.source
    }
    return try registration(ofKind: request.kind).source
  }

  /// Adds the Live Activity of a preview if the bundle does not have it.
  func add(_ activity: ActivityRegistration) {
    guard !activities.contains(where: { $0.attributesType == activity.attributesType }) else {
      return
    }
    registrations.append(activity)
  }

  /// The end of an error message about an unknown name.
  static func available(_ names: [String]) -> String {
    names.isEmpty ? "The bundle has none." : "Available: \(names.joined(separator: ", "))."
  }

  /// The archiver. The first call loads the fonts.
  func readyArchiver() throws -> ViewArchiver {
    if let archiver { return archiver }
    let archiver = try ViewArchiver(fonts: .standard)
    self.archiver = archiver
    return archiver
  }
}
