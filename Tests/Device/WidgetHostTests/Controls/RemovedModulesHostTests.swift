import DeviceEngine
import DeviceFixtures
import DeviceStore
import HostLink
import Testing

/// Modules of Control Center that the user removes and adds again.
@Suite struct RemovedModulesHostTests {
  private static func change(
    _ fixture: HostFixture, _ text: String, on role: DeviceRole = .main
  ) async throws {
    let change = try #require(DeviceSetting.named("systemModules")?.change(parsing: text))
    try await fixture.host.changeDevice(role) { change.apply(to: &$0) }
    await fixture.host.settle()
  }

  private static func cells(_ fixture: HostFixture) async -> [String] {
    await fixture.host.state().controls.map { control in
      control.cell.map { "\($0.page).\($0.column),\($0.row)" } ?? "none"
    }
  }

  @Test(arguments: [DeviceRole.main, .pad])
  func controlsFlowIntoFreeCells(role: DeviceRole) async throws {
    let store = MemoryStore()
    let fixture = try await HostFixture(store: store)
    try await fixture.install()
    if role == .pad { try await fixture.host.changeDevice(.pad) { _ in } }
    for kind in ["fan", "door", "fan"] {
      _ = try await fixture.host.addControl(
        extension: "Sample", kind: kind, on: role, configuration: [:])
    }
    #expect(await Self.cells(fixture) == ["0.0,3", "0.1,3", "0.2,3"])
    try await Self.change(fixture, "torch:removed, brightness:removed", on: role)
    #expect(await Self.cells(fixture) == ["0.2,0", "0.2,1", "0.1,2"])
    let end = ControlPlace.controlCenter(position: 0, size: .medium)
    _ = try await fixture.host.moveControl("c3", to: end)
    #expect(await Self.cells(fixture) == ["0.2,3", "0.3,3", "0.0,3"])
    await fixture.host.stop()
    let next = try await HostFixture(store: store, extensions: fixture.extensions)
    #expect(await next.host.deviceSettings(of: role).systemModules.names == [.torch, .brightness])
    #expect(await Self.cells(next) == ["0.2,3", "0.3,3", "0.0,3"])
    try await Self.change(next, "torch:shown, brightness:shown", on: role)
    #expect(await Self.cells(next) == ["0.2,3", "0.3,3", "0.0,3"])
    #expect(await next.host.deviceSettings(of: role).systemModules.names.isEmpty)
  }

  @Test(arguments: [DeviceRole.main, .pad])
  func releasesBeforeIOS18RefuseChanges(role: DeviceRole) async throws {
    let fixture = try await HostFixture()
    try await Self.change(fixture, "torch:removed", on: role)
    try await fixture.host.changeDevice(role) { $0.os = .iOS17 }
    for text in ["torch:shown", "timer:removed"] {
      let error = await #expect(throws: HostError.self) {
        try await Self.change(fixture, text, on: role)
      }
      #expect("\(try #require(error))".contains("os=18 or later"))
    }
    // Nothing changes.
    try await Self.change(fixture, "torch:removed", on: role)
    try await fixture.host.changeDevice(role) { $0.os = .iOS18 }
    #expect(await fixture.host.deviceSettings(of: role).systemModules.names == [.torch])
  }
}
