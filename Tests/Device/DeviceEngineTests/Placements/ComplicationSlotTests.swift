import HostLink
import Testing

@testable import DeviceEngine

/// Complications in the slots of watch faces: moves and exchanges.
@Suite struct ComplicationSlotTests {
  private static func dial(_ position: Int) -> WidgetPlace { .face(.dial, position: position) }
  private static func panel(_ position: Int) -> WidgetPlace { .face(.panel, position: position) }

  /// p1, p2, … in places.
  private func arrangement(_ places: [WidgetPlace]) throws -> Arrangement {
    var arrangement = Arrangement()
    for (index, place) in places.enumerated() {
      guard case .face(let face, let position) = place else { continue }
      try arrangement.add(
        Placement(
          id: "p\(index + 1)", extension: "Sample", kind: "k", family: face.slots[position],
          place: place), at: place)
    }
    return arrangement
  }

  @Test(arguments: [
    // A free slot, on the same face and on another one.
    ([dial(4)], dial(6), [dial(6)]),
    ([dial(4)], panel(5), [panel(5)]),
    // A taken slot: the other one gets the old slot, although earlier ones are free.
    ([dial(6), dial(5)], dial(5), [dial(5), dial(6)]),
    ([dial(0), dial(3)], dial(3), [dial(3), dial(0)]),
    ([dial(4), dial(5), dial(6), dial(7)], dial(7), [dial(7), dial(5), dial(6), dial(4)]),
    ([dial(4), panel(1)], panel(1), [panel(1), dial(4)]),
    // Its own slot.
    ([dial(4), dial(5)], dial(4), [dial(4), dial(5)]),
  ])
  func complicationMoves(
    places: [WidgetPlace], target: WidgetPlace, expected: [WidgetPlace]
  ) throws {
    var arrangement = try arrangement(places)
    try arrangement.move("p1", to: target)
    #expect(arrangement.placements.map(\.place) == expected)
    // A move back restores the arrangement.
    try arrangement.move("p1", to: places[0])
    #expect(arrangement.placements.map(\.place) == places)
  }

  /// Without a place, a complication takes a slot of the face in view, or else of the other one.
  @Test(arguments: [
    (WatchFaceName.panel, [panel(1)]), (.dial, [dial(4)]), (nil, [dial(4)]),
  ])
  func faceInViewComesFirst(face: WatchFaceName?, expected: [WidgetPlace]) throws {
    var arrangement = Arrangement()
    try arrangement.add(
      Placement(
        id: "p1", extension: "Sample", kind: "k", family: .accessoryCircular, place: .lockInline),
      at: nil, on: .watch, preferring: face)
    #expect(arrangement.placements.map(\.place) == expected)
    try arrangement.add(
      Placement(
        id: "p2", extension: "Sample", kind: "k", family: .accessoryCorner, place: .lockInline),
      at: nil, on: .watch, preferring: face)
    #expect(arrangement.placements.last?.place == Self.dial(0))
  }

  /// From another surface, the one in the way moves to a free slot. Without one, nothing changes.
  @Test func complicationFromAnotherSurfaceTakesASlot() throws {
    var arrangement = try arrangement([Self.panel(2)])
    try arrangement.add(
      Placement(
        id: "p2", extension: "Sample", kind: "k", family: .accessoryRectangular,
        place: Self.panel(2)), at: .list(.smartStack, position: 0))
    let before = arrangement
    #expect(throws: HostError.self) { try arrangement.move("p2", to: Self.panel(2)) }
    #expect(arrangement == before)
  }

  @Test(arguments: [
    (dial(0), dial(4), "slots that accept it: 0, 1, 2, 3 of dial"),
    (dial(4), dial(3), "slots that accept it: 4, 5, 6, 7 of dial; 1, 3, 4, 5 of panel"),
    (panel(2), dial(0), "slots that accept it: 2 of panel"),
    (dial(4), dial(8), "the slots 0 to 7, not 8"),
    (dial(4), dial(.min), "the slots 0 to 7"),
  ])
  func reasonNamesTheSlots(from: WidgetPlace, to target: WidgetPlace, reason: String) throws {
    var arrangement = try arrangement([from])
    let before = arrangement
    #expect {
      try arrangement.move("p1", to: target)
    } throws: {
      "\($0)".contains(reason)
    }
    #expect(arrangement == before)
  }
}
