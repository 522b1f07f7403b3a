import HostLink

/// The positions of widgets, complications and activities on the surfaces of a companion: a watch,
/// a car's display or a Mac. In points of the screen.
///
/// Apple publishes the sizes of widgets in a watch's Smart Stack and of activities in cars.
/// Everything else is an estimate.
package struct CompanionLayout: Codable, Equatable, Sendable {
  package var screenCornerRadius: Double
  /// The lists of widgets, by the raw value of their surface.
  package var lists: [String: ListLayout]
  /// The faces of a watch, by name; empty on other devices.
  package var faces: [String: FaceLayout]
  /// The place of the time in digits, except on a watch face.
  package var clock: SurfaceFrame
  /// Where activities are shown, from the top.
  package var activities: ListLayout
  /// What an activity shows.
  package var activityForms: [CompanionActivityForm]
  /// The bar with the system's items at the top of a Mac, or beside the widgets in a car; nil on a
  /// watch.
  package var bar: SurfaceFrame?
  /// nil in a car, which shows no controls.
  package var controls: CompanionControls?

  package func list(_ surface: SurfaceName) -> ListLayout? { lists[surface.rawValue] }

  package func face(_ name: WatchFaceName) -> FaceLayout? { faces[name.rawValue] }
}

/// A presentation of activities on a companion.
package struct CompanionActivityForm: Codable, Equatable, Sendable {
  package var presentation: ActivityPresentationName
  package var width: Double
  package var heights: ActivityHeights
  package var cornerRadius: Double
}

/// Widgets in rows. A row ends where the next widget would exceed the width.
package struct ListLayout: Codable, Equatable, Sendable {
  package var frame: SurfaceFrame
  /// The gap between widgets, horizontally and vertically.
  package var gap: Double

  /// The frames of widgets in their order, given by their sizes. They may exceed the height of the
  /// frame: the list scrolls.
  package func frames(_ sizes: [LinkSize]) -> [SurfaceFrame] {
    var (x, y, height) = (frame.x, frame.y, 0.0)
    return sizes.map { size in
      if x > frame.x, x + size.width > frame.maxX + 0.01 {
        (x, y, height) = (frame.x, y + height + gap, 0)
      }
      defer {
        x += size.width + gap
        height = max(height, size.height)
      }
      return SurfaceFrame(x: x, y: y, width: size.width, height: size.height)
    }
  }
}

/// The slots of a watch face.
package struct FaceLayout: Codable, Equatable, Sendable {
  /// The round dial with hands; nil on a face with digits.
  package var dial: SurfaceFrame?
  /// The time in digits; nil on a face with hands.
  package var digits: SurfaceFrame?
  /// In the order of `WatchFaceName.slots`.
  package var slots: [SurfaceFrame]
}

extension Device {
  /// The layout of the surfaces of a watch, a car's display or a Mac; nil for phones and pads.
  package var companion: CompanionLayout? {
    switch idiom {
    case .phone, .pad, .vision: nil
    case .watch: watchLayout
    case .car: carLayout
    case .mac: macLayout
    }
  }

  // MARK: Watch

  private var watchLayout: CompanionLayout? {
    guard let stack = size(of: .accessoryRectangular) else { return nil }
    let x = (screen.width - stack.width) / 2
    let area = SurfaceFrame(x: x, y: 30, width: stack.width, height: screen.height - 30)
    let list = ListLayout(frame: area, gap: 6)
    return CompanionLayout(
      screenCornerRadius: screenCornerRadius ?? 0, lists: [SurfaceName.smartStack.rawValue: list],
      faces: [
        WatchFaceName.dial.rawValue: dialLayout, WatchFaceName.panel.rawValue: panelLayout,
      ],
      clock: SurfaceFrame(x: screen.width / 2, y: 8, width: screen.width / 2 - 18, height: 18),
      activities: list,
      activityForms: [
        CompanionActivityForm(
          presentation: .small, width: stack.width,
          heights: ActivityHeights(least: stack.height, most: stack.height),
          cornerRadius: widgetCornerRadius)
      ], controls: watchControls)
  }

  private func slot(_ family: WidgetFamilyName, centerX: Double, centerY: Double) -> SurfaceFrame {
    let size = size(of: family) ?? LinkSize(width: 0, height: 0)
    return SurfaceFrame(
      centerX: centerX, centerY: centerY, width: size.width, height: size.height)
  }

  private var dialLayout: FaceLayout {
    let corner = size(of: .accessoryCorner) ?? LinkSize(width: 0, height: 0)
    let (left, right) = (corner.width / 2, screen.width - corner.width / 2)
    // The curves of all corners have their center in the middle of the screen.
    let inset = (screen.height - screen.width) / 2 + corner.height / 2
    let (top, bottom) = (inset, screen.height - inset)
    let (middleX, middleY) = (screen.width / 2, screen.height / 2)
    let reach = screen.width * 0.24
    let circle = size(of: .accessoryCircular)?.height ?? 0
    // The labels of the corners are outside of the dial.
    let dial = screen.width * 0.76
    return FaceLayout(
      dial: SurfaceFrame(
        centerX: middleX, centerY: middleY, width: dial, height: dial),
      slots: [
        slot(.accessoryCorner, centerX: left, centerY: top),
        slot(.accessoryCorner, centerX: right, centerY: top),
        slot(.accessoryCorner, centerX: left, centerY: bottom),
        slot(.accessoryCorner, centerX: right, centerY: bottom),
        slot(.accessoryCircular, centerX: middleX - reach, centerY: middleY),
        slot(.accessoryCircular, centerX: middleX + reach, centerY: middleY),
        slot(.accessoryCircular, centerX: middleX, centerY: middleY + reach),
        // Its label follows the bezel around the middle of the screen; docs/layout-facts.md §10.
        slot(.accessoryCircular, centerX: middleX, centerY: middleY - 1.03 * circle),
      ])
  }

  private var panelLayout: FaceLayout {
    let circle = size(of: .accessoryCircular)?.height ?? 0
    let rectangle = size(of: .accessoryRectangular)?.height ?? 0
    let inline = size(of: .accessoryInline)?.height ?? 0
    let (top, margin) = (8.0, 10.0)
    // What is left is shared by the gaps between the four rows.
    let gap = (screen.height - top - inline - 2 * circle - rectangle - 8) / 3
    let second = top + inline + gap
    let third = second + circle + gap
    let fourth = third + rectangle + gap
    let middle = screen.width / 2
    let reach = (screen.width - 2 * margin - circle) / 2
    return FaceLayout(
      digits: SurfaceFrame(
        x: margin + circle + 8, y: second, width: screen.width - 2 * margin - circle - 8,
        height: circle),
      slots: [
        slot(.accessoryInline, centerX: middle, centerY: top + inline / 2),
        slot(.accessoryCircular, centerX: margin + circle / 2, centerY: second + circle / 2),
        slot(.accessoryRectangular, centerX: middle, centerY: third + rectangle / 2),
        slot(.accessoryCircular, centerX: middle - reach, centerY: fourth + circle / 2),
        slot(.accessoryCircular, centerX: middle, centerY: fourth + circle / 2),
        slot(.accessoryCircular, centerX: middle + reach, centerY: fourth + circle / 2),
      ])
  }

  // MARK: Car and Mac

  private var carLayout: CompanionLayout {
    let (bar, margin) = (84.0, 20.0)
    let form = CompanionActivityForm.car(screen)
    let activity = form.width
    let isTall = screen.height > screen.width
    let right = isTall ? 0 : activity + margin
    let top = isTall ? form.heights.most + 2 * margin : margin
    let width = screen.width - bar - 2 * margin - right
    return CompanionLayout(
      screenCornerRadius: screenCornerRadius ?? 0,
      lists: [
        SurfaceName.carPlay.rawValue: ListLayout(
          frame: SurfaceFrame(
            x: bar + margin, y: top, width: width, height: screen.height - top - margin),
          gap: 16)
      ], faces: [:], clock: SurfaceFrame(x: 0, y: 14, width: bar, height: 22),
      activities: ListLayout(
        frame: SurfaceFrame(
          x: isTall ? bar + margin : screen.width - margin - activity, y: margin,
          width: isTall ? width : activity,
          // In portrait they are in one row, above the widgets.
          height: isTall ? top - 2 * margin : screen.height - 2 * margin), gap: 12),
      activityForms: [form], bar: SurfaceFrame(x: 0, y: 0, width: bar, height: screen.height))
  }

  private var macLayout: CompanionLayout {
    let (bar, margin) = (24.0, 20.0)
    let medium = size(of: .systemMedium)?.width ?? 364
    let top = bar + margin
    let height = screen.height - top - margin
    let center = SurfaceFrame(
      x: screen.width - margin - medium, y: top, width: medium, height: height)
    return CompanionLayout(
      screenCornerRadius: screenCornerRadius ?? 0,
      lists: [
        SurfaceName.desktop.rawValue: ListLayout(
          frame: SurfaceFrame(
            x: margin, y: top, width: screen.width - 2 * margin, height: height), gap: 24),
        SurfaceName.notificationCenter.rawValue: ListLayout(frame: center, gap: 24),
      ], faces: [:],
      clock: SurfaceFrame(x: screen.width - 132, y: 3, width: 120, height: 18),
      activities: ListLayout(
        frame: SurfaceFrame(x: screen.width / 2, y: 0, width: 240, height: bar), gap: 8),
      activityForms: [.compactLeading, .compactTrailing].map {
        CompanionActivityForm(
          presentation: $0, width: 100, heights: ActivityHeights(least: bar, most: bar),
          cornerRadius: bar / 2)
      } + [
        CompanionActivityForm(
          presentation: .lockScreen, width: medium, heights: .standard, cornerRadius: 24)
      ], bar: SurfaceFrame(x: 0, y: 0, width: screen.width, height: bar), controls: macControls)
  }
}
