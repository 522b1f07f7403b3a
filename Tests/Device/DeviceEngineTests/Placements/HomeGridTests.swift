import HostLink
import Testing

@testable import DeviceEngine

@Suite struct HomeGridTests {
  private func grid(
    _ items: [(ArrangedID, WidgetFamilyName, Int, Int)]
  ) throws -> HomeGrid {
    var grid = HomeGrid()
    for (id, family, column, row) in items {
      try grid.put(id, family, at: .init(page: 0, column: column, row: row))
    }
    return grid
  }

  /// The items on page 0, and where the next widget is placed.
  struct Arrival: Sendable {
    var items: [(ArrangedID, WidgetFamilyName, Int, Int)]
    var family: WidgetFamilyName
    var expected: HomeGrid.Cell

    init(
      _ family: WidgetFamilyName, _ page: Int, _ column: Int, _ row: Int,
      after items: (ArrangedID, WidgetFamilyName, Int, Int)...
    ) {
      self.items = items
      self.family = family
      expected = .init(page: page, column: column, row: row)
    }
  }

  @Test(arguments: [
    Arrival(.systemSmall, 0, 0, 0),
    Arrival(.systemSmall, 0, 2, 0, after: ("a", .systemSmall, 0, 0)),
    Arrival(.systemMedium, 0, 0, 2, after: ("a", .systemSmall, 0, 0)),
    Arrival(.systemSmall, 0, 0, 3, after: ("a", .systemMedium, 0, 1)),
    Arrival(.systemLarge, 1, 0, 0, after: ("a", .systemLarge, 0, 0)),
    Arrival(.systemExtraLargePortrait, 0, 0, 0),
    Arrival(.systemExtraLargePortrait, 1, 0, 0, after: ("a", .systemSmall, 0, 0)),
    Arrival(.systemSmall, 1, 0, 0, after: ("a", .systemExtraLargePortrait, 0, 0)),
    Arrival(
      .systemSmall, 1, 0, 0, after: ("a", .systemLarge, 0, 0), ("b", .systemMedium, 0, 4)),
  ])
  func firstFreePlaceIsOrderedByPageRowColumn(arrival: Arrival) throws {
    #expect(try grid(arrival.items).firstFree(for: arrival.family) == arrival.expected)
  }

  struct Misfit: Sendable {
    var family: WidgetFamilyName
    var cell: HomeGrid.Cell

    init(_ family: WidgetFamilyName, _ page: Int, _ column: Int, _ row: Int) {
      self.family = family
      cell = .init(page: page, column: column, row: row)
    }
  }

  @Test(arguments: [
    Misfit(.systemSmall, 0, 3, 0), Misfit(.systemSmall, 0, 0, 5), Misfit(.systemSmall, 0, -1, 0),
    Misfit(.systemSmall, -1, 0, 0), Misfit(.systemSmall, HomeGrid.pages, 0, 0),
    Misfit(.systemMedium, 0, 1, 0), Misfit(.systemLarge, 0, 0, 3),
    Misfit(.systemExtraLarge, 0, 0, 0), Misfit(.accessoryCircular, 0, 0, 0),
    Misfit(.systemSmall, 0, .max, .max), Misfit(.systemSmall, .min, .min, 0),
  ])
  func rejectsItemOutsideGrid(misfit: Misfit) throws {
    var grid = HomeGrid()
    #expect(throws: HostError.self) { try grid.move("a", misfit.family, to: misfit.cell) }
    #expect(grid == HomeGrid())
  }

  @Test func displacedWidgetMovesToFirstFreePlace() throws {
    var grid = try grid([("a", .systemSmall, 0, 0), ("b", .systemSmall, 2, 0)])
    let moved = try grid.move("b", .systemSmall, to: .init(page: 0, column: 0, row: 0))
    #expect(moved == ["a": .init(page: 0, column: 2, row: 0)])
  }

  @Test func partlyOverlappedWidgetsAreDisplaced() throws {
    var grid = try grid([("a", .systemSmall, 0, 0), ("b", .systemSmall, 2, 0)])
    let moved = try grid.move("c", .systemMedium, to: .init(page: 0, column: 0, row: 1))
    #expect(Set(moved.keys) == ["a", "b"])
    #expect(moved["a"] == .init(page: 0, column: 0, row: 3))
    #expect(moved["b"] == .init(page: 0, column: 2, row: 3))
  }

  @Test func fullPageMovesDisplacedWidgetToSourcePage() throws {
    var grid = try grid([("a", .systemLarge, 0, 0), ("b", .systemMedium, 0, 4)])
    try grid.put("c", .systemLarge, at: .init(page: 1, column: 0, row: 0))
    let moved = try grid.move("c", .systemLarge, to: .init(page: 0, column: 0, row: 0))
    #expect(moved == ["a": .init(page: 1, column: 0, row: 0)])
  }

  @Test func itemThatFillsPageMovesOthersToLaterPages() throws {
    var grid = try grid([("a", .systemSmall, 0, 0), ("b", .systemSmall, 2, 0)])
    try grid.put("c", .systemLarge, at: .init(page: 1, column: 0, row: 0))
    let moved = try grid.move(
      "a", .systemExtraLargePortrait, to: .init(page: 0, column: 0, row: 0))
    #expect(moved == ["b": .init(page: 1, column: 0, row: 4)])
  }

  @Test func newItemOnFullPageMovesOthersToANewPage() throws {
    var grid = try grid([("a", .systemLarge, 0, 0), ("b", .systemMedium, 0, 4)])
    let moved = try grid.move("c", .systemSmall, to: .init(page: 0, column: 0, row: 4))
    #expect(moved == ["b": .init(page: 1, column: 0, row: 0)])
  }

  @Test func failedMoveChangesNothing() throws {
    var grid = HomeGrid()
    for page in 0..<HomeGrid.pages {
      try grid.put(
        "a\(page)", .systemExtraLargePortrait, at: .init(page: page, column: 0, row: 0))
    }
    let before = grid
    #expect(throws: HostError.self) {
      try grid.move("c", .systemSmall, to: .init(page: 0, column: 0, row: 0))
    }
    #expect(grid == before)
  }

  /// After any moves, no two widgets share a cell.
  @Test(arguments: [UInt64(1), 7, 42]) func noTwoWidgetsShareACell(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var grid = HomeGrid()
    let families: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]
    for _ in 0..<400 {
      let id: ArrangedID = "p\(Int.random(in: 0..<12, using: &random))"
      let known = grid.items.first { $0.id == id }?.family
      let family = known ?? families.randomElement(using: &random) ?? .systemSmall
      let cell = HomeGrid.Cell(
        page: Int.random(in: 0..<3, using: &random), column: Int.random(in: 0..<4, using: &random),
        row: Int.random(in: 0..<6, using: &random))
      _ = try? grid.move(id, family, to: cell)
      var covered: Set<HomeGrid.Cell> = []
      for item in grid.items {
        let size = try #require(HomeShape.phone.cells(of: item.family))
        for column in 0..<size.columns {
          for row in 0..<size.rows {
            let cell = HomeGrid.Cell(
              page: item.cell.page, column: item.cell.column + column, row: item.cell.row + row)
            #expect(covered.insert(cell).inserted, "seed \(seed)")
          }
        }
      }
    }
    #expect(grid.items.count > 3)
  }
}
