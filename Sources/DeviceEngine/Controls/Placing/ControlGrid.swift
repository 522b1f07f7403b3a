import Devices
import HostLink

/// The cells that a control covers in Control Center, from its page's top left.
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

/// How an order of controls flows into Control Center's pages.
///
/// Each stands at the first free cells, in reading order, behind the one before it: what is read
/// first stands first, and a gap is left where a wide one does not fit. A person's order is the
/// only input, so that surfaces, programs and screen readers agree.
public struct ControlGrid: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  /// Both are 2 at least, so that every size fits.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 2)
    self.rows = max(rows, 2)
  }

  /// One cell for each size, in order. Complexity: O(n).
  public func cells(of sizes: [ControlSizeName]) -> [ControlCell] {
    var cells: [ControlCell] = []
    var (page, next) = (0, 0)
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
