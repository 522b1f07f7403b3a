import DeviceFixtures
import Foundation
import HostLink
import Testing
import WidgetHost

/// A restarted host continues from its store.
@Suite struct RestartTests {
  @Test func showsStoredContentAtOnceWithoutTheExtension() async throws {
    let first = try await HostFixture.withSample()
    let id = try await first.place()
    await first.host.stop()
    let second = try await HostFixture(store: first.store, at: noon + 60)
    #expect(try await second.text(id) == "entry 0")
    await second.host.settle()
    #expect(second.extensions.calls.isEmpty)
    #expect(await second.host.state().placements.map(\.id) == [id])
  }

  @Test func restartDoesOverdueEntriesAndReloads() async throws {
    let first = try await HostFixture.withSample()
    let id = try await first.place()
    await first.host.stop()
    let second = try await HostFixture(store: first.store, at: noon + 700)
    #expect(try await second.text(id) == "entry 1")
    await second.host.stop()
    let third = try await HostFixture(
      store: first.store, at: noon + 7200, holding: ["timeline"])
    #expect(try await third.text(id) == "entry 2")
    third.extensions.release("timeline")
    await third.host.settle()
    #expect(third.extensions.calls == ["timeline weather"])
    #expect(try await third.text(id) == "entry 0")
  }

  @Test func schedulesAndBudgetsContinue() async throws {
    let first = try await HostFixture.withSample()
    let id = try await first.place()
    await first.advance(to: noon + 1200)
    let before = try await first.host.explanation(of: id)
    await first.host.stop()
    let second = try await HostFixture(store: first.store, at: noon + 1200)
    let after = try await second.host.explanation(of: id)
    #expect(after.budget == before.budget)
    #expect(after.nextReload == before.nextReload)
    #expect(after.rows.prefix(before.rows.count).map(\.sequence) == before.rows.map(\.sequence))
  }

  @Test func identifiersAreNeverReused() async throws {
    let first = try await HostFixture.withSample()
    let id = try await first.place()
    try await first.host.remove(.placement(id))
    await first.host.stop()
    let second = try await HostFixture(store: first.store)
    #expect(try await second.place() == "p2")
  }

  @Test func versionsIncreaseAcrossRestarts() async throws {
    let first = try await HostFixture.withSample()
    let id = try await first.place()
    let version = try await first.host.placementState(id).version
    await first.host.stop()
    let second = try await HostFixture(store: first.store)
    #expect(try await second.host.placementState(id).version > version)
  }

  @Test func restoresSettingsAndStacks() async throws {
    let first = try await HostFixture.withSample()
    let one = try await first.place()
    let two = try await first.place()
    let stack = try await first.host.stack(.placement(two), onto: .placement(one))
    var device = await first.host.deviceSettings()
    device.locale = "de-DE"
    try await first.host.setDevice(device)
    await first.host.stop()
    let second = try await HostFixture(store: first.store)
    let state = await second.host.state()
    #expect(state.stacks == [stack])
    #expect(state.device.locale == "de_DE")
  }
}
