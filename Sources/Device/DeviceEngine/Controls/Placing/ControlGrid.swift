import Devices
import HostLink

/// The cells that a control covers in Control Center, counted from the page's top left corner.
public struct ControlCell: Codable, Equatable, Hashable, Sendable {
  public var page: Int
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(page: Int, column: Int, row: Int, columns: Int, rows: Int) {
    self.page = page
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }
}

/// Lays out an order of controls on the pages of Control Center.
///
/// ```swift
/// ControlGrid(columns: 4, rows: 7).cells(of: [.small, .medium, .large])
/// ```
/// Each control is placed at the first free cells, in reading order, after the previous control. A
/// gap stays if a wide control does not fit. The layout depends only on the user's order, so
/// reading order, screen readers and surfaces agree.
public struct ControlGrid: Equatable, Sendable {
  public var columns: Int
  public var rows: Int
  /// The number of rows at the top of the first page that the device's own modules cover.
  public var reservedRows: Int

  /// Columns and rows are raised to at least 2, so that every size fits.
  public init(columns: Int, rows: Int, reservedRows: Int = 0) {
    self.columns = max(columns, 2)
    self.rows = max(rows, 2)
    self.reservedRows = min(max(reservedRows, 0), self.rows)
  }

  package init(_ layout: ControlCenterLayout) {
    self.init(columns: layout.columns, rows: layout.rows, reservedRows: layout.modules.rows)
  }

  /// The cells for each size, in order. Complexity: O(n).
  public func cells(of sizes: [ControlSizeName]) -> [ControlCell] {
    var cells: [ControlCell] = []
    var (page, next) = (0, reservedRows * columns)
    var taken: Set<Int> = []
    for size in sizes {
      let (width, height) = ControlCenterLayout.cells(of: size)
      while !fits(width, height, at: next, taken) {
        next += 1
        if next >= columns * rows { (page, next, taken) = (page + 1, 0, []) }
      }
      let (row, column) = next.quotientAndRemainder(dividingBy: columns)
      for y in row..<(row + height) {
        for x in column..<(column + width) { taken.insert(y * columns + x) }
      }
      cells.append(
        ControlCell(page: page, column: column, row: row, columns: width, rows: height))
    }
    return cells
  }

  private func fits(_ width: Int, _ height: Int, at cell: Int, _ taken: Set<Int>) -> Bool {
    let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
    guard column + width <= columns, row + height <= rows else { return false }
    return (row..<(row + height)).allSatisfy { y in
      (column..<(column + width)).allSatisfy { !taken.contains(y * columns + $0) }
    }
  }
}
