import DeviceEngine
import Devices
import Foundation
import HostLink
import ViewArchive
import WidgetHost

extension PictureLane {
  /// What a surface of a companion shows, and where. Throws `SurfaceError`, `ArchiveError`.
  func contents(of scene: CompanionScene) throws -> SurfaceContents {
    let (device, layout) = try scene.layout()
    let isInteractive = scene.surface.isInteractive
    func elements(
      _ archive: Data, _ flipped: Set<Int>, isRedacted: Bool
    ) throws -> [PictureElement] {
      try decoded(archive).archive.pictureElements(
        at: scene.now, flipped: flipped, isRedacted: isRedacted, isLocked: scene.settings.isLocked
      ).map { isInteractive ? $0 : $0.inert }
    }
    var contents = SurfaceContents(
      screen: device.screen, cornerRadius: layout.screenCornerRadius, isInteractive: isInteractive,
      slots: scene.freeSlots(layout), secondHand: scene.secondHand(layout))
    for (widget, frame) in zip(scene.widgets, scene.widgetFrames(device, layout)) {
      guard let frame else { continue }
      contents.widgets.append(
        SurfaceContents.Widget(
          placement: widget.placement, frame: frame,
          size: widget.shown?.size ?? LinkSize(width: frame.width, height: frame.height),
          version: widget.shown?.version ?? 0,
          elements: try widget.shown.map {
            try elements($0.archive, $0.flippedToggles, isRedacted: $0.isRedacted)
          } ?? []))
    }
    // Tab and screen readers follow the order on the screen.
    contents.widgets.sort { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
    for (activity, frame) in zip(scene.activities, scene.activityFrames(layout)) {
      guard let frame, let form = layout.activityForms.first else { continue }
      let shown = activity.shown.first ?? nil
      contents.activities.append(
        SurfaceContents.Activity(
          activity: activity.id, presentation: form.presentation, frame: frame,
          size: shown?.size ?? LinkSize(width: frame.width, height: frame.height),
          // A pill opens the app, whichever of its parts is tapped.
          elements: layout.hasMenuBar
            ? []
            : try shown.map {
              try elements($0.archive, $0.flippedToggles, isRedacted: $0.isRedacted)
            } ?? []))
    }
    return contents
  }

  /// The date at which the picture changes by itself: with a widget, an activity or the time.
  /// Throws `ArchiveError`.
  func nextChange(of scene: CompanionScene) throws -> Date? {
    let archives =
      scene.widgets.compactMap { $0.shown?.archive }
      + scene.activities.flatMap(\.shown).compactMap { $0?.archive }
    let changes = try archives.compactMap { try decoded($0).clock.nextChange(after: scene.now) }
    let minutes = (scene.now.timeIntervalSinceReferenceDate / 60 + 1e-6).rounded(.down)
    return (changes + [Date(timeIntervalSinceReferenceDate: (minutes + 1) * 60)]).min()
  }
}

extension CompanionScene {
  /// The color of the hands' accent, `RRGGBB`: the tint, or orange in full colour.
  var accent: String { settings.look == .standard ? "FF9F0A" : settings.tint }

  /// An always-on display has no second hand.
  func secondHand(_ layout: CompanionLayout) -> SurfaceContents.SecondHand? {
    guard surface == .face, !settings.isLuminanceReduced,
      let dial = layout.face(settings.face)?.dial
    else { return nil }
    return SurfaceContents.SecondHand(frame: dial, color: accent)
  }

  fileprivate func freeSlots(_ layout: CompanionLayout) -> [SurfaceContents.FreeSlot]? {
    guard surface == .face, let face = layout.face(settings.face) else { return nil }
    let taken = Set(widgets.map(\.place))
    return zip(settings.face.slots, face.slots).enumerated().compactMap { position, slot in
      let place = WidgetPlace.face(settings.face, position: position)
      guard !taken.contains(place) else { return nil }
      return SurfaceContents.FreeSlot(place: place, family: slot.0, frame: slot.1)
    }
  }
}
