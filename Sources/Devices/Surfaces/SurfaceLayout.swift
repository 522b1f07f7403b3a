import HostLink

/// The positions of widgets, icons, the clock and other items on a phone's surfaces.
///
/// ```swift
/// let layout = Device.standard.surfaces
/// layout?.home.frame(column: 0, row: 2, size: small)  // 27.5, 286, 158 × 158
/// ```
/// Frames are in points of the portrait screen; those of StandBy are in points of the landscape
/// screen.
///
/// Sources:
/// - Widget sizes, the pitch of the grid and the gaps of the Lock Screen follow from the Human
///   Interface Guidelines.
/// - The top of the first row was measured by the community on screenshots (tables for cutting
///   wallpapers behind clear widgets).
/// - Everything else (dock, page dots, status bar, cutout, heights on the Lock Screen, StandBy) is
///   an estimate, ±4 points.
package struct SurfaceLayout: Codable, Equatable, Sendable {
  /// The kind of camera cutout at the top of the screen.
  package enum Cutout: String, Codable, Sendable { case none, notch, island }

  /// 0 for phones with a home button.
  package var screenCornerRadius: Double
  package var statusBar: SurfaceFrame
  package var cutout: Cutout
  /// Empty if there is no cutout.
  package var cutoutFrame: SurfaceFrame
  /// The Home indicator at the bottom; nil for phones with a home button.
  package var homeIndicator: SurfaceFrame?
  package var home: HomeLayout
  package var today: TodayLayout
  package var lock: LockLayout
  package var standBy: StandByLayout
  package var controlCenter: ControlCenterLayout
  /// The Action button, beyond the left edge of the screen; nil for models without one.
  package var actionButton: SurfaceFrame?
  /// nil for models without a Dynamic Island.
  package var island: IslandLayout?
  package var activities: ActivityStackLayout
}

/// The layout of a Home Screen page: a grid of icons. A widget covers four, eight or sixteen cells.
package struct HomeLayout: Codable, Equatable, Sendable {
  package var columns: Int
  package var rows: Int
  /// The top left corner of the first cell, which is also the corner of a widget there.
  package var gridX, gridY: Double
  /// The distance from one cell to the next.
  package var columnPitch, rowPitch: Double
  package var iconSize: Double
  package var iconCornerRadius: Double
  /// The distance from the left edge of a cell to its icon.
  package var iconInset: Double
  /// The height of the label below an icon or a widget, and the gap above it.
  package var labelHeight, labelGap: Double
  package var pageDots: SurfaceFrame
  package var dock: SurfaceFrame
  /// 0 if the dock is a bar from edge to edge.
  package var dockCornerRadius: Double
  package var dockIcons: [SurfaceFrame]

  /// The frame of a widget whose top left cell is at `column` and `row`.
  package func frame(column: Int, row: Int, size: LinkSize) -> SurfaceFrame {
    SurfaceFrame(
      x: gridX + Double(column) * columnPitch, y: gridY + Double(row) * rowPitch,
      width: size.width, height: size.height)
  }

  /// The frame of the icon in a cell.
  package func iconFrame(column: Int, row: Int) -> SurfaceFrame {
    SurfaceFrame(
      x: gridX + iconInset + Double(column) * columnPitch, y: gridY + Double(row) * rowPitch,
      width: iconSize, height: iconSize)
  }

  /// The frame of the label below a widget or an icon.
  package func labelFrame(below frame: SurfaceFrame) -> SurfaceFrame {
    SurfaceFrame(x: frame.x, y: frame.maxY + labelGap, width: frame.width, height: labelHeight)
  }

  /// The number of columns and rows that a family covers; nil if the Home Screen does not show it.
  package static func cells(
    of family: WidgetFamilyName
  ) -> (columns: Int, rows: Int)? {
    switch family {
    case .systemSmall: (2, 2)
    case .systemMedium: (4, 2)
    case .systemLarge: (4, 4)
    case .systemExtraLargePortrait: (4, 6)
    default: nil
    }
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

/// The layout of the Lock Screen: one slot above the clock, and a row of four positions below it.
package struct LockLayout: Codable, Equatable, Sendable {
  /// The slot above the clock, which shows the date if it has no widget.
  package var inline: SurfaceFrame
  package var clock: SurfaceFrame
  /// The distance of the clock's baseline from the top of the screen.
  package var clockBaseline: Double
  package var clockFontSize: Double
  /// The frame around the four positions.
  package var row: SurfaceFrame
  /// The frame of a circular widget at each position.
  package var circular: [SurfaceFrame]
  /// The frame of a rectangular widget at position 0, 1 or 2. It covers two positions.
  package var rectangular: [SurfaceFrame]
  /// The two round slots for controls at the bottom, left and right; empty for phones with a home
  /// button.
  package var controls: [SurfaceFrame]
}

/// The layout of StandBy: two small widgets side by side on the landscape screen, scaled up.
package struct StandByLayout: Codable, Equatable, Sendable {
  package var screen: LinkSize
  /// The factor by which small widgets are scaled.
  package var scale: Double
  package var left: SurfaceFrame
  package var right: SurfaceFrame
}
