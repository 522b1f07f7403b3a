import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct ControlArrangementTests {
  private static func arrangement(_ count: Int) throws -> ControlArrangement {
    var arrangement = ControlArrangement()
    for number in 1...count {
      try arrangement.add(
        Control(
          id: "c\(number)", extension: "e", kind: "k",
          place: .controlCenter(position: .max, size: .small)))
    }
    return arrangement
  }

  private func order(_ arrangement: ControlArrangement) -> String {
    arrangement.order().map(\.id.rawValue).joined(separator: " ")
  }

  @Test(
    arguments: [
      ("c1", 0, "c1 c2 c3 c4"), ("c1", 2, "c2 c3 c1 c4"), ("c1", 99, "c2 c3 c4 c1"),
      ("c4", 0, "c4 c1 c2 c3"), ("c3", 1, "c1 c3 c2 c4"),
    ] as [(ControlID, Int, String)])
  func moveShiftsOtherControls(id: ControlID, position: Int, expected: String) throws {
    var arrangement = try Self.arrangement(4)
    try arrangement.move(id, to: .controlCenter(position: position, size: .medium))
    #expect(order(arrangement) == expected)
    #expect(try arrangement.control(id).place.size == .medium)
    let places = arrangement.order().map(\.place)
    #expect(
      places.enumerated().allSatisfy { index, place in
        place == .controlCenter(position: index, size: place.size)
      })
  }

  @Test func slotsHoldOneControlEach() throws {
    var arrangement = try Self.arrangement(4)
    try arrangement.move("c1", to: .lock(.left))
    try arrangement.move("c2", to: .lock(.right))
    try arrangement.move("c3", to: .actionButton)
    #expect(order(arrangement) == "c4")
    #expect(throws: HostError.self) { try arrangement.move("c4", to: .lock(.left)) }
    #expect(throws: HostError.self) { try arrangement.move("c4", to: .actionButton) }
    #expect(order(arrangement) == "c4")
    try arrangement.move("c1", to: .lock(.left))
    try arrangement.remove("c1")
    try arrangement.move("c4", to: .lock(.left))
    #expect(order(arrangement) == "")
  }

  @Test func rejectsUnknownControlAndNegativePosition() throws {
    var arrangement = try Self.arrangement(1)
    #expect(throws: HostError.unknownControl("c7")) { try arrangement.remove("c7") }
    #expect(throws: HostError.unknownControl("c7")) {
      try arrangement.move("c7", to: .actionButton)
    }
    #expect(throws: HostError.self) {
      try arrangement.move("c1", to: .controlCenter(position: -1, size: .small))
    }
  }

  /// The orders of companions are independent of the main device's.
  @Test func everySurfaceHasItsOwnOrder() throws {
    var arrangement = try Self.arrangement(4)
    func move(_ id: ControlID, _ surface: SurfaceName, _ position: Int) throws {
      try arrangement.move(id, to: .list(surface, position: position, size: .small))
    }
    try move("c1", .menuBar, 0)
    try move("c2", .menuBar, 0)
    try move("c3", .watchControlCenter, 99)
    #expect(arrangement.order(on: .menuBar).map(\.id) == ["c2", "c1"])
    #expect(
      try arrangement.control("c3").place == .list(.watchControlCenter, position: 0, size: .small))
    #expect(order(arrangement) == "c4")
    #expect(arrangement.order().first?.place.position == 0)
    try arrangement.remove("c2")
    #expect(try arrangement.control("c1").place == .list(.menuBar, position: 0, size: .small))
    #expect(throws: HostError.self) { try move("c1", .menuBar, -1) }
  }

  @Test(arguments: [
    (#"{"surface":"menuBar"}"#, ControlPlace.list(.menuBar, position: .max, size: .small)),
    (#"{"surface":"smartStack","position":1}"#, .list(.smartStack, position: 1, size: .medium)),
    (
      #"{"surface":"macControlCenter","position":2,"size":"large"}"#,
      .list(.macControlCenter, position: 2, size: .large)
    ),
    (
      #"{"surface":"watchControlCenter"}"#,
      .list(.watchControlCenter, position: .max, size: .small)
    ),
  ])
  func placesOnCompanionsKeepTheirForm(json: String, place: ControlPlace) throws {
    let read = try JSONDecoder().decode(ControlPlace.self, from: Data(json.utf8))
    #expect(read == place)
    let again = try JSONDecoder().decode(ControlPlace.self, from: JSONEncoder().encode(read))
    #expect(again == read)
  }

  @Test(arguments: ["carPlay", "face", "home", "desktop"])
  func otherSurfacesShowNoControls(surface: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        ControlPlace.self, from: Data(#"{"surface":"\#(surface)","position":0}"#.utf8))
    }
    #expect(SurfaceName(rawValue: surface).flatMap { ControlPlace.end(of: $0) } == nil)
  }
}
