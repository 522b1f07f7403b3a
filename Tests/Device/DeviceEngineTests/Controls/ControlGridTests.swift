import Devices
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct ControlGridTests {
  /// Letters are sizes: s, m, l. Cells are `page.column,row`.
  @Test(arguments: [
    ("", ""),
    ("ssss s", "0.0,0 0.1,0 0.2,0 0.3,0 0.0,1"),
    ("mm m", "0.0,0 0.2,0 0.0,1"),
    ("sm s", "0.0,0 0.1,0 0.3,0"),
    // A gap stays where a control does not fit, so that the order is kept.
    ("sssm s", "0.0,0 0.1,0 0.2,0 0.0,1 0.2,1"),
    ("slss s", "0.0,0 0.1,0 0.3,0 0.0,1 0.3,1"),
    ("ll s", "0.0,0 0.2,0 0.0,2"),
    // With three rows, a large control does not fit into the last.
    ("mm mm l", "0.0,0 0.2,0 0.0,1 0.2,1 1.0,0"),
    ("ll mm s", "0.0,0 0.2,0 0.0,2 0.2,2 1.0,0"),
    ("ll mm ll m", "0.0,0 0.2,0 0.0,2 0.2,2 1.0,0 1.2,0 1.0,2"),
  ])
  func cellsFollowOrder(letters: String, expected: String) {
    let cells = ControlGrid(columns: 4, rows: 3).cells(of: Self.sizes(letters))
    #expect(
      cells.map { "\($0.page).\($0.column),\($0.row)" }.joined(separator: " ") == expected)
  }

  /// The device's own modules cover the first rows of the first page.
  @Test(arguments: [
    ("s", "0.0,2"), ("ss ss s", "0.0,2 0.1,2 0.2,2 0.3,2 1.0,0"), ("l", "1.0,0"),
    ("ml s", "0.0,2 1.0,0 1.2,0"),
  ])
  func controlsBeginBelowModules(letters: String, expected: String) {
    let cells = ControlGrid(columns: 4, rows: 3, reservedRows: 2).cells(of: Self.sizes(letters))
    #expect(
      cells.map { "\($0.page).\($0.column),\($0.row)" }.joined(separator: " ") == expected)
  }

  private static func sizes(_ letters: String) -> [ControlSizeName] {
    letters.compactMap { letter in
      ControlSizeName.allCases.first { $0.rawValue.first == letter }
    }
  }

  @Test func cellsNeverOverlapAndKeepOrder() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let sizes = (0..<60).map { _ in
        ControlSizeName.allCases.randomElement(using: &random) ?? .small
      }
      let grid = ControlGrid(columns: 4, rows: 7)
      var taken: Set<[Int]> = []
      var last = -1
      for (size, cell) in zip(sizes, grid.cells(of: sizes)) {
        #expect((cell.columns, cell.rows) == ControlCenterLayout.cells(of: size))
        #expect(cell.column + cell.columns <= 4 && cell.row + cell.rows <= 7)
        for x in 0..<cell.columns {
          for y in 0..<cell.rows {
            #expect(taken.insert([cell.page, cell.column + x, cell.row + y]).inserted)
          }
        }
        let order = cell.page * 28 + cell.row * 4 + cell.column
        #expect(order > last)
        last = order
      }
    }
  }
}
