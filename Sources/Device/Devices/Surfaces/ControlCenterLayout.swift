import HostLink

/// The layout of Control Center: controls of three sizes on pages of square cells. In points.
///
/// Apple publishes no sizes for controls; these are estimates.
package struct ControlCenterLayout: Codable, Equatable, Sendable {
  /// The side of a cell.
  package var cell: Double
  /// The gap between cells, horizontally and vertically.
  package var gap: Double
  package var columns: Int
  /// Rows per page.
  package var rows: Int
  /// Whether controls fill columns from the top in place of rows.
  package var fillsColumns: Bool
  /// The frame around all cells of a page.
  package var frame: SurfaceFrame
  /// The panel around cells, title and buttons; nil if Control Center covers the whole screen.
  package var panel: SurfaceFrame?
  /// The device's own modules, on the first page.
  package var modules: SystemModules

  /// The side of a cell and the gap on phones and iPads.
  static let standard = (cell: 64.0, gap: 16.0)

  /// Arranges the device's modules in the first cells.
  init(
    cell: Double, gap: Double, columns: Int, rows: Int, fillsColumns: Bool = false,
    frame: SurfaceFrame, panel: SurfaceFrame? = nil
  ) {
    self.cell = cell
    self.gap = gap
    self.columns = columns
    self.rows = rows
    self.fillsColumns = fillsColumns
    self.frame = frame
    self.panel = panel
    modules = .none
    modules = SystemModules(in: self)
  }

  /// The number of columns and rows that a control of this size covers.
  package static func cells(of size: ControlSizeName) -> (columns: Int, rows: Int) {
    switch size {
    case .small: (1, 1)
    case .medium: (2, 1)
    case .large: (2, 2)
    }
  }

  /// The size of a control, in points.
  package func size(of size: ControlSizeName) -> LinkSize {
    let (columns, rows) = Self.cells(of: size)
    return LinkSize(width: length(columns), height: length(rows))
  }

  /// The frame of a control whose top left cell is at `column` and `row`.
  package func frame(column: Int, row: Int, size: ControlSizeName) -> SurfaceFrame {
    let (columns, rows) = Self.cells(of: size)
    return frame(column: column, row: row, columns: columns, rows: rows)
  }

  /// The frame of cells.
  func frame(column: Int, row: Int, columns: Int, rows: Int) -> SurfaceFrame {
    SurfaceFrame(
      x: frame.x + Double(column) * (cell + gap), y: frame.y + Double(row) * (cell + gap),
      width: length(columns), height: length(rows))
  }

  /// The length of `count` cells and the gaps between them.
  private func length(_ count: Int) -> Double {
    Double(count) * (cell + gap) - gap
  }
}

extension SurfaceLayout {
  /// The size of a control on a surface, in points; nil if the surface shows no controls. Outside
  /// Control Center all controls are small.
  package func size(of size: ControlSizeName, on surface: SurfaceName) -> LinkSize? {
    switch surface {
    case .controlCenter: controlCenter?.size(of: size)
    case .lock: LinkSize(width: 50, height: 50)
    case .actionButton: LinkSize(width: 36, height: 36)
    default: nil
    }
  }
}
