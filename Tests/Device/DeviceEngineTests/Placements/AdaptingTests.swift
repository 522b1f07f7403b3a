import HostLink
import Testing

@testable import DeviceEngine

/// The Home Screen of an iPad that is turned, and of a device that replaces another.
@Suite struct AdaptingTests {
  private static let phone = DeviceSettings().capacity
  private static let upright = capacity(.portrait)
  private static let landscape = capacity(.landscape)

  private static func capacity(_ orientation: ScreenOrientation) -> SurfaceCapacity {
    var settings = DeviceSettings(device: "1024x1366")
    settings.orientation = orientation
    return settings.capacity
  }

  private func arrangement(
    _ capacity: SurfaceCapacity, _ items: [(PlacementID, WidgetFamilyName, WidgetPlace)]
  ) throws -> Arrangement {
    var arrangement = Arrangement(capacity: capacity)
    for (id, family, place) in items {
      try arrangement.add(
        Placement(id: id, extension: "E", kind: "K", family: family, place: place), at: place)
    }
    return arrangement
  }

  private func places(_ arrangement: Arrangement) -> [PlacementID: WidgetPlace] {
    Dictionary(uniqueKeysWithValues: arrangement.placements.map { ($0.id, $0.place) })
  }

  @Test func iPadHasAsManyCellsInBothOrientations() {
    #expect(Self.upright.home == HomeShape(columns: 4, rows: 6, smallSpan: 1))
    #expect(Self.landscape.home == HomeShape(columns: 6, rows: 4, smallSpan: 1))
    #expect(Self.upright.home.cells(of: .systemExtraLarge)! == (4, 2))
    #expect(Self.phone.home.cells(of: .systemExtraLarge) == nil)
  }

  @Test func itemsReturnToTheirCellsWhenDeviceIsTurnedBack() throws {
    var arrangement = try arrangement(
      Self.upright,
      [
        ("a", .systemExtraLarge, .home(page: 0, column: 0, row: 4)),
        ("b", .systemSmall, .home(page: 0, column: 3, row: 1)),
        ("c", .systemLarge, .home(page: 1, column: 1, row: 2)),
      ])
    let before = places(arrangement)
    arrangement.adapt(to: Self.landscape)
    let turned = places(arrangement)
    #expect(turned["b"] == .home(page: 0, column: 0, row: 0))
    #expect(turned["a"] == .home(page: 0, column: 1, row: 0))
    #expect(turned["c"] == .home(page: 1, column: 0, row: 0))
    arrangement.adapt(to: Self.upright)
    #expect(places(arrangement) == before)
    arrangement.adapt(to: Self.landscape)
    #expect(places(arrangement) == turned)
  }

  @Test func moveInOneOrientationDoesNotChangeTheOther() throws {
    var arrangement = try arrangement(
      Self.upright, [("a", .systemMedium, .home(page: 0, column: 2, row: 5))])
    arrangement.adapt(to: Self.landscape)
    try arrangement.move("a", to: .home(page: 0, column: 4, row: 3))
    arrangement.adapt(to: Self.upright)
    #expect(places(arrangement) == ["a": .home(page: 0, column: 2, row: 5)])
    arrangement.adapt(to: Self.landscape)
    #expect(places(arrangement) == ["a": .home(page: 0, column: 4, row: 3)])
  }

  /// A page for three extra large widgets in portrait has room for two in landscape.
  @Test func itemsWithoutRoomGoToLaterPages() throws {
    var arrangement = try arrangement(
      Self.upright,
      (0..<3).map { ("a\($0)", .systemExtraLarge, .home(page: 0, column: 0, row: 2 * $0)) })
    arrangement.adapt(to: Self.landscape)
    #expect(
      places(arrangement) == [
        "a0": .home(page: 0, column: 0, row: 0), "a1": .home(page: 0, column: 0, row: 2),
        "a2": .home(page: 1, column: 0, row: 0),
      ])
  }

  /// Families and surfaces that the phone lacks keep their places, block no others, and return.
  @Test func widgetsThatDeviceLacksAreSetAside() throws {
    let items: [(PlacementID, WidgetFamilyName, WidgetPlace)] = [
      ("a", .systemExtraLarge, .home(page: 0, column: 0, row: 0)),
      ("b", .systemSmall, .home(page: 0, column: 0, row: 2)),
    ]
    var arrangement = try arrangement(Self.upright, items)
    arrangement.adapt(to: Self.phone)
    let aside = try arrangement.placement("a")
    #expect(arrangement.problem(aside) == "393x852 does not show systemExtraLarge")
    #expect(aside.place == .home(page: 0, column: 0, row: 0))
    #expect(try arrangement.placement("b").place == .home(page: 0, column: 0, row: 0))
    try arrangement.add(
      Placement(
        id: "c", extension: "E", kind: "K", family: .systemSmall, place: .standBy(.left)),
      at: .standBy(.left))
    arrangement.adapt(to: Self.upright)
    #expect(places(arrangement)["a"] == .home(page: 0, column: 0, row: 0))
    #expect(places(arrangement)["b"] == .home(page: 0, column: 0, row: 2))
    let standBy = try arrangement.placement("c")
    #expect(standBy.place == .standBy(.left))
    #expect(arrangement.problem(standBy) == "1024x1366 does not have StandBy")
  }

  @Test func stacksAreAdaptedAsOneItem() throws {
    var arrangement = try arrangement(
      Self.upright,
      [
        ("a", .systemSmall, .home(page: 0, column: 3, row: 5)),
        ("b", .systemSmall, .home(page: 0, column: 0, row: 0)),
      ])
    _ = try arrangement.stack("b", onto: "a", newStack: "s1")
    arrangement.adapt(to: Self.landscape)
    #expect(try arrangement.stack("s1").place == .home(page: 0, column: 0, row: 0))
    arrangement.adapt(to: Self.upright)
    #expect(try arrangement.stack("s1").place == .home(page: 0, column: 3, row: 5))
  }

  /// A recovery of a damaged store removes nothing that the current device cannot show.
  @Test func rebuildingKeepsWhatDeviceLacks() throws {
    var arrangement = try arrangement(
      Self.upright,
      [
        ("a", .systemExtraLarge, .home(page: 0, column: 0, row: 0)),
        ("b", .systemExtraLarge, .home(page: 0, column: 0, row: 2)),
        ("c", .systemExtraLarge, .home(page: 0, column: 0, row: 4)),
      ])
    _ = try arrangement.stack("b", onto: "a", newStack: "s1")
    arrangement.adapt(to: Self.phone)
    for stacks in [arrangement.stacks, []] {
      let rebuilt = Arrangement(rebuilding: arrangement.placements, stacks, capacity: Self.phone)
      #expect(rebuilt.placements.map(\.id) == ["a", "b", "c"])
      #expect(rebuilt.stacks.map(\.members) == [["a", "b"]])
      #expect(rebuilt.placements.allSatisfy { rebuilt.problem($0) != nil })
    }
  }

  @Test func surfacesAndFamiliesThatDeviceLacksAreRejected() throws {
    var arrangement = Arrangement(capacity: Self.upright)
    let small = Placement(
      id: "a", extension: "E", kind: "K", family: .systemSmall, place: .lockInline)
    #expect(throws: HostError.badPlace(reason: "1024x1366 does not have StandBy")) {
      try arrangement.add(small, at: .standBy(.left))
    }
    var large = small
    large.family = .systemExtraLarge
    #expect(throws: HostError.self) { try arrangement.add(large, at: .today(position: 0)) }
    #expect(arrangement.placements.isEmpty)
    var phone = Arrangement()
    #expect(throws: HostError.badPlace(reason: "393x852 does not show systemExtraLarge")) {
      try phone.add(large, at: .home(page: 0, column: 0, row: 0))
    }
  }

  /// After any moves and turns every item has a place on the grid, and no two share a cell.
  @Test(arguments: [UInt64(3), 11, 99]) func noItemIsLost(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let families: [WidgetFamilyName] = [
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    ]
    var arrangement = Arrangement(capacity: Self.upright)
    for number in 0..<40 {
      let family = families.randomElement(using: &random) ?? .systemSmall
      try arrangement.add(
        Placement(id: "p\(number)", extension: "E", kind: "K", family: family, place: .lockInline),
        at: nil)
    }
    let capacities = [Self.upright, Self.landscape, Self.phone]
    for _ in 0..<60 {
      let id: ArrangedID = "p\(Int.random(in: 0..<40, using: &random))"
      let place = WidgetPlace.home(
        page: Int.random(in: 0..<4, using: &random),
        column: Int.random(in: 0..<6, using: &random), row: Int.random(in: 0..<6, using: &random))
      try? arrangement.move(id, to: place)
      arrangement.adapt(to: capacities.randomElement(using: &random) ?? Self.upright)
      #expect(arrangement.placements.count == 40)
      var grid = HomeGrid(try #require(arrangement.capacities[.main]).home)
      for placement in arrangement.placements where arrangement.problem(placement) == nil {
        guard case .home(let page, let column, let row) = placement.place else { continue }
        try grid.put(
          .placement(placement.id), placement.family,
          at: .init(page: page, column: column, row: row))
      }
    }
  }
}
