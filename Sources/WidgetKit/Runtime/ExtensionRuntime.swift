import AppIntents
import FoundationSupplement
import HostLink
import SwiftUI
import TextEngine
import ViewArchive
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

  private var widgets: [WidgetRegistration] {
    registrations.compactMap { $0 as? WidgetRegistration }
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
        return .options(try await registration(ofKind: request.kind).source.options(request))
      case .perform(let request):
        return .performed(try await IntentPerformance.perform(request))
      case .control(let request):
        throw FailureReport(.unknownKind, "There is no control of kind \"\(request.kind)\".")
      case .controlTokens: return .done
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
      return .failure(FailureReport(.thrown, "\(request.call.name) of \(kind) failed: \(error)"))
    }
  }

  private var description: BundleDescription {
    BundleDescription(
      widgets: widgets.map(\.linkDescription),
      activities: registrations.compactMap { $0 as? ActivityRegistration }
        .map { ActivityDescription(attributesType: $0.attributesType) })
  }

  // MARK: Calls

  private func placeholder(_ request: WidgetRequest) async throws -> TimelineReply {
    let registration = try registration(for: request)
    let environments = try environments(of: request, registration)
    let context = try context(request, environments, isPreview: false)
    let provided = try await registration.source.placeholder(context)
    return try archived(provided, request, registration, environments)
  }

  private func snapshot(
    _ request: WidgetRequest, isPreview: Bool
  ) async throws -> TimelineReply {
    let registration = try registration(for: request)
    let environments = try environments(of: request, registration)
    let context = try context(request, environments, isPreview: isPreview)
    let provided = try await registration.source.snapshot(request.configuration, context)
    return try archived(provided, request, registration, environments)
  }

  private func timeline(_ request: WidgetRequest) async throws -> TimelineReply {
    let registration = try registration(for: request)
    let environments = try environments(of: request, registration)
    let context = try context(request, environments, isPreview: false)
    let provided = try await registration.source.timeline(request.configuration, context)
    guard !provided.entries.isEmpty else {
      throw FailureReport(
        .noEntries,
        "The provider of \"\(request.kind)\" gave a timeline without entries: give at least one, "
          + "dated now.")
    }
    return try archived(provided, request, registration, environments)
  }

  // MARK: Parts

  private func registration(ofKind kind: String) throws -> WidgetRegistration {
    guard let registration = widgets.first(where: { $0.kind == kind }) else {
      let known = widgets.map { "\"\($0.kind)\"" }.joined(separator: ", ")
      throw FailureReport(
        .unknownKind, "There is no widget of kind \"\(kind)\". There are: \(known).")
    }
    return registration
  }

  private func registration(for request: WidgetRequest) throws -> WidgetRegistration {
    let registration = try registration(ofKind: request.kind)
    guard registration.families.contains(where: { $0.linkName == request.family }) else {
      let known = registration.families.map(\.description).joined(separator: ", ")
      throw FailureReport(
        .unsupportedFamily,
        "\"\(request.kind)\" does not support \(request.family.rawValue). It supports: \(known).")
    }
    return registration
  }

  private func context(
    _ request: WidgetRequest, _ environments: [EnvironmentValues], isPreview: Bool
  ) throws -> TimelineProviderContext {
    TimelineProviderContext(
      environmentVariants: TimelineProviderContext.EnvironmentVariants(environments: environments),
      family: try family(of: request), isPreview: isPreview, displaySize: request.displaySize.size)
  }

  private func family(of request: WidgetRequest) throws -> WidgetFamily {
    guard let family = WidgetFamily(request.family) else {
      throw FailureReport(
        .unsupportedFamily, "There is no family \(request.family.rawValue) in this version.")
    }
    return family
  }

  /// One for each that the request names, as the views see them.
  private func environments(
    of request: WidgetRequest, _ registration: WidgetRegistration
  ) throws -> [EnvironmentValues] {
    let family = try family(of: request)
    return try request.environments.map { link in
      var environment = try EnvironmentValues(link)
      environment.widgetFamily = family
      environment.widgetContentMargins = request.contentMargins.insets
      environment.setContainerCornerRadius(
        request.containerCornerRadius, distance: registration.margins(of: request).leading)
      if !registration.isContainerBackgroundRemovable {
        environment.showsContainerBackground = true
      }
      return environment
    }
  }

  private func archived(
    _ provided: ProvidedTimeline, _ request: WidgetRequest, _ registration: WidgetRegistration,
    _ environments: [EnvironmentValues]
  ) throws -> TimelineReply {
    let archiver = try readyArchiver()
    let margins = registration.margins(of: request)
    var archives: [ArchivedEntry] = []
    var notices: [ExtensionNotice] = []
    for index in request.archives.indices(for: provided.entries.map(\.date)) {
      let entry = provided.entries[index]
      for (position, environment) in environments.enumerated() {
        CurrentLocale.set(environment.locale)
        let archive = archiver.archive(
          entry.view(), size: request.displaySize.size, margins: margins,
          environment: environment, now: entry.date, expectsContainerBackground: true)
        for notice in archive.notices.map({ ExtensionNotice(.warning, $0) })
        where !notices.contains(notice) {
          notices.append(notice)
        }
        archives.append(
          ArchivedEntry(entry: index, environment: position, archive: try archive.encoded()))
      }
    }
    return TimelineReply(
      entries: provided.entries.map { entry in
        EntryDescription(
          date: entry.date,
          relevance: entry.relevance.map {
            EntryDescription.Relevance(score: $0.score, duration: $0.duration)
          })
      }, policy: provided.policy.link, archives: archives, notices: notices, issues: provided.issues
    )
  }

  /// Fonts are loaded when the first archive is made.
  private func readyArchiver() throws -> ViewArchiver {
    if let archiver { return archiver }
    let archiver = try ViewArchiver(fonts: .standard)
    self.archiver = archiver
    return archiver
  }
}

extension TimelineReloadPolicy {
  var link: ReloadPolicy {
    switch rule {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(date)
    }
  }
}

extension LinkSize {
  var size: CGSize { CGSize(width: width, height: height) }
}

extension LinkInsets {
  var insets: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
