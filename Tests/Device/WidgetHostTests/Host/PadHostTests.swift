import DeviceEngine
import HostLink
import Testing
import WidgetHost

/// A device that is an iPad: turning it, and changing to and from it.
@Suite struct PadHostTests {
  private func change(
    _ host: WidgetHost, _ device: String, _ orientation: ScreenOrientation = .portrait
  ) async throws {
    _ = try await host.changeDevice {
      $0.device = device
      $0.orientation = orientation
    }
    await host.settle()
  }

  @Test func surfaceThatDeviceLacksSetsWidgetsAside() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place(at: .standBy(.left))
    fixture.extensions.forgetCalls()
    try await change(fixture.host, "1024x1366")
    #expect(fixture.extensions.calls.isEmpty)
    let state = try await fixture.host.placementState(id)
    let reason =
      "1024x1366 does not have StandBy; the widget returns with a device that shows it"
    #expect(state.isSetAside == true && state.failure == reason)
    #expect(state.placement.place == .standBy(.left))
    let explanation = try await fixture.host.explanation(of: id)
    #expect(explanation.verdict == "Hidden: \(reason).")
    try await change(fixture.host, "393x852")
    let back = try await fixture.host.placementState(id)
    #expect(back.isSetAside == nil && back.failure == nil)
    #expect(fixture.extensions.calls == ["timeline weather"])
    #expect(try await fixture.text(id) == "entry 0")
  }

  /// Widgets have the same sizes in both orientations: no extension is asked.
  @Test func turningAsksNoExtensionAndIsStored() async throws {
    let first = try await HostFixture.withSample()
    try await change(first.host, "744x1133")
    let upright = WidgetPlace.home(page: 0, column: 3, row: 5)
    let id = try await first.place(at: upright)
    first.extensions.forgetCalls()
    try await change(first.host, "744x1133", .landscape)
    #expect(first.extensions.calls.isEmpty)
    let turned = try await first.host.placementState(id).placement.place
    #expect(turned == .home(page: 0, column: 0, row: 0))
    try await first.host.move(.placement(id), to: .home(page: 0, column: 5, row: 3))
    await first.host.stop()
    let second = try await HostFixture(store: first.store)
    #expect(
      try await second.host.placementState(id).placement.place
        == .home(page: 0, column: 5, row: 3))
    try await change(second.host, "744x1133")
    #expect(try await second.host.placementState(id).placement.place == upright)
  }

  /// The Home Screen of a phone stays upright: nothing moves, and no extension is asked.
  @Test func phoneThatTurnsKeepsEverything() async throws {
    let first = try await HostFixture.withSample()
    let id = try await first.place(at: .home(page: 0, column: 2, row: 4))
    let before = await first.host.state()
    first.extensions.forgetCalls()
    try await change(first.host, "393x852", .landscape)
    #expect(first.extensions.calls.isEmpty)
    #expect(try await first.text(id) == "entry 0")
    await first.host.stop()
    let second = try await HostFixture(store: first.store)
    #expect(await second.host.deviceSettings().orientation == .landscape)
    let turned = await second.host.state()
    #expect(turned.placements.map(\.placement) == before.placements.map(\.placement))
    try await change(second.host, "393x852")
    let back = await second.host.state()
    #expect(back.placements.map(\.placement) == before.placements.map(\.placement))
    #expect(back.placements.allSatisfy { $0.isSetAside != true })
  }

  @Test func widgetsAreLaidOutInTheirCanvas() async throws {
    let fixture = try await HostFixture.withSample()
    try await change(fixture.host, "1024x1366")
    try await fixture.place("weather", .systemMedium)
    let request = try #require(fixture.extensions.requests.last)
    #expect(request.displaySize == LinkSize(width: 378.5, height: 170))
  }
}
