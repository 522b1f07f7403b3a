import HostLink

/// The layout of a Home Screen page: a grid of icons. A widget covers several cells.
package struct HomeLayout: Codable, Equatable, Sendable {
  package var columns: Int
  package var rows: Int
  /// The number of columns, and of rows, that a small widget covers: 2 on phones, 1 on iPads.
  package var smallSpan: Int
  /// The top left corner of the first cell, which is also the corner of a widget there.
  package var gridX, gridY: Double
  /// The distance from one cell to the next.
  package var columnPitch, rowPitch: Double
  package var iconSize: Double
  package var iconCornerRadius: Double
  /// The distance from the left edge of a cell to its icon, and from the top edge.
  package var iconInset: Double
  package var iconTop = 0.0
  /// The height of the label below an icon or a widget, and the gap above it.
  package var labelHeight, labelGap: Double
  package var pageDots: SurfaceFrame
  package var dock: SurfaceFrame
  /// 0 if the dock is a bar from edge to edge.
  package var dockCornerRadius: Double
  package var dockIcons: [SurfaceFrame]
  /// Within this width, frames are mirrored if the first column is on the right; nil for the width
  /// of the screen without its strip.
  package var mirrorWidth: Double?

  /// The frame of a widget whose top left cell is at `column` and `row`.
  package func frame(column: Int, row: Int, size: LinkSize) -> SurfaceFrame {
    SurfaceFrame(
      x: gridX + Double(column) * columnPitch, y: gridY + Double(row) * rowPitch,
      width: size.width, height: size.height)
  }

  /// The frame of the icon in a cell.
  package func iconFrame(column: Int, row: Int) -> SurfaceFrame {
    SurfaceFrame(
      x: gridX + iconInset + Double(column) * columnPitch,
      y: gridY + iconTop + Double(row) * rowPitch, width: iconSize, height: iconSize)
  }

  /// The frame of the label below a widget or an icon.
  package func labelFrame(below frame: SurfaceFrame) -> SurfaceFrame {
    SurfaceFrame(x: frame.x, y: frame.maxY + labelGap, width: frame.width, height: labelHeight)
  }
}

extension WidgetFamilyName {
  /// The size of a Home Screen widget in small widgets; nil for families of other surfaces.
  package var smallWidgets: (columns: Int, rows: Int)? {
    switch self {
    case .systemSmall: (1, 1)
    case .systemMedium: (2, 1)
    case .systemLarge: (2, 2)
    case .systemExtraLarge: (4, 2)
    case .systemExtraLargePortrait: (2, 3)
    default: nil
    }
  }
}
