import HostLink
import Testing

@testable import DeviceEngine

/// The Today View's list.
@Suite struct TodayTests {
  /// p1 to p4 at positions 0 to 3.
  private func four() throws -> Arrangement {
    var arrangement = Arrangement()
    for number in 1...4 {
      let placement = Placement(
        id: "p\(number)", extension: "Sample", kind: "k", family: .systemSmall,
        place: .today(position: 0))
      try arrangement.add(placement, at: .today(position: .max))
    }
    return arrangement
  }

  private func order(_ arrangement: Arrangement) -> [ArrangedID] {
    let items = arrangement.items(of: .main).compactMap { item -> (Int, ArrangedID)? in
      guard case .list(.today, let position) = item.place else { return nil }
      return (position, item.id)
    }
    #expect(items.map(\.0).sorted() == Array(0..<items.count))
    return items.sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test func addedItemsFollowOneAnother() throws {
    #expect(try order(four()) == ["p1", "p2", "p3", "p4"])
  }

  @Test(
    arguments: [
      ("p1", 2, ["p2", "p3", "p1", "p4"]), ("p4", 0, ["p4", "p1", "p2", "p3"]),
      ("p2", 1, ["p1", "p2", "p3", "p4"]), ("p2", .max, ["p1", "p3", "p4", "p2"]),
    ] as [(ArrangedID, Int, [ArrangedID])])
  func movedItemTakesItsPosition(
    id: ArrangedID, position: Int, expected: [ArrangedID]
  ) throws {
    var arrangement = try four()
    try arrangement.move(id, to: .today(position: position))
    #expect(order(arrangement) == expected)
  }

  @Test func removedItemLeavesNoGap() throws {
    var arrangement = try four()
    try arrangement.remove("p2")
    #expect(order(arrangement) == ["p1", "p3", "p4"])
    try arrangement.move("p3", to: .home(page: 0, column: 0, row: 0))
    #expect(order(arrangement) == ["p1", "p4"])
  }

  @Test func stackCountsAsOneItem() throws {
    var arrangement = try four()
    _ = try arrangement.stack("p1", onto: "p3", newStack: "s1")
    #expect(order(arrangement) == ["p2", "s1", "p4"])
    try arrangement.move("s1", to: .today(position: 0))
    #expect(order(arrangement) == ["s1", "p2", "p4"])
    try arrangement.remove("p1")
    #expect(order(arrangement) == ["p3", "p2", "p4"])
  }

  @Test func fullViewRejectsMore() throws {
    var arrangement = Arrangement()
    func placement(_ number: Int) -> Placement {
      Placement(
        id: "p\(number)", extension: "Sample", kind: "k", family: .systemSmall,
        place: .today(position: 0))
    }
    for number in 1...40 { try arrangement.add(placement(number), at: .today(position: 0)) }
    let full = arrangement
    #expect(throws: HostError.self) {
      try arrangement.add(placement(41), at: .today(position: 0))
    }
    #expect(arrangement == full)
    try arrangement.move("p1", to: .today(position: 0))
    #expect(order(arrangement).first == "p1")
  }
}
