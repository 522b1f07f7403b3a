import HostLink
import Testing

@testable import DeviceEngine

@Suite struct ArrangementTests {
  private func placement(_ id: PlacementID, _ family: WidgetFamilyName = .systemSmall) -> Placement
  {
    Placement(id: id, extension: "Sample", kind: "k", family: family, place: .lockInline)
  }

  private func arrangement(_ items: [(PlacementID, WidgetFamilyName, WidgetPlace?)]) throws
    -> Arrangement
  {
    var arrangement = Arrangement()
    for (id, family, place) in items { try arrangement.add(placement(id, family), at: place) }
    return arrangement
  }

  private func smalls(_ count: Int) throws -> Arrangement {
    try arrangement((1...count).map { ("p\($0)", .systemSmall, nil) })
  }

  @Test(arguments: [
    (WidgetFamilyName.systemSmall, WidgetPlace.home(page: 0, column: 0, row: 0)),
    (.systemLarge, .home(page: 0, column: 0, row: 0)),
    (.accessoryInline, .lockInline), (.accessoryCircular, .lockRow(position: 0)),
    (.accessoryRectangular, .lockRow(position: 0)),
  ])
  func familyGoesToItsSurface(family: WidgetFamilyName, place: WidgetPlace) throws {
    #expect(try arrangement([("p1", family, nil)]).placements[0].place == place)
  }

  @Test(arguments: [
    (WidgetFamilyName.accessoryInline, WidgetPlace.home(page: 0, column: 0, row: 0)),
    (.systemSmall, .lockInline), (.systemSmall, .lockRow(position: 0)),
    (.accessoryCircular, .lockInline), (.accessoryInline, .lockRow(position: 0)),
    (.accessoryRectangular, .lockRow(position: 3)), (.accessoryCircular, .lockRow(position: 4)),
    (.accessoryCircular, .lockRow(position: -1)), (.accessoryCircular, .lockRow(position: .max)),
    (.accessoryCircular, .standBy(.left)), (.systemMedium, .standBy(.left)),
    (.systemSmall, .stack("s9", position: 0)),
    (.systemExtraLarge, .home(page: 0, column: 0, row: 0)),
    (.accessoryCircular, .today(position: 0)), (.systemSmall, .today(position: -1)),
  ])
  func rejectsUnsupportedPlace(family: WidgetFamilyName, place: WidgetPlace) throws {
    var arrangement = Arrangement()
    #expect(throws: HostError.self) { try arrangement.add(placement("p1", family), at: place) }
    #expect(arrangement == Arrangement())
  }

  @Test func resizedWidgetStaysAndOthersMakeRoom() throws {
    var arrangement = try smalls(2)
    try arrangement.resize("p2", to: .systemMedium)
    let placed = try arrangement.placement("p2")
    #expect(placed.family == .systemMedium && placed.place == .home(page: 0, column: 0, row: 0))
    #expect(try arrangement.placement("p1").place == .home(page: 0, column: 0, row: 2))
    try arrangement.resize("p2", to: .systemSmall)
    #expect(try arrangement.placement("p2").place == .home(page: 0, column: 0, row: 0))
    let row = try self.arrangement([("p1", .accessoryCircular, .lockRow(position: 3))])
    var wide = row
    try wide.resize("p1", to: .accessoryRectangular)
    #expect(try wide.placement("p1").place == .lockRow(position: 2))
  }

  @Test func widgetResizedOnAFullPageMovesOthersToTheNextPage() throws {
    var arrangement = try smalls(6)
    try arrangement.resize("p1", to: .systemMedium)
    #expect(try arrangement.placement("p1").place == .home(page: 0, column: 0, row: 0))
    #expect(try arrangement.placement("p2").place == .home(page: 1, column: 0, row: 0))
    #expect(try arrangement.placement("p3").place == .home(page: 0, column: 0, row: 2))
  }

  @Test func memberOfStackIsNotResized() throws {
    var arrangement = try smalls(2)
    _ = try arrangement.stack("p1", onto: "p2", newStack: "s1")
    let before = arrangement
    #expect(throws: HostError.self) { try arrangement.resize("p1", to: .systemMedium) }
    #expect(throws: HostError.self) { try arrangement.resize("p9", to: .systemMedium) }
    #expect(arrangement == before)
  }

  @Test func extraLargeHasNoPlaceOnPhone() {
    var arrangement = Arrangement()
    #expect(throws: HostError.self) {
      try arrangement.add(placement("p1", .systemExtraLarge), at: nil)
    }
  }

  @Test func lockScreenRowHoldsFour() throws {
    var arrangement = try arrangement([
      ("p1", .accessoryCircular, nil), ("p2", .accessoryRectangular, nil),
      ("p3", .accessoryCircular, nil),
    ])
    #expect(
      arrangement.placements.map(\.place) == [
        .lockRow(position: 0), .lockRow(position: 1), .lockRow(position: 3),
      ])
    #expect(throws: HostError.self) {
      try arrangement.add(placement("p4", .accessoryCircular), at: nil)
    }
  }

  @Test func movedAccessoryDisplacesAnother() throws {
    var arrangement = try arrangement([
      ("p1", .accessoryCircular, .lockRow(position: 0)),
      ("p2", .accessoryRectangular, .lockRow(position: 2)),
    ])
    try arrangement.move("p2", to: .lockRow(position: 0))
    #expect(
      arrangement.placements.map(\.place) == [.lockRow(position: 2), .lockRow(position: 0)])
  }

  @Test func standByWidgetsSwapSides() throws {
    var arrangement = try arrangement([
      ("p1", .systemSmall, .standBy(.left)), ("p2", .systemSmall, .standBy(.right)),
    ])
    try arrangement.move("p1", to: .standBy(.right))
    #expect(arrangement.placements.map(\.place) == [.standBy(.right), .standBy(.left)])
    #expect(throws: HostError.self) { try arrangement.add(placement("p3"), at: .standBy(.left)) }
  }

  @Test func droppingWidgetOntoAnotherCreatesStack() throws {
    var arrangement = try smalls(2)
    let stack = try arrangement.stack("p1", onto: "p2", newStack: "s1")
    #expect(stack.members == ["p2", "p1"])
    #expect(stack.top == "p1")
    #expect(stack.place == .home(page: 0, column: 2, row: 0))
    #expect(
      arrangement.placements.map(\.place) == [
        .stack("s1", position: 1), .stack("s1", position: 0),
      ])
  }

  @Test func stackOfOneIsDissolved() throws {
    var arrangement = try smalls(2)
    _ = try arrangement.stack("p1", onto: "p2", newStack: "s1")
    try arrangement.remove("p1")
    #expect(arrangement.stacks.isEmpty)
    #expect(arrangement.placements.map(\.place) == [.home(page: 0, column: 2, row: 0)])
  }

  @Test func movingMemberOutKeepsOrderOfOthers() throws {
    var arrangement = try smalls(3)
    _ = try arrangement.stack("p2", onto: "p1", newStack: "s1")
    _ = try arrangement.stack("p3", onto: "s1", newStack: "s2")
    try arrangement.move("p2", to: .home(page: 0, column: 2, row: 4))
    #expect(arrangement.stacks[0].members == ["p1", "p3"])
    #expect(try arrangement.placement("p3").place == .stack("s1", position: 1))
    #expect(try arrangement.placement("p2").place == .home(page: 0, column: 2, row: 4))
  }

  @Test func movingMemberReordersStack() throws {
    var arrangement = try smalls(3)
    _ = try arrangement.stack("p2", onto: "p1", newStack: "s1")
    _ = try arrangement.stack("p3", onto: "s1", newStack: "s2")
    try arrangement.move("p3", to: .stack("s1", position: 0))
    #expect(arrangement.stacks[0].members == ["p3", "p1", "p2"])
    #expect(try arrangement.placement("p1").place == .stack("s1", position: 1))
  }

  @Test func stacksMerge() throws {
    var arrangement = try smalls(4)
    _ = try arrangement.stack("p2", onto: "p1", newStack: "s1")
    _ = try arrangement.stack("p4", onto: "p3", newStack: "s2")
    let merged = try arrangement.stack("s1", onto: "s2", newStack: "s3")
    #expect(merged.members == ["p3", "p4", "p1", "p2"])
    #expect(merged.top == "p2")
    #expect(arrangement.stacks.map(\.id) == ["s2"])
  }

  @Test func stackMovesAndIsRemovedAsWhole() throws {
    var arrangement = try smalls(3)
    _ = try arrangement.stack("p2", onto: "p1", newStack: "s1")
    try arrangement.move("s1", to: .home(page: 0, column: 0, row: 2))
    #expect(arrangement.stacks[0].place == .home(page: 0, column: 0, row: 2))
    try arrangement.remove("s1")
    #expect(arrangement.placements.map(\.id) == ["p3"])
  }

  @Test(arguments: ["p1", "s1", "p9"] as [ArrangedID])
  func rejectsInvalidStackTarget(target: ArrangedID) throws {
    var arrangement = try arrangement([("p1", .systemSmall, nil), ("p2", .systemMedium, nil)])
    let before = arrangement
    #expect(throws: HostError.self) {
      try arrangement.stack("p2", onto: target, newStack: "s2")
    }
    #expect(arrangement == before)
  }

  @Test func rejectsDropOntoItself() throws {
    var arrangement = try smalls(2)
    #expect(throws: HostError.self) { try arrangement.stack("p1", onto: "p1", newStack: "s1") }
    _ = try arrangement.stack("p2", onto: "p1", newStack: "s1")
    let before = arrangement
    #expect(throws: HostError.self) { try arrangement.stack("s1", onto: "s1", newStack: "s2") }
    #expect(throws: HostError.self) { try arrangement.stack("s1", onto: "p1", newStack: "s2") }
    #expect(arrangement == before)
  }

  @Test func lockScreenRejectsStacks() throws {
    var arrangement = try arrangement([
      ("p1", .accessoryCircular, nil), ("p2", .accessoryCircular, nil),
    ])
    #expect(throws: HostError.self) { try arrangement.stack("p1", onto: "p2", newStack: "s1") }
  }

  @Test func stackHoldsAtMostTen() throws {
    var arrangement = try smalls(Arrangement.stackLimit + 1)
    for number in 2...Arrangement.stackLimit {
      _ = try arrangement.stack("p\(number)", onto: "p1", newStack: "s1")
    }
    #expect(throws: HostError.self) {
      try arrangement.stack("p\(Arrangement.stackLimit + 1)", onto: "s1", newStack: "s2")
    }
  }

  @Test func changesContainDifferences() throws {
    let old = try smalls(3)
    var new = old
    try new.remove("p3")
    _ = try new.stack("p1", onto: "p2", newStack: "s1")
    let changes = new.changes(since: old)
    #expect(changes.placements.map(\.id) == ["p1", "p2"])
    #expect(changes.removedPlacements == ["p3"])
    #expect(changes.stacks.map(\.id) == ["s1"])
    #expect(changes.removedStacks.isEmpty)
  }
}
