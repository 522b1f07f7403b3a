import DeviceEngine
import HostLink
import Testing

@Suite struct ConfigurationTests {
  @Test func rejectedConfigurationChangesNothing() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place("lamp", configuration: ["level": .integer(3)])
    fixture.extensions.forgetCalls()
    await #expect(
      throws: HostError.badValue(parameter: "level", expected: "a whole number from 0 to 10")
    ) { try await fixture.host.configure(id, ["level": .integer(99), "lamp": .none]) }
    await fixture.host.settle()
    #expect(fixture.extensions.calls.isEmpty)
    #expect(
      try await fixture.host.placementState(id).placement.configuration == ["level": .integer(3)])
  }

  @Test func newConfigurationIsStoredAndReloads() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place("lamp", configuration: ["level": .integer(3)])
    fixture.extensions.forgetCalls()
    let lamp = ConfigurationValue.object(identifier: "7", display: "Desk")
    try await fixture.host.configure(id, ["lamp": lamp])
    await fixture.host.settle()
    #expect(
      fixture.extensions.requests.map(\.configuration) == [["level": .integer(3), "lamp": lamp]])
    #expect(
      try fixture.store.load().placements.map(\.configuration) == [
        ["level": .integer(3), "lamp": lamp]
      ])
  }

  @Test func missingEntityIsReportedAsIssue() async throws {
    let lamp = ConfigurationValue.object(identifier: "7", display: "Desk")
    let issue = ConfigurationIssue(parameter: "lamp", value: lamp, reason: .noLongerExists)
    let fixture = try await HostFixture.withSample { $0.issues = [issue] }
    let id = try await fixture.place("lamp", configuration: ["lamp": lamp])
    #expect(try await fixture.host.placementState(id).issues == [issue])
    await fixture.host.stop()
    let again = try await HostFixture(store: fixture.store)
    #expect(try await again.host.placementState(id).issues == [issue])
  }
}
