import DeviceEngine
import DeviceFixtures
import HostLink
import Testing

/// Controls on a watch and a Mac beside the main device.
@Suite struct CompanionControlTests {
  private func add(
    _ kind: String, to fixture: HostFixture, at place: ControlPlace? = nil,
    on role: DeviceRole? = nil
  ) async throws -> ControlState {
    let state = try await fixture.host.addControl(
      extension: "Sample", kind: kind, place: place, on: role)
    await fixture.host.settle()
    return try await fixture.host.controlState(state.id)
  }

  @Test(arguments: [
    (DeviceRole.watch, SurfaceName.watchControlCenter, LinkSize(width: 90, height: 54)),
    (.mac, .macControlCenter, LinkSize(width: 60, height: 60)),
  ])
  func controlConnectsCompanionAndIsLaidOutForIt(
    role: DeviceRole, surface: SurfaceName, size: LinkSize
  ) async throws {
    let fixture = try await HostFixture.withSample()
    let state = try await add("fan", to: fixture, on: role)
    #expect(state.control.place == .list(surface, position: 0, size: .small))
    #expect(state.cell == nil && state.isLoaded)
    #expect(await fixture.host.companionStates.map(\.role) == [role])
    #expect(try await fixture.host.shownControl(state.id).size == size)
  }

  /// The watch and the phone show one value.
  @Test func pressedControlUpdatesIdenticalOneOnPhone() async throws {
    let fixture = try await HostFixture.withSample()
    let phone = try await add("fan", to: fixture)
    let watch = try await add(
      "fan", to: fixture, at: .list(.smartStack, position: 0, size: .medium))
    #expect(try await fixture.host.shownControl(watch.id).size == LinkSize(width: 184, height: 54))
    fixture.extensions.forgetCalls()
    try await fixture.host.setControl(watch.id, isOn: !watch.isOn)
    await fixture.host.settle()
    #expect(fixture.extensions.calls.contains("control fan"))
    let values = [
      try await fixture.host.controlState(phone.id).isOn,
      try await fixture.host.controlState(watch.id).isOn,
    ]
    #expect(Set(values).count == 1)
  }

  @Test func controlOfDisconnectedCompanionKeepsItsPlaceWithReason() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await add("fan", to: fixture, on: .watch).id
    try await fixture.host.disconnect(.watch)
    let state = try await fixture.host.controlState(id)
    #expect(state.control.place.surface == .watchControlCenter)
    #expect(state.failure?.hasPrefix("no watch is connected") == true)
    await #expect(throws: HostError.self) { try await fixture.host.pressControl(id) }
    try await fixture.host.changeDevice(.watch) { $0.device = "watch-49mm" }
    await fixture.host.settle()
    #expect(try await fixture.host.controlState(id).failure == nil)
    #expect(try await fixture.host.shownControl(id).size.width == 93.5)
  }

  /// Each device is locked on its own.
  @Test(arguments: [DeviceRole.main, .watch])
  func lockedDeviceHidesItsPrivateControls(locked: DeviceRole) async throws {
    let fixture = try await HostFixture.withSample { script in
      script.control = { request in
        var template = ControlTemplateDescription.toggle("Safe", isOn: true)
        template.isPrivacySensitive = true
        return ControlReply(template, for: request)
      }
    }
    for role in [DeviceRole.main, .watch] {
      let id = try await add("fan", to: fixture, on: role).id
      try await fixture.host.changeDevice(locked) { $0.isLocked = true }
      await fixture.host.settle()
      #expect(try await fixture.host.controlState(id).isPrivate == (role == locked))
      try await fixture.host.changeDevice(locked) { $0.isLocked = false }
      #expect(try await fixture.host.controlState(id).isPrivate == false)
    }
  }

  @Test func colorSchemeOfMacReloadsMenuBarOnly() async throws {
    let fixture = try await HostFixture.withSample()
    _ = try await add("fan", to: fixture, at: .end(of: .menuBar))
    _ = try await add("door", to: fixture, on: .mac)
    fixture.extensions.forgetCalls()
    try await fixture.host.changeDevice(.mac) { $0.colorScheme = .dark }
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["control fan"])
  }

  @Test func carShowsNoControls() async throws {
    let fixture = try await HostFixture.withSample()
    await #expect(throws: HostError.self) { try await add("fan", to: fixture, on: .car) }
    #expect(await fixture.host.companionStates.isEmpty)
  }

  @Test(arguments: [
    ControlPlace.list(.menuBar, position: 0, size: .large),
    .list(.smartStack, position: 0, size: .small), .list(.carPlay, position: 0, size: .small),
    .list(.menuBar, position: -1, size: .small),
  ])
  func impossiblePlacesAreRejected(place: ControlPlace) async throws {
    let fixture = try await HostFixture.withSample()
    await #expect(throws: HostError.self) { try await add("fan", to: fixture, at: place) }
    #expect(await fixture.host.companionStates.isEmpty)
    #expect(await fixture.host.state().controls.isEmpty)
  }

  @Test func controlMovesBetweenDevices() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await add("fan", to: fixture).id
    try await fixture.host.moveControl(id, to: .list(.macControlCenter, position: 5, size: .large))
    await fixture.host.settle()
    let state = try await fixture.host.controlState(id)
    #expect(state.control.place == .list(.macControlCenter, position: 0, size: .large))
    #expect(state.cell == nil)
    #expect(try await fixture.host.shownControl(id).size == LinkSize(width: 132, height: 132))
    try await fixture.host.moveControl(id, to: .lock(.left))
    #expect(try await fixture.host.controlState(id).control.place == .lock(.left))
  }
}
