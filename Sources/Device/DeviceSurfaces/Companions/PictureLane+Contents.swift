import DeviceEngine
import Devices
import Foundation
import HostLink
import ViewArchive
import WidgetHost

extension PictureLane {
  /// What a surface of a companion shows, and where. Throws `SurfaceError`.
  func contents(of scene: CompanionScene) throws -> SurfaceContents {
    var scene = scene
    scene.unrollsList = true
    let (device, layout) = try scene.layout()
    // An alert covers the whole screen: nothing else can be pressed.
    guard scene.alert == nil else {
      return SurfaceContents(
        screen: device.screen, cornerRadius: layout.screenCornerRadius,
        isInteractive: scene.surface.isInteractive)
    }
    let reader = ElementReader(scene.surface, scene.settings, at: scene.now)
    var contents = SurfaceContents(
      screen: device.screen, cornerRadius: layout.screenCornerRadius,
      isInteractive: scene.surface.isInteractive, slots: scene.freeSlots(layout),
      pages: scene.pages, secondHand: scene.secondHand(layout))
    contents.widgets = self.contents(
      of: zip(scene.widgets, scene.widgetFrames(device, layout)).map { ($0, $1) }, reader)
    for (activity, frame) in zip(scene.activities, scene.activityFrames(layout)) {
      guard let frame, let form = layout.activityForms.first else { continue }
      let shown = activity.shown.first ?? nil
      contents.activities.append(
        SurfaceContents.Activity(
          activity: activity.id, presentation: form.presentation, frame: frame,
          size: shown?.size ?? LinkSize(width: frame.width, height: frame.height),
          // A pill opens the app, whichever of its parts is tapped.
          elements: layout.hasMenuBar ? [] : elements(shown, reader)))
    }
    for (control, frame) in zip(scene.controls, scene.controlFrames(device, layout)) {
      guard let frame else { continue }
      contents.controls.append(SurfaceContents.Control(control: control.id, frame: frame))
    }
    let list = scene.scrolledList(device, layout)
    // They cannot be reached.
    contents.widgets.removeAll { widget in
      widget.frame.y >= device.screen.height && list?.contains(widget.frame) != true
    }
    contents.list = list.map { SurfaceContents.List($0, of: contents) }
    return contents
  }

  /// What a surface of an iPad beside the main device shows, and where. Throws `SurfaceError`,
  /// `ArchiveError`, `RasterizerError`.
  func contents(of scene: SurfaceScene) throws -> SurfaceContents {
    let composer = try SurfaceComposer(scene, scale: 0.25, rasterizer: rasterizer)
    let reader = ElementReader(scene.surface, scene.settings, at: scene.now)
    var contents = SurfaceContents(
      screen: composer.layout.screen(of: scene),
      cornerRadius: composer.layout.screenCornerRadius,
      controls: (scene.controlCenter ?? scene.controls).map {
        SurfaceContents.Control(control: $0.id, frame: $0.frame)
      }, pages: scene.pages(composer.layout))
    // Control Center covers everything else.
    guard scene.controlCenter == nil else { return contents }
    contents.widgets = self.contents(
      of: scene.widgets.map { ($0, composer.frame(of: $0).map(SurfaceFrame.init)) }, reader)
    func size(_ activity: SurfaceScene.Activity) -> LinkSize {
      activity.shown?.size ?? Self.emptyActivity
    }
    guard let stack = composer.layout.activities else { return contents }
    let banners = [scene.banner].compactMap(\.self)
    let frames =
      stack.frames(scene.activities.map(size)) + banners.map { stack.bannerFrame(size($0)) }
    for (activity, frame) in zip(
      scene.activities.prefix(frames.count - banners.count) + banners, frames)
    {
      contents.activities.append(
        SurfaceContents.Activity(
          activity: activity.id, presentation: .lockScreen, frame: frame,
          size: LinkSize(width: frame.width, height: frame.height),
          elements: elements(activity.shown, reader)))
    }
    return contents
  }

  /// The widgets with a frame. Tab and screen readers follow their order on the screen.
  private func contents(
    of widgets: [(SurfaceScene.Widget, SurfaceFrame?)], _ reader: ElementReader
  ) -> [SurfaceContents.Widget] {
    widgets.compactMap { widget, frame -> SurfaceContents.Widget? in
      guard let frame else { return nil }
      return SurfaceContents.Widget(
        placement: widget.placement, frame: frame,
        size: widget.shown?.size ?? LinkSize(width: frame.width, height: frame.height),
        version: widget.shown?.version ?? 0,
        elements: widget.shown.map {
          elements(of: $0.archive, $0.flippedToggles, isRedacted: $0.isRedacted, reader)
        } ?? [])
    }
    .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
  }

  func elements(_ shown: ShownActivity?, _ reader: ElementReader) -> [PictureElement] {
    shown.map {
      elements(of: $0.archive, $0.flippedToggles, isRedacted: $0.isRedacted, reader)
    } ?? []
  }

  /// Empty if the archive is damaged, like its picture.
  func elements(
    of archive: Data, _ flipped: Set<Int>, isRedacted: Bool, _ reader: ElementReader
  ) -> [PictureElement] {
    guard let decoded = try? decoded(archive) else { return [] }
    return reader.elements(of: decoded.archive, flipped, isRedacted: isRedacted)
  }

  /// The date at which the picture changes by itself: with a widget, an activity or the time.
  func nextChange(of archives: [Data], at now: Date) -> Date? {
    let changes = archives.compactMap { try? decoded($0).clock.nextChange(after: now) }
    let minutes = (now.timeIntervalSinceReferenceDate / 60 + 1e-6).rounded(.down)
    return (changes + [Date(timeIntervalSinceReferenceDate: (minutes + 1) * 60)]).min()
  }
}

/// Reads the elements of archives as a surface shows them.
struct ElementReader {
  let surface: SurfaceName
  let settings: DeviceSettings
  let now: Date

  init(_ surface: SurfaceName, _ settings: DeviceSettings, at now: Date) {
    self.surface = surface
    self.settings = settings
    self.now = now
  }

  func elements(
    of archive: ViewArchive, _ flipped: Set<Int>, isRedacted: Bool
  ) -> [PictureElement] {
    archive.pictureElements(
      at: now, flipped: flipped, isRedacted: isRedacted, isLocked: settings.isLocked
    ).map { surface.isInteractive ? $0 : $0.inert }
  }
}

extension SurfaceFrame {
  init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }
}

extension SurfaceScene {
  fileprivate func pages(_ layout: SurfaceLayout) -> SurfaceContents.Pages? {
    if controlCenter != nil {
      return layout.controlCenter.map {
        SurfaceContents.Pages(
          $0, shown: controlCenterPage, count: controlCenterPages,
          others: otherControls.map { .control($0) })
      }
    }
    guard surface == .home, let home = layout.home else { return nil }
    let others = widgets.filter { widget in
      if case .home(page, _, _) = widget.place { false } else { true }
    }
    return SurfaceContents.Pages(
      shown: page, count: max(pages, page + 1), dots: home.pageDots,
      others: others.map { .placement($0.placement) })
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
