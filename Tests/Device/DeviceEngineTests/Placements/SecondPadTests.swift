import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// A pad beside the main device: its places have the form of the main device's.
@Suite struct SecondPadTests {
  private static let landscape: SurfaceCapacity = {
    var settings = DeviceSettings(device: "1024x1366")
    settings.orientation = .landscape
    return settings.capacity
  }()

  private func placement(_ id: PlacementID, _ family: WidgetFamilyName = .systemSmall) -> Placement
  {
    Placement(id: id, extension: "E", kind: "K", family: family, place: .lockInline)
  }

  /// `DEVICE PLACE` of each placement.
  private func places(_ arrangement: Arrangement) -> [PlacementID: String] {
    var places: [PlacementID: String] = [:]
    for placement in arrangement.placements {
      let device = arrangement.device(of: placement)
      let place =
        switch placement.place {
        case .home(let page, let column, let row): "home \(page) \(column) \(row)"
        case .list(let list, let position): "\(list.rawValue) \(position)"
        case .lockRow(let position): "lock \(position)"
        case .stack(let stack, let position): "\(stack) \(position)"
        default: "other"
        }
      places[placement.id] = "\(device.rawValue) \(place)"
    }
    return places
  }

  @Test func devicesShareNoCellsSlotsOrLists() throws {
    var arrangement = Arrangement()
    for (number, device) in [DeviceRole.main, .pad].enumerated() {
      try arrangement.add(
        placement("h\(number)"), at: .home(page: 0, column: 0, row: 0), on: device)
      try arrangement.add(
        placement("l\(number)", .accessoryCircular), at: .lockRow(position: 2), on: device)
      try arrangement.add(placement("t\(number)"), at: .today(position: 0), on: device)
      try arrangement.add(placement("f\(number)"), at: nil, on: device)
    }
    #expect(
      places(arrangement) == [
        "h0": "main home 0 0 0", "h1": "pad home 0 0 0", "l0": "main lock 2", "l1": "pad lock 2",
        "t0": "main today 0", "t1": "pad today 0",
        // A small widget covers 2 × 2 cells of the phone, and one of the pad.
        "f0": "main home 0 2 0", "f1": "pad home 0 1 0",
      ])
  }

  /// The grid, the families and the surfaces are those of the named device.
  @Test(arguments: [
    (
      DeviceRole.pad, WidgetFamilyName.systemExtraLarge,
      WidgetPlace.home(page: 0, column: 0, row: 4), nil as String?
    ),
    (.main, .systemExtraLarge, .home(page: 0, column: 0, row: 0), "does not show systemExtraLarge"),
    (.pad, .systemSmall, .home(page: 0, column: 4, row: 0), "outside the grid"),
    (.pad, .systemSmall, .standBy(.left), "the device \"pad\" does not show StandBy; available:"),
    (.pad, .accessoryCircular, .face(.dial, position: 4), "does not show the watch face"),
    (.watch, .systemSmall, .home(page: 0, column: 0, row: 0), "does not show the Home Screen"),
    (.pad, .systemLarge, .today(position: 0), nil),
    (.pad, .systemExtraLarge, .today(position: 0), "does not support systemExtraLarge"),
  ])
  func placesAreCheckedForTheirDevice(
    device: DeviceRole, family: WidgetFamilyName, place: WidgetPlace, reason: String?
  ) throws {
    var arrangement = Arrangement()
    var message: String?
    do {
      try arrangement.add(placement("p", family), at: place, on: device)
    } catch {
      message = "\(error)"
    }
    if let reason {
      #expect(message?.contains(reason) == true, "\(message ?? "no error")")
      #expect(arrangement == Arrangement())
    } else {
      #expect(message == nil)
      #expect(arrangement.placements.map(arrangement.device(of:)) == [device])
    }
  }

  @Test func movesStayOnTheirDeviceUnlessOneIsNamed() throws {
    var arrangement = Arrangement()
    let first = WidgetPlace.home(page: 0, column: 0, row: 0)
    try arrangement.add(placement("a"), at: first)
    try arrangement.add(placement("b"), at: first, on: .pad)
    try arrangement.move("b", to: .home(page: 0, column: 3, row: 5))
    #expect(places(arrangement) == ["a": "main home 0 0 0", "b": "pad home 0 3 5"])
    // Only the main device has StandBy.
    try arrangement.move("b", to: .standBy(.left))
    #expect(try arrangement.device(of: arrangement.placement("b")) == .main)
    try arrangement.move("a", to: .today(position: 0), on: .pad)
    try arrangement.move("b", to: first, on: .main)
    #expect(places(arrangement) == ["a": "pad today 0", "b": "main home 0 0 0"])
    #expect(try arrangement.placement("b").device == nil)
    #expect(throws: HostError.self) { try arrangement.move("b", to: .standBy(.left), on: .pad) }
    #expect(throws: HostError.self) { try arrangement.move("x", to: first, on: .pad) }
  }

  @Test func listsCloseTheirGapsOnEachDevice() throws {
    var arrangement = Arrangement()
    for (id, device) in [("a", DeviceRole.pad), ("b", .pad), ("c", .main), ("d", .pad)] {
      try arrangement.add(placement(PlacementID(id)), at: .today(position: 9), on: device)
    }
    try arrangement.move("a", to: .today(position: 1), on: .main)
    #expect(
      places(arrangement) == [
        "a": "main today 1", "b": "pad today 0", "c": "main today 0", "d": "pad today 1",
      ])
  }

  @Test func stacksKeepTheirMembersOnOneDevice() throws {
    var arrangement = Arrangement()
    let cell = WidgetPlace.home(page: 0, column: 1, row: 1)
    try arrangement.add(placement("a"), at: cell, on: .pad)
    try arrangement.add(placement("b"), at: cell)
    _ = try arrangement.stack("b", onto: "a", newStack: "s1")
    #expect(places(arrangement) == ["a": "pad s1 0", "b": "pad s1 1"])
    #expect(try arrangement.stack("s1").role == .pad)
    try arrangement.add(placement("c"), at: .stack("s1", position: 0))
    #expect(throws: HostError.self) {
      try arrangement.add(placement("d"), at: .stack("s1", position: 0), on: .main)
    }
    // A placement that leaves the stack stays on the pad.
    try arrangement.move("c", to: .home(page: 0, column: 2, row: 2))
    #expect(places(arrangement)["c"] == "pad home 0 2 2")
    try arrangement.move("s1", to: cell, on: .main)
    #expect(places(arrangement) == ["a": "main s1 0", "b": "main s1 1", "c": "pad home 0 2 2"])
    try arrangement.remove("b")
    #expect(places(arrangement)["a"] == "main home 0 1 1")
    #expect(try arrangement.placement("a").device == nil)
  }

  /// Turning the pad moves nothing on the main device, and the cells of the other orientation do
  /// not follow a widget to another device.
  @Test func eachDeviceIsTurnedByItself() throws {
    var arrangement = Arrangement()
    try arrangement.add(placement("a"), at: .home(page: 0, column: 0, row: 4))
    try arrangement.add(placement("b"), at: .home(page: 0, column: 3, row: 5), on: .pad)
    let upright = places(arrangement)
    let capacity = try #require(arrangement.capacities[.pad])
    arrangement.adapt(to: Self.landscape, of: .pad)
    #expect(places(arrangement) == ["a": "main home 0 0 4", "b": "pad home 0 0 0"])
    try arrangement.move("b", to: .home(page: 0, column: 5, row: 3))
    arrangement.adapt(to: capacity, of: .pad)
    #expect(places(arrangement) == upright)
    try arrangement.move("b", to: .home(page: 1, column: 0, row: 0), on: .main)
    #expect(try arrangement.placement("b").otherCells == nil)
  }

  @Test func resizingFitsTheGridOfTheDevice() throws {
    var arrangement = Arrangement()
    try arrangement.add(placement("a"), at: .home(page: 0, column: 3, row: 5), on: .pad)
    try arrangement.resize("a", to: .systemExtraLarge)
    #expect(places(arrangement) == ["a": "pad home 0 0 4"])
  }

  /// Whatever users do, no two widgets of a device overlap, and each stack is on one device.
  @Test(arguments: 0..<8) func randomChangesKeepTheRules(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var arrangement = Arrangement()
    let upright = try #require(arrangement.capacities[.pad])
    let families: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]
    for number in 0..<24 {
      let family = families.randomElement(using: &random) ?? .systemSmall
      try arrangement.add(
        placement("p\(number)", family), at: nil, on: Bool.random(using: &random) ? .pad : .main)
    }
    for number in 0..<80 {
      let id: PlacementID = "p\(Int.random(in: 0..<24, using: &random))"
      let role: DeviceRole? = [.main, .pad, nil].randomElement(using: &random) ?? nil
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        arrangement.adapt(to: Bool.random(using: &random) ? Self.landscape : upright, of: .pad)
      case 1:
        let target: ArrangedID = "p\(Int.random(in: 0..<24, using: &random))"
        _ = try? arrangement.stack(.placement(id), onto: target, newStack: "s\(number)")
      case 2:
        let position = Int.random(in: 0..<9, using: &random)
        try? arrangement.move(.placement(id), to: .today(position: position), on: role)
      default:
        let place = WidgetPlace.home(
          page: Int.random(in: 0..<3, using: &random),
          column: Int.random(in: 0..<6, using: &random), row: Int.random(in: 0..<6, using: &random))
        let stack = arrangement.stack(of: id).map { ArrangedID.stack($0.id) }
        let item = Bool.random(using: &random) ? stack ?? .placement(id) : .placement(id)
        try? arrangement.move(item, to: place, on: role)
      }
      try expectRules(arrangement)
    }
    let rebuilt = Arrangement(
      rebuilding: arrangement.placements, arrangement.stacks,
      pad: try #require(arrangement.capacities[.pad]))
    #expect(places(rebuilt) == places(arrangement))
  }

  private func expectRules(_ arrangement: Arrangement) throws {
    #expect(Set(arrangement.placements.map(\.id)).count == 24)
    for device in [DeviceRole.main, .pad] {
      let capacity = try #require(arrangement.capacities[device])
      var (grid, list) = (HomeGrid(capacity.home), [Int]())
      for item in arrangement.items(of: device) {
        switch item.place {
        case .home(let page, let column, let row):
          try grid.put(item.id, item.family, at: .init(page: page, column: column, row: row))
        case .list(.today, let position): list.append(position)
        default: Issue.record("\(item.place)")
        }
      }
      #expect(list.sorted() == Array(0..<list.count))
    }
    for stack in arrangement.stacks {
      #expect(stack.members.count > 1)
      for member in stack.members {
        #expect(try arrangement.placement(member).role == stack.role)
      }
    }
  }

  /// A damaged store loses stacks and places, but no widget changes its device.
  @Test func rebuildingKeepsDevices() throws {
    var arrangement = Arrangement()
    let cell = WidgetPlace.home(page: 0, column: 0, row: 0)
    for (id, device) in [("a", DeviceRole.main), ("b", .pad), ("c", .pad), ("d", .pad)] {
      try arrangement.add(placement(PlacementID(id)), at: device == .pad ? nil : cell, on: device)
    }
    _ = try arrangement.stack("d", onto: "c", newStack: "s1")
    let same = Arrangement(rebuilding: arrangement.placements, arrangement.stacks)
    #expect(same.placements == arrangement.placements && same.stacks == arrangement.stacks)
    let withoutStacks = Arrangement(rebuilding: arrangement.placements, [])
    #expect(
      places(withoutStacks) == [
        "a": "main home 0 0 0", "b": "pad home 0 0 0", "c": "pad s1 0", "d": "pad s1 1",
      ])
  }

  /// In a damaged store, complications may share a slot, or be in one that no face has.
  @Test func rebuildingMovesComplicationsToFreeSlots() throws {
    let slots = [4, 4, 99].map { WidgetPlace.face(.dial, position: $0) }
    let stored = zip(["a", "b", "c"], slots).map { id, slot in
      Placement(id: id, extension: "E", kind: "K", family: .accessoryCircular, place: slot)
    }
    let rebuilt = Arrangement(rebuilding: stored, [])
    #expect(rebuilt.placements.map(\.id) == ["a", "b", "c"])
    #expect(rebuilt.placements.map(\.place) == [4, 5, 6].map { .face(.dial, position: $0) })
  }

  /// The device is in JSON only if the place does not say it, so that older stores are read.
  @Test func deviceIsOptionalInJSON() throws {
    let old = #"""
      {"id":"p1","extension":"E","kind":"K","family":"systemSmall","configuration":{},
       "place":{"surface":"carPlay","position":0}}
      """#
    let placement = try DeviceJSON.decode(Placement.self, from: Data(old.utf8))
    #expect(placement.role == .car && placement.device == nil)
    #expect(try !String(decoding: DeviceJSON.encode(placement), as: UTF8.self).contains("device"))
    var arrangement = Arrangement()
    try arrangement.add(self.placement("p"), at: nil, on: .pad)
    let text = String(decoding: try DeviceJSON.encode(arrangement.placements[0]), as: UTF8.self)
    #expect(text.contains(#""device":"pad""#), "\(text)")
  }
}
