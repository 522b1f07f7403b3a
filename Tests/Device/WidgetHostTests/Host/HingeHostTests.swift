import DeviceEngine
import HostLink
import Testing
import WidgetHost

/// A device with two screens that is folded and unfolded.
@Suite struct HingeHostTests {
  private func change(
    _ host: WidgetHost, _ device: String = "duo", _ hinge: HingePosition? = nil
  ) async throws {
    _ = try await host.changeDevice {
      $0.device = device
      if let hinge { $0.hinge = hinge }
    }
    await host.settle()
  }

  /// Widgets have the same sizes on both screens: no extension is asked. Each screen has its own
  /// places, also after a restart.
  @Test func foldingAsksNoExtensionAndIsStored() async throws {
    let first = try await HostFixture.withSample()
    try await change(first.host)
    let outer = WidgetPlace.home(page: 0, column: 2, row: 4)
    let inner = WidgetPlace.home(page: 0, column: 4, row: 6)
    let id = try await first.place(at: outer)
    first.extensions.forgetCalls()
    try await change(first.host, "duo", .open)
    #expect(first.extensions.calls.isEmpty)
    try await first.host.move(.placement(id), to: inner)
    await first.host.stop()
    let second = try await HostFixture(store: first.store)
    #expect(await second.host.deviceSettings().hinge == .open)
    #expect(try await second.host.placementState(id).placement.place == inner)
    try await change(second.host, "duo", .closed)
    #expect(try await second.host.placementState(id).placement.place == outer)
    try await change(second.host, "duo", .half)
    #expect(try await second.host.placementState(id).placement.place == inner)
  }

  /// The inner screen has no StandBy.
  @Test func widgetInStandByReturnsWithTheOuterScreen() async throws {
    let fixture = try await HostFixture.withSample()
    try await change(fixture.host)
    let id = try await fixture.place(at: .standBy(.left))
    try await change(fixture.host, "duo", .open)
    #expect(try await fixture.host.placementState(id).isSetAside == true)
    try await change(fixture.host, "duo", .closed)
    #expect(try await fixture.host.placementState(id).isSetAside == nil)
  }

  /// A device without a hinge replaces one that is open; to open it is an error.
  @Test func deviceWithoutHingeIsClosed() async throws {
    let fixture = try await HostFixture.withSample()
    try await change(fixture.host, "duo", .half)
    try await change(fixture.host, "393x852")
    #expect(await fixture.host.deviceSettings().hinge == .closed)
    await #expect(throws: HostError.self) { try await change(fixture.host, "393x852", .open) }
    #expect(await fixture.host.deviceSettings().hinge == .closed)
  }
}
