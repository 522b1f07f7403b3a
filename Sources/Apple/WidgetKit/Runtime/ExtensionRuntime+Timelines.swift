import FoundationSupplement
import HostLink
import SwiftUI
import ViewArchive

/// Widgets: runs their providers and archives the entries.
extension ExtensionRuntime {
  func placeholder(_ request: WidgetRequest) async throws -> TimelineReply {
    let registration = try registration(for: request)
    let environments = try environments(of: request, registration)
    let context = try context(request, environments, isPreview: false)
    let provided = try await registration.source.placeholder(context)
    return try archived(provided, request, registration, environments)
  }

  func snapshot(
    _ request: WidgetRequest, isPreview: Bool
  ) async throws -> TimelineReply {
    let registration = try registration(for: request)
    let environments = try environments(of: request, registration)
    let context = try context(request, environments, isPreview: isPreview)
    let provided = try await registration.source.snapshot(request.configuration, context)
    return try archived(provided, request, registration, environments)
  }

  func timeline(_ request: WidgetRequest) async throws -> TimelineReply {
    let registration = try registration(for: request)
    let environments = try environments(of: request, registration)
    let context = try context(request, environments, isPreview: false)
    let provided = try await registration.source.timeline(request.configuration, context)
    guard !provided.entries.isEmpty else {
      throw FailureReport(
        .noEntries,
        "The provider of \"\(request.kind)\" returned a timeline without entries. Return at least "
          + "one, dated now.")
    }
    return try archived(provided, request, registration, environments, isTimeline: true)
  }

  // MARK: Lookup

  func registration(ofKind kind: String) throws -> WidgetRegistration {
    guard let registration = widgets.first(where: { $0.kind == kind }) else {
      throw FailureReport(
        .unknownKind, "Unknown widget kind \"\(kind)\". \(Self.available(widgets.map(\.kind)))")
    }
    return registration
  }

  private func registration(for request: WidgetRequest) throws -> WidgetRegistration {
    let registration = try registration(ofKind: request.kind)
    guard registration.families.contains(where: { $0.linkName == request.family }) else {
      let known = registration.families.map(\.description).joined(separator: ", ")
      throw FailureReport(
        .unsupportedFamily,
        "\"\(request.kind)\" does not support \(request.family.rawValue). Supported: \(known).")
    }
    return registration
  }

  func context(
    _ request: WidgetRequest, _ environments: [EnvironmentValues], isPreview: Bool
  ) throws -> TimelineProviderContext {
    // The provider's texts and formats have the locale of this request, too, not the last one's.
    if let environment = environments.first { CurrentLocale.set(environment.locale) }
    return TimelineProviderContext(
      environmentVariants: TimelineProviderContext.EnvironmentVariants(environments: environments),
      family: try family(of: request), isPreview: isPreview, displaySize: request.displaySize.size)
  }

  func family(of request: WidgetRequest) throws -> WidgetFamily {
    guard let family = WidgetFamily(request.family) else {
      throw FailureReport(
        .unsupportedFamily,
        "The widget family \(request.family.rawValue) is not supported in this version.")
    }
    return family
  }

  // MARK: Archiving

  /// The views' environments, one for each in the request.
  /// - Parameter registration: nil for a view without a widget.
  func environments(
    of request: WidgetRequest, _ registration: WidgetRegistration?
  ) throws -> [EnvironmentValues] {
    let family = try family(of: request)
    return try request.environments.map { link in
      var environment = try EnvironmentValues(link)
      environment.widgetFamily = family
      // Every corner of a face has room for a label.
      if family == .accessoryCorner { environment.showsWidgetLabel = true }
      if family == .accessoryCircular {
        environment.circularGaugeSide = min(request.displaySize.width, request.displaySize.height)
      }
      if family == .accessoryInline { environment.lineLimit = 1 }
      environment.singleTapAreaFamily =
        request.family.hasSingleTapArea ? request.family.rawValue : nil
      environment.widgetContentMargins = request.contentMargins.insets
      environment.setContainerCornerRadius(request.containerCornerRadius)
      if registration?.isContainerBackgroundRemovable == false {
        environment.showsContainerBackground = true
      }
      return environment
    }
  }

  /// - Parameter isTimeline: Whether the entries are shown until the policy's date, and not only
  ///   until the timeline arrives.
  func archived(
    _ provided: ProvidedTimeline, _ request: WidgetRequest, _ registration: WidgetRegistration?,
    _ environments: [EnvironmentValues], isTimeline: Bool = false
  ) throws -> TimelineReply {
    let archiver = try readyArchiver()
    let margins = registration?.margins(of: request) ?? request.contentMargins.insets
    var archives: [ArchivedEntry] = []
    var notices: [ExtensionNotice] = []
    let countdowns = isTimeline ? CountdownCheck(provided) : nil
    let now = Date()
    let contents = ContentCheck(now: now)
    for index in request.archives.indices(for: provided.entries.map(\.date)) {
      let entry = provided.entries[index]
      let dateNotice = contents.notice(ofEntry: index, at: entry.date)
      for (position, environment) in environments.enumerated() {
        CurrentLocale.set(environment.locale)
        func evaluated() -> ViewArchive {
          evaluatingViews {
            self.archive(
              entry, request, margins: margins, environment: environment, with: archiver)
          }
        }
        var archive = evaluated()
        archive.addCollectedNotices()
        if isTimeline {
          if position == 0 {
            archive.addNotice(
              clockChecks.notice(
                of: archive, entry: index, of: provided, request, now: now, again: evaluated))
          }
          archive.addNotice(contents.emptyView(in: archive))
          archive.addNotice(contents.marginsNotice(of: archive, margins))
        }
        let dates = archive.dynamicDates
        archive.addNotice(countdowns?.notice(of: dates, entry: index))
        archive.addNotice(countdowns?.endedNotice(of: dates, entry: index))
        for notice in contents.notices(of: archive, dates) { archive.addNotice(notice) }
        archive.addNotice(dateNotice)
        for issue in provided.issues { archive.addNotice(issue.notice) }
        notices.addWarnings(archive.notices)
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
}

extension ExtensionRuntime {
  /// Archives an entry in the request's size or, for a complication with a label, in the size that
  /// includes the label.
  private func archive(
    _ entry: ProvidedTimeline.Entry, _ request: WidgetRequest, margins: EdgeInsets,
    environment: EnvironmentValues, with archiver: ViewArchiver
  ) -> ViewArchive {
    if request.family == .accessoryInline {
      return archiver.inlineArchive(
        entry.view(), size: request.displaySize.size, margins: margins, environment: environment,
        now: entry.date)
    }
    guard let layout = ComplicationLayout(request, environment) else {
      return archiver.archive(
        entry.view(), size: request.displaySize.size, margins: margins, environment: environment,
        now: entry.date, expectsContainerBackground: true)
    }
    return archiver.archive(
      ComplicationView(layout, content: entry.view()), fitting: layout.bounds,
      environment: environment, now: entry.date, expectsContainerBackground: true
    ).archive
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
