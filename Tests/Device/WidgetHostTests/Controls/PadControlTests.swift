import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// Controls on a pad beside the main device: its places have the form of the main device's.
@Suite struct PadControlTests {
  private static func control(
    _ id: ControlID, _ place: ControlPlace = .controlCenter(position: .max, size: .small),
    on role: DeviceRole? = nil
  ) -> Control {
    Control(id: id, extension: "E", kind: "K", place: place, on: role)
  }

  /// `DEVICE PLACE` of each control.
  private func places(_ arrangement: ControlArrangement) -> [ControlID: String] {
    Dictionary(
      uniqueKeysWithValues: arrangement.controls.map { control in
        let place =
          switch control.place {
          case .controlCenter(let position, _): "\(position)"
          case .lock(let slot): slot.rawValue
          case .actionButton: "action"
          case .list(let surface, let position, _): "\(surface.rawValue) \(position)"
          }
        return (control.id, "\(control.role.rawValue) \(place)")
      })
  }

  @Test func devicesShareNoOrdersOrSlots() throws {
    var arrangement = ControlArrangement()
    for (number, role) in [DeviceRole.main, .pad, .main, .pad].enumerated() {
      try arrangement.add(Self.control("c\(number)", on: role))
    }
    try arrangement.add(Self.control("l0", .lock(.left)))
    try arrangement.add(Self.control("l1", .lock(.left), on: .pad))
    #expect(
      places(arrangement) == [
        "c0": "main 0", "c1": "pad 0", "c2": "main 1", "c3": "pad 1", "l0": "main left",
        "l1": "pad left",
      ])
    #expect(throws: HostError.self) {
      try arrangement.add(Self.control("l2", .lock(.left), on: .pad))
    }
    #expect(
      arrangement.cells(in: ControlGrid(columns: 4, rows: 2), of: .pad).keys.sorted() == [
        "c1", "c3",
      ])
    try arrangement.remove("c1")
    #expect(places(arrangement)["c3"] == "pad 0")
    #expect(ControlArrangement(arrangement.controls) == arrangement)
  }

  /// Each move in turn; nil is a refused one.
  @Test func movesStayOnTheirDeviceUnlessOneIsNamed() throws {
    let moves: [(ControlPlace, DeviceRole?, String?)] = [
      (.lock(.right), nil, "pad right"), (.controlCenter(position: 0, size: .large), nil, "pad 0"),
      (.actionButton, .pad, nil), (.list(.menuBar, position: 0, size: .small), .pad, nil),
      // Only the main device has an Action button, and only a Mac a menu bar.
      (.actionButton, nil, "main action"), (.lock(.left), nil, "main left"),
      (.lock(.left), .pad, "pad left"),
      (.list(.menuBar, position: 9, size: .small), nil, "mac menuBar 0"),
      (.controlCenter(position: 0, size: .small), nil, "main 0"),
    ]
    var arrangement = ControlArrangement()
    try arrangement.add(Self.control("c1", on: .pad))
    for (place, role, expected) in moves {
      let before = arrangement
      guard let expected else {
        let error = #expect(throws: HostError.self) {
          try arrangement.move("c1", to: place, on: role)
        }
        #expect("\(try #require(error))".contains("the device \"pad\" does not show"))
        #expect(arrangement == before)
        continue
      }
      try arrangement.move("c1", to: place, on: role)
      #expect(places(arrangement) == ["c1": expected])
    }
  }

  /// The device is in JSON only if the place does not say it, so that older stores are read.
  @Test func deviceIsOptionalInJSON() throws {
    for (role, text) in [(DeviceRole.main, #""device""#), (.pad, #""device":"pad""#)] {
      let control = Self.control("c1", on: role)
      let json = String(decoding: try DeviceJSON.encode(control), as: UTF8.self)
      #expect(json.contains(text) == (role == .pad), "\(json)")
      #expect(try DeviceJSON.decode(Control.self, from: Data(json.utf8)) == control)
    }
  }

  // MARK: On a host

  @Test func controlConnectsThePadAndHasItsSizeAndCell() async throws {
    let fixture = try await HostFixture.withSample()
    let phone = try await fixture.host.addControl(extension: "Sample", kind: "fan")
    let pad = try await fixture.host.addControl(extension: "Sample", kind: "fan", on: .pad)
    await fixture.host.settle()
    #expect(await fixture.host.companionStates.map(\.role) == [.pad])
    #expect(pad.control.place == phone.control.place && pad.control.role == .pad)
    #expect(pad.cell?.page == 0 && pad.cell?.column == 0)
    let lock = try await fixture.host.moveControl(pad.id, to: .lock(.left))
    #expect(lock.control.role == .pad && lock.cell == nil)
    await fixture.host.settle()
    #expect(try await fixture.host.shownControl(pad.id).size == LinkSize(width: 50, height: 50))
    try await fixture.host.moveControl(phone.id, to: .lock(.left))
    // The pad has no Action button.
    await #expect(throws: HostError.self) {
      try await fixture.host.addControl(
        extension: "Sample", kind: "fan", place: .actionButton, on: .pad)
    }
    await #expect(throws: HostError.self) {
      try await fixture.host.moveControl(phone.id, to: .lock(.left), on: .pad)
    }
  }

  @Test func controlKeepsItsPlaceWhileThePadIsDisconnected() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.host.addControl(
      extension: "Sample", kind: "fan", place: .lock(.right), on: .pad
    ).id
    await fixture.host.settle()
    try await fixture.host.disconnect(.pad)
    let state = try await fixture.host.controlState(id)
    #expect(state.failure?.hasPrefix("no pad is connected") == true)
    #expect(state.control.place == .lock(.right) && state.control.role == .pad)
    await #expect(throws: HostError.self) { try await fixture.host.pressControl(id) }
    try await fixture.host.changeDevice(.pad) { $0.orientation = .landscape }
    await fixture.host.settle()
    #expect(try await fixture.host.controlState(id).failure == nil)
  }

  /// The pad is locked on its own.
  @Test(arguments: [DeviceRole.main, .pad]) func lockedDeviceHidesItsPrivateControls(
    locked: DeviceRole
  ) async throws {
    let fixture = try await HostFixture.withSample { script in
      script.control = { request in
        var template = ControlTemplateDescription.toggle("Safe", isOn: true)
        template.isPrivacySensitive = true
        return ControlReply(template, for: request)
      }
    }
    let id = try await fixture.host.addControl(extension: "Sample", kind: "fan", on: .pad).id
    await fixture.host.settle()
    try await fixture.host.changeDevice(locked) { $0.isLocked = true }
    #expect(try await fixture.host.controlState(id).isPrivate == (locked == .pad))
  }
}
