import DeviceEngine
import DeviceFixtures
import Foundation
import HostLink
import Testing
import ViewArchive

@Suite struct TimelineLifeTests {
  @Test func newPlacementShowsPlaceholderSnapshotThenEntries() async throws {
    let fixture = try await HostFixture.withSample()
    let changes = fixture.host.changes()
    let id = try await fixture.place()
    #expect(
      fixture.extensions.calls == [
        "describe Sample.vitrine", "end Sample", "placeholder weather", "snapshot weather",
        "timeline weather",
      ])
    var shown: [ShownContent] = []
    for await change in changes {
      guard case .placement(let state) = change else { continue }
      if shown.last != state.shown { shown.append(state.shown) }
      if case .entry = state.shown { break }
    }
    #expect(shown == [.nothing, .placeholder, .snapshot, .entry(0)])
    #expect(try await fixture.text(id) == "entry 0")
  }

  @Test func entriesAppearAtTheirDatesWithoutTheExtension() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    fixture.extensions.forgetCalls()
    await fixture.advance(to: noon + 599)
    #expect(try await fixture.text(id) == "entry 0")
    await fixture.advance(to: noon + 600)
    #expect(try await fixture.text(id) == "entry 1")
    #expect(fixture.extensions.calls.isEmpty)
    await fixture.advance(to: noon + 1200)
    #expect(fixture.extensions.calls == ["timeline weather"])
  }

  @Test func archivesEveryAppearanceOfTheSurface() async throws {
    let fixture = try await HostFixture.withSample {
      $0.archive = { request, environment, _ in .plain(request, environment.colorScheme.rawValue) }
    }
    let id = try await fixture.place()
    #expect(try await fixture.text(id) == "light")
    #expect(try await fixture.text(id, .homeDark) == "dark")
    fixture.extensions.forgetCalls()
    var device = await fixture.host.deviceSettings()
    device.colorScheme = .dark
    try await fixture.host.setDevice(device)
    #expect(try await fixture.text(id) == "dark")
    await fixture.host.settle()
    #expect(fixture.extensions.calls.isEmpty)
  }

  @Test func failedReloadKeepsContentAndReportsReason() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    fixture.extensions.change {
      $0.entries = { _, _ in throw FetchFailure(message: "no network") }
    }
    try await fixture.host.reload(id)
    await fixture.host.settle()
    let state = try await fixture.host.placementState(id)
    #expect(state.failure == "no network")
    #expect(state.shown == .entry(0))
    #expect(try await fixture.text(id) == "entry 0")
  }

  @Test func replyWithoutArchiveIsAFailure() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    let before = try await fixture.host.shown(id)
    fixture.extensions.change { $0.entries = { _, _ in [] } }
    try await fixture.host.reload(id)
    await fixture.host.settle()
    #expect(try await fixture.host.placementState(id).failure != nil)
    #expect(try await fixture.host.shown(id).archive == before.archive)
  }

  @Test func removalDuringFetchDiscardsItsResult() async throws {
    let fixture = try await HostFixture.withSample()
    fixture.extensions.hold("placeholder")
    let state = try await fixture.host.place(
      extension: "Sample", kind: "weather", family: .systemSmall)
    await fixture.extensions.waitForCall("placeholder")
    try await fixture.host.remove(.placement(state.id))
    fixture.extensions.release("placeholder")
    await fixture.host.settle()
    #expect(await fixture.host.state().placements.isEmpty)
    await #expect(throws: HostError.unknownPlacement(state.id)) {
      try await fixture.host.shown(state.id)
    }
  }
}
