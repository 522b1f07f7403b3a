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

  /// On a phone in landscape each column is filled from the top.
  @Test(arguments: [
    ("", 0, ""), ("sss s", 0, "0.0,0 0.0,1 0.0,2 0.1,0"),
    ("mm m s", 0, "0.0,0 0.0,1 0.0,2 0.2,0"), ("sm s", 0, "0.0,0 0.0,1 0.0,2"),
    // Beside a large control, and below it.
    ("lss s", 0, "0.0,0 0.0,2 0.1,2 0.2,0"), ("ssl s", 0, "0.0,0 0.0,1 0.1,0 0.1,2"),
    // A control that does not fit into the last column is on the next page.
    ("ll m m", 0, "0.0,0 0.2,0 0.2,2 1.0,0"),
    (
      "sss sss sss m", 0,
      "0.0,0 0.0,1 0.0,2 0.1,0 0.1,1 0.1,2 0.2,0 0.2,1 0.2,2 1.0,0"
    ),
    ("sss s", 6, "0.2,0 0.2,1 0.2,2 0.3,0"), ("l s", 9, "1.0,0 1.0,2"), ("s", 12, "1.0,0"),
  ])
  func columnsAreFilledInLandscape(letters: String, reserved: Int, expected: String) {
    let grid = ControlGrid(columns: 4, rows: 3, reserved: Set(0..<reserved), fillsColumns: true)
    #expect(
      grid.cells(of: Self.sizes(letters)).map { "\($0.page).\($0.column),\($0.row)" }
        .joined(separator: " ") == expected)
  }

  /// The device's own modules cover the first rows of the first page.
  @Test(arguments: [
    ("s", "0.0,2"), ("ss ss s", "0.0,2 0.1,2 0.2,2 0.3,2 1.0,0"), ("l", "1.0,0"),
    ("ml s", "0.0,2 1.0,0 1.2,0"),
  ])
  func controlsBeginBelowModules(letters: String, expected: String) {
    let cells = ControlGrid(columns: 4, rows: 3, reserved: Set(0..<8)).cells(
      of: Self.sizes(letters))
    #expect(
      cells.map { "\($0.page).\($0.column),\($0.row)" }.joined(separator: " ") == expected)
  }

  /// Cells between modules are filled, too. The numbers are those of the order of filling.
  @Test(arguments: [
    ("ss s", [0, 1, 4, 5], false, "0.2,0 0.3,0 0.2,1"), ("l s", [3, 7], false, "0.0,0 0.2,0"),
    ("mm", [1, 6], false, "0.2,0 0.0,1"), ("l", [0, 5, 10], false, "0.2,0"),
    ("sm l", [1, 2], true, "0.0,0 0.1,0 0.1,1"), ("l", Array(0..<12), true, "1.0,0"),
    // A module outside of the grid covers nothing.
    ("s", [-1, 12, 400], false, "0.0,0"),
  ])
  func controlsFillCellsAroundModules(
    letters: String, reserved: [Int], fillsColumns: Bool, expected: String
  ) {
    let grid = ControlGrid(
      columns: 4, rows: 3, reserved: Set(reserved), fillsColumns: fillsColumns)
    #expect(
      grid.cells(of: Self.sizes(letters)).map { "\($0.page).\($0.column),\($0.row)" }
        .joined(separator: " ") == expected)
  }

  private static func sizes(_ letters: String) -> [ControlSizeName] {
    letters.compactMap { letter in
      ControlSizeName.allCases.first { $0.rawValue.first == letter }
    }
  }

  @Test(arguments: [false, true])
  func cellsNeverOverlapAndKeepOrder(fillsColumns: Bool) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let sizes = (0..<60).map { _ in
        ControlSizeName.allCases.randomElement(using: &random) ?? .small
      }
      let grid = ControlGrid(columns: 4, rows: 7, fillsColumns: fillsColumns)
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
        let order =
          cell.page * 28
          + (fillsColumns ? cell.column * 7 + cell.row : cell.row * 4 + cell.column)
        #expect(order > last)
        last = order
      }
    }
  }
}
