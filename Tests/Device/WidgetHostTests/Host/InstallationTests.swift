import DeviceEngine
import DeviceFixtures
import Foundation
import HostLink
import Testing

@Suite struct InstallationTests {
  @Test func reinstallingSameBuildChangesNothing() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    fixture.extensions.forgetCalls()
    try await fixture.install()
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["describe Sample.vitrine"])
    #expect(try await fixture.text(id) == "entry 0")
  }

  @Test func newBuildReloadsPlacements() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    fixture.extensions.forgetCalls()
    fixture.extensions.change { $0.archive = { request, _, _ in .plain(request, "new") } }
    try await fixture.install(build: "2")
    await fixture.host.settle()
    #expect(
      fixture.extensions.calls == ["describe Sample.vitrine", "end Sample", "timeline weather"])
    #expect(try await fixture.text(id) == "new")
  }

  @Test func missingKindKeepsLastContentUntilItReturns() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    fixture.extensions.change { $0.contents = BundleDescription(widgets: [.lamp]) }
    try await fixture.install(build: "2")
    await fixture.host.settle()
    var state = try await fixture.host.placementState(id)
    #expect(state.failure?.contains("no longer has the widget \"weather\"") == true)
    #expect(try await fixture.text(id) == "entry 0")
    await fixture.advance(to: noon + 86_400)
    #expect(try await fixture.text(id) == "entry 2")
    fixture.extensions.change { $0.contents = BundleDescription(widgets: [.weather]) }
    try await fixture.install(build: "3")
    await fixture.host.settle()
    state = try await fixture.host.placementState(id)
    #expect(state.failure == nil)
    #expect(state.shown == .entry(0))
  }

  @Test func reportsFamilyThatIsNoLongerSupported() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    fixture.extensions.change {
      var weather = WidgetDescription.weather
      weather.supportedFamilies = [.systemLarge]
      $0.contents = BundleDescription(widgets: [weather])
    }
    try await fixture.install(build: "2")
    await fixture.host.settle()
    let state = try await fixture.host.placementState(id)
    #expect(state.failure?.contains("no longer supports systemSmall") == true)
    #expect(try await fixture.text(id) == "entry 0")
  }

  @Test func uninstallingRemovesPlacements() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.place()
    try await fixture.host.uninstall("Sample")
    let state = await fixture.host.state()
    #expect(state.placements.isEmpty)
    #expect(state.extensions.isEmpty)
    #expect(try fixture.store.load().extensions.isEmpty)
    await #expect(throws: HostError.unknownExtension("Sample", known: [])) {
      try await fixture.host.uninstall("Sample")
    }
  }

  @Test func rejectsFileThatIsNotABundle() async throws {
    let fixture = try await HostFixture()
    await #expect(throws: HostError.self) {
      try await fixture.host.install(URL(fileURLWithPath: "/Sample.txt"))
    }
    #expect(await fixture.host.state().extensions.isEmpty)
  }

  @Test func rejectedPlacementsStoreNothing() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    await #expect(throws: HostError.unknownExtension("Other", known: ["Sample"])) {
      try await host.place(extension: "Other", kind: "weather", family: .systemSmall)
    }
    await #expect(
      throws: HostError.unknownKind("rain", extension: "Sample", known: ["weather", "lamp"])
    ) { try await host.place(extension: "Sample", kind: "rain", family: .systemSmall) }
    await #expect(
      throws: HostError.unsupportedFamily(.systemLarge, kind: "lamp", supported: [.systemSmall])
    ) { try await host.place(extension: "Sample", kind: "lamp", family: .systemLarge) }
    #expect(await host.state().placements.isEmpty)
    #expect(try fixture.store.load().counters[.placement] == nil)
  }
}
