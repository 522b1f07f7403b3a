import HostLink

/// Where a phone's surfaces put widgets, icons and the clock. Points; the portrait screen's, but
/// for StandBy, whose screen lies on its side.
///
/// ```swift
/// let layout = Device.standard.surfaces
/// layout?.home.frame(column: 0, row: 2, size: small)  // 27.5, 286, 158 × 158
/// ```
/// The widget sizes, the pitch of the grid and the Lock Screen's gaps follow from the Human
/// Interface Guidelines. The top of the first row is measured by the community on screenshots
/// (tables for cutting wallpapers behind clear widgets). Everything else (dock, dots, status bar,
/// cutout, the Lock Screen's heights, StandBy) is an estimate that looks right, ±4 points.
public struct SurfaceLayout: Codable, Equatable, Sendable {
  /// What interrupts the screen at its top.
  public enum Cutout: String, Codable, Sendable { case none, notch, island }

  /// Of the glass; 0 for phones with a home button.
  public var screenCornerRadius: Double
  public var statusBar: SurfaceFrame
  public var cutout: Cutout
  /// Empty where there is none.
  public var cutoutFrame: SurfaceFrame
  /// The bar at the bottom; nil for phones with a home button.
  public var homeIndicator: SurfaceFrame?
  public var home: HomeLayout
  public var lock: LockLayout
  public var standBy: StandByLayout
  public var controlCenter: ControlCenterLayout
  /// The Action button on the phone's left side, beyond the screen's edge; nil for models without.
  public var actionButton: SurfaceFrame?
  /// nil for models without a Dynamic Island.
  public var island: IslandLayout?
  public var activities: ActivityStackLayout
}

/// A Home Screen page: a grid of icons that widgets cover four, eight or sixteen cells of.
public struct HomeLayout: Codable, Equatable, Sendable {
  public var columns: Int
  public var rows: Int
  /// The first cell's top left corner: a widget's, from edge to edge of the grid.
  public var gridX, gridY: Double
  /// From one cell to the next.
  public var columnPitch, rowPitch: Double
  public var iconSize: Double
  public var iconCornerRadius: Double
  /// An icon stands so far right of its cell's corner.
  public var iconInset: Double
  /// The label's line below an icon or a widget, and its distance.
  public var labelHeight, labelGap: Double
  public var pageDots: SurfaceFrame
  public var dock: SurfaceFrame
  /// 0 where the dock is a bar from edge to edge.
  public var dockCornerRadius: Double
  public var dockIcons: [SurfaceFrame]

  /// A widget of a size whose top left cell this is.
  public func frame(column: Int, row: Int, size: LinkSize) -> SurfaceFrame {
    SurfaceFrame(
      x: gridX + Double(column) * columnPitch, y: gridY + Double(row) * rowPitch,
      width: size.width, height: size.height)
  }

  /// The icon in a cell.
  public func iconFrame(column: Int, row: Int) -> SurfaceFrame {
    SurfaceFrame(
      x: gridX + iconInset + Double(column) * columnPitch, y: gridY + Double(row) * rowPitch,
      width: iconSize, height: iconSize)
  }

  /// The label below a widget or an icon.
  public func labelFrame(below frame: SurfaceFrame) -> SurfaceFrame {
    SurfaceFrame(x: frame.x, y: frame.maxY + labelGap, width: frame.width, height: labelHeight)
  }

  /// How many columns and rows a family covers; nil for one that a Home Screen does not show.
  public static func cells(
    of family: WidgetFamilyName
  ) -> (columns: Int, rows: Int)? {
    switch family {
    case .systemSmall: (2, 2)
    case .systemMedium: (4, 2)
    case .systemLarge: (4, 4)
    default: nil
    }
  }
}

/// The Lock Screen: one slot above the clock, a row of four positions below it.
public struct LockLayout: Codable, Equatable, Sendable {
  /// Above the clock; the date stands there where no widget does.
  public var inline: SurfaceFrame
  public var clock: SurfaceFrame
  /// From the top of the screen.
  public var clockBaseline: Double
  public var clockFontSize: Double
  /// The four positions together.
  public var row: SurfaceFrame
  /// A circular widget at each position.
  public var circular: [SurfaceFrame]
  /// A rectangular widget that begins at position 0, 1 or 2 and takes the next one too.
  public var rectangular: [SurfaceFrame]
  /// The two round slots for controls at the bottom, left and right; none on phones with a home
  /// button.
  public var controls: [SurfaceFrame]
}

/// StandBy: the phone on its side, two small widgets side by side, larger than on the Home Screen.
public struct StandByLayout: Codable, Equatable, Sendable {
  public var screen: LinkSize
  /// What a small widget's points are multiplied by.
  public var scale: Double
  public var left: SurfaceFrame
  public var right: SurfaceFrame
}
