import HostLink

/// The positions of widgets, icons, the clock and other items on a device's surfaces, for one
/// orientation of the screen.
///
/// ```swift
/// let layout = Device.standard.surfaces
/// layout?.home?.frame(column: 0, row: 2, size: small)  // 27.5, 286, 158 × 158
/// ```
/// A surface that the device does not have is nil. Frames are in points of the screen; those of
/// StandBy and `turned` are in points of the phone's landscape screen.
///
/// Sources:
/// - Widget sizes, the pitch of the grid and the gaps of the Lock Screen follow from the Human
///   Interface Guidelines.
/// - The top of the first row on phones was measured by the community on screenshots (tables for
///   cutting wallpapers behind clear widgets).
/// - Everything else (dock, page dots, status bar, cutout, heights on the Lock Screen, StandBy, the
///   position of an iPad's grid) is an estimate, ±4 points.
package struct SurfaceLayout: Codable, Equatable, Sendable {
  /// The kind of camera cutout at the top of the screen.
  package enum Cutout: String, Codable, Sendable { case none, notch, island, camera }

  /// The size of the screen as it is held.
  package var screen: LinkSize
  /// 0 for devices with a home button.
  package var screenCornerRadius: Double
  package var statusBar: SurfaceFrame
  /// Where the time and the signals are, if they are in a strip at the right edge, as on iPhone
  /// Duo; nil if they are in `statusBar`. Everything else is left of the strip.
  package var sideStatus: SurfaceFrame?
  /// The band across the middle of a screen with a hinge, which content avoids while the device is
  /// half open; nil for other screens.
  package var fold: SurfaceFrame?
  /// The margins of the safe area of apps.
  package var safeArea: LinkInsets
  package var cutout: Cutout
  /// Empty if there is no cutout.
  package var cutoutFrame: SurfaceFrame
  /// The Home indicator at the bottom; nil for devices with a home button.
  package var homeIndicator: SurfaceFrame?
  package var home: HomeLayout?
  package var today: TodayLayout?
  package var lock: LockLayout?
  package var standBy: SidesLayout?
  package var controlCenter: ControlCenterLayout?
  /// The Action button, beyond the left edge of the screen; nil for models without one.
  package var actionButton: SurfaceFrame?
  /// nil for models without a Dynamic Island.
  package var island: IslandLayout?
  package var activities: ActivityStackLayout?
  /// The screen of a phone in landscape, for apps and Control Center; nil for devices whose
  /// surfaces turn.
  package var turned: TurnedLayout?

  /// The surfaces that the device has.
  package var names: Set<SurfaceName> {
    let all: [(SurfaceName, Bool)] = [
      (.home, home != nil), (.today, today != nil), (.lock, lock != nil),
      (.standBy, standBy != nil), (.controlCenter, controlCenter != nil),
      (.actionButton, actionButton != nil), (.island, island != nil),
    ]
    return Set(all.filter(\.1).map(\.0))
  }

  /// The width of the screen without the strip at the right edge.
  package var contentWidth: Double { sideStatus?.x ?? screen.width }

  /// The layout of a surface that turns the device; nil for others.
  package func sides(of surface: SurfaceName) -> SidesLayout? {
    surface == .standBy ? standBy : nil
  }
}

extension SurfaceLayout {
  /// The layout of a phone whose screen has widgets of these sizes.
  init(
    _ builder: SurfaceLayoutBuilder, small: LinkSize, medium: LinkSize, large: LinkSize,
    lock: LockLayout
  ) {
    self.init(
      screen: builder.screen, screenCornerRadius: builder.facts.cornerRadius,
      statusBar: builder.statusBar, safeArea: builder.safeArea, cutout: builder.facts.cutout,
      cutoutFrame: builder.cutout,
      homeIndicator: builder.homeIndicator,
      home: builder.home(small: small, medium: medium, large: large),
      today: builder.today(medium: medium), lock: lock, standBy: builder.sides(small: small),
      controlCenter: builder.controlCenter, actionButton: builder.actionButton,
      island: builder.island, activities: builder.activities(lock), turned: builder.turned)
  }
}

/// The layout of the Today View: a list of widgets, of which two small ones share a row.
///
/// Apple publishes no sizes for the gaps; these are estimates.
package struct TodayLayout: Codable, Equatable, Sendable {
  /// The left edge of the list and the top of its first row before it scrolls.
  package var x, y: Double
  package var width: Double
  /// The gap between rows.
  package var gap: Double

  /// The frames of widgets in their order, given by their sizes.
  package func frames(_ sizes: [LinkSize]) -> [SurfaceFrame] {
    var (top, height, isHalfFull) = (y, 0.0, false)
    return sizes.map { size in
      let isSmall = size.width < width / 2
      if isSmall, isHalfFull {
        isHalfFull = false
        return SurfaceFrame(
          x: x + width - size.width, y: top, width: size.width, height: size.height)
      }
      if height > 0 { top += height + gap }
      (height, isHalfFull) = (size.height, isSmall)
      return SurfaceFrame(x: x, y: top, width: size.width, height: size.height)
    }
  }
}

/// The layout of the Lock Screen: one slot above the clock, and four positions below it in a row.
///
/// On an iPad in landscape the positions form a column of three rows at the left, or at the right
/// in languages that are written from right to left: 0 and 1 share the first row, 2 and 3 the
/// second. A rectangular widget at position 1 is in the third row, so that it never covers its
/// neighbours.
package struct LockLayout: Codable, Equatable, Sendable {
  /// The slot above the clock, beside the date. On the other side in languages that are written
  /// from right to left.
  package var inline: SurfaceFrame
  package var clock: SurfaceFrame
  /// The distance of the clock's baseline from the top of the screen.
  package var clockBaseline: Double
  package var clockFontSize: Double
  /// The frame around the positions.
  package var row: SurfaceFrame
  /// The frame of a circular widget at each position.
  package var circular: [SurfaceFrame]
  /// The frame of a rectangular widget at position 0, 1 or 2. It covers two positions.
  package var rectangular: [SurfaceFrame]
  /// The two round slots for controls at the bottom, left and right; empty for phones with a home
  /// button.
  package var controls: [SurfaceFrame]

  /// Whether the positions form a column.
  package var isColumn: Bool { row.height > row.width }

  /// The distance between the date and the content of the inline widget, in points.
  package static let dateGap = 7.0
  /// How far the inline slot is moved from the middle of the screen. It is half of a short date and
  /// the gap, so that both together are in the middle. An estimate.
  package static let dateShift = 52.0
}

/// The layout of a surface that turns a phone, such as StandBy: two small widgets side by side on
/// the landscape screen, scaled up.
package struct SidesLayout: Codable, Equatable, Sendable {
  package var screen: LinkSize
  /// The factor by which small widgets are scaled.
  package var scale: Double
  package var left: SurfaceFrame
  package var right: SurfaceFrame
}
