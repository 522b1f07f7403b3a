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
/// reading order, screen readers and surfaces agree. On a phone in landscape, the cells of a column
/// are filled before those of the next.
public struct ControlGrid: Equatable, Sendable {
  public var columns: Int
  public var rows: Int
  /// The cells of the first page that the device's own modules cover, numbered in the order of
  /// filling.
  public var reserved: Set<Int>
  /// Whether columns are filled from the top in place of rows.
  public var fillsColumns: Bool

  /// Columns and rows are raised to at least 2, so that every size fits.
  public init(
    columns: Int, rows: Int, reserved: Set<Int> = [], fillsColumns: Bool = false
  ) {
    self.columns = max(columns, 2)
    self.rows = max(rows, 2)
    self.reserved = reserved
    self.fillsColumns = fillsColumns
  }

  package init(_ layout: ControlCenterLayout) {
    self.init(columns: layout.columns, rows: layout.rows, fillsColumns: layout.fillsColumns)
    for block in layout.modules.blocks {
      for row in block.row..<(block.row + block.rows) {
        for column in block.column..<(block.column + block.columns) {
          reserved.insert(number(column: column, row: row))
        }
      }
    }
  }

  /// The cells for each size, in order. Complexity: O(n).
  public func cells(of sizes: [ControlSizeName]) -> [ControlCell] {
    var cells: [ControlCell] = []
    var (page, next) = (0, 0)
    var taken = reserved
    for size in sizes {
      var covered = covered(by: size, at: next)
      while covered?.isDisjoint(with: taken) != true {
        next += 1
        if next >= columns * rows { (page, next, taken) = (page + 1, 0, []) }
        covered = self.covered(by: size, at: next)
      }
      taken.formUnion(covered ?? [])
      let (column, row) = place(next)
      let (width, height) = ControlCenterLayout.cells(of: size)
      cells.append(
        ControlCell(page: page, column: column, row: row, columns: width, rows: height))
    }
    return cells
  }

  /// The cells, numbered in the order of filling, that a size covers; nil if it crosses an edge.
  private func covered(by size: ControlSizeName, at cell: Int) -> Set<Int>? {
    let (column, row) = place(cell)
    let (width, height) = ControlCenterLayout.cells(of: size)
    guard column + width <= columns, row + height <= rows else { return nil }
    return Set(
      (row..<(row + height)).flatMap { y in
        (column..<(column + width)).map { number(column: $0, row: y) }
      })
  }

  private func number(column: Int, row: Int) -> Int {
    fillsColumns ? column * rows + row : row * columns + column
  }

  private func place(_ cell: Int) -> (column: Int, row: Int) {
    let (line, rest) = cell.quotientAndRemainder(dividingBy: fillsColumns ? rows : columns)
    return fillsColumns ? (line, rest) : (rest, line)
  }
}
