import HostLink
import SwiftUI
import ViewArchive

/// Draws one content of an activity in the requested forms.
@MainActor
struct ActivityDrawing {
  let registration: ActivityRegistration
  let views: ActivityViews
  let archiver: ViewArchiver

  func reply(_ forms: [ActivityForm]) throws -> ActivityReply {
    var reply = ActivityReply()
    let island = views.island()
    let tints = ActivityTints()
    for (index, form) in forms.enumerated() {
      var environment = try environment(of: form)
      environment.activityTints = form.presentation.isLockScreenContent ? tints : nil
      CurrentLocale.set(environment.locale)
      let fitted = evaluatingViews { self.archive(form, island, environment) }
      var archive = fitted.archive
      archive.addCollectedNotices()
      archive.addNotice(IslandWidth.notice(of: archive, form))
      archive.addNotice(ContentCheck.mirroredText(in: archive))
      reply.notices.addWarnings(archive.notices)
      let url = archive.widgetURL?.absoluteString
      if form.presentation.isLockScreenContent {
        reply.lockScreenURL = reply.lockScreenURL ?? url
      } else {
        reply.islandURL = reply.islandURL ?? url
      }
      reply.keylineTint =
        reply.keylineTint ?? island.keylineTint?.hexadecimalWithAlpha(in: environment)
      reply.faces.append(
        ActivityFace(
          form: index, archive: try archive.encoded(),
          size: LinkSize(width: archive.size.width, height: archive.size.height),
          isTruncated: fitted.isTruncated, isTooWide: fitted.isTooWide))
    }
    reply.backgroundTint = tints.background
    reply.systemActionColor = tints.systemAction
    return reply
  }

  /// The environment of the views. The Island and StandBy are black in every appearance; the Lock
  /// Screen and the small family have the color scheme of the form.
  private func environment(of form: ActivityForm) throws -> EnvironmentValues {
    var environment = try EnvironmentValues(form.environment)
    if ![.lockScreen, .small].contains(form.presentation) { environment.colorScheme = .dark }
    environment.isInLiveActivity = true
    environment.isActivityFullscreen = form.presentation.isFullScreen
    environment.isActivityUpdateReduced = form.isUpdateReduced
    environment.isDynamicIslandLimitedInWidth = form.isIslandLimitedInWidth ?? false
    environment.activityFamily = form.presentation == .small ? .small : .medium
    environment.supportedActivityFamilies = registration.families
    environment.setContainerCornerRadius(form.containerCornerRadius)
    if form.presentation.isSingleTapArea {
      environment.singleTapAreaFamily = form.presentation.rawValue
    }
    return environment
  }

  private func archive(
    _ form: ActivityForm, _ island: DynamicIsland, _ environment: EnvironmentValues
  ) -> FittedArchive {
    let height = max(form.minimumHeight, form.maximumHeight)
    /// The form's width, and the views' own height within the form's limits.
    func fitted(_ view: some View, alignment: Alignment = .center) -> FittedArchive {
      archive(
        view, CGSize(width: form.width, height: min(form.minimumHeight, height)),
        alignment: alignment)
    }
    /// The Island's height, and the views' own width.
    func slot(
      _ view: AnyView, _ mode: DynamicIslandMode, minimumWidth: Double = 0
    ) -> FittedArchive {
      archive(
        view.widgetURL(island.url), CGSize(width: min(minimumWidth, form.width), height: height),
        island.margins(for: mode))
    }
    func archive(
      _ view: some View, _ minimum: CGSize, _ margins: EdgeInsets = EdgeInsets(),
      alignment: Alignment = .center
    ) -> FittedArchive {
      archiver.archive(
        view,
        fitting: ArchiveBounds(
          minimum: minimum, maximum: CGSize(width: form.width, height: height)),
        margins: margins, alignment: alignment, environment: environment, now: Date())
    }
    switch form.presentation {
    case .compactLeading, .landscapeLeading: return slot(island.compactLeading(), .compactLeading)
    case .compactTrailing, .landscapeTrailing:
      return slot(island.compactTrailing(), .compactTrailing)
    // At least as wide as high, which makes a circle.
    case .minimal, .landscapeMinimal:
      return slot(island.minimal(), .minimal, minimumWidth: height)
    case .expanded:
      let layout = ExpandedIslandLayout(
        notch: form.notch?.size ?? .zero, margins: island.margins(for: .expanded),
        minimumHeight: form.minimumHeight)
      // Content that is too high keeps its top margin. Source: docs/layout-facts.md §5.
      return fitted(layout { island.expanded() }.widgetURL(island.url), alignment: .top)
    case .small:
      guard registration.supplementalFamilies.contains(.small) else {
        return fitted(compactRow(island).widgetURL(island.url))
      }
      return fitted(views.lockScreen())
    // The Lock Screen's content, also where a surface enlarges it (`isLockScreenContent`).
    default: return fitted(views.lockScreen())
    }
  }

  /// The content of small surfaces if the author does not support the `small` family: the views of
  /// the compact Island, as high as there.
  private func compactRow(_ island: DynamicIsland) -> some View {
    HStack {
      side(island.compactLeading(), island.margins(for: .compactLeading))
      Spacer(minLength: 0)
      side(island.compactTrailing(), island.margins(for: .compactTrailing))
    }
  }

  private func side(_ view: AnyView, _ margins: EdgeInsets) -> some View {
    view.padding(margins).frame(maxHeight: Self.compactHeight)
  }

  /// In points. Source: Human Interface Guidelines, Live Activities.
  private static let compactHeight = 36.67
}
