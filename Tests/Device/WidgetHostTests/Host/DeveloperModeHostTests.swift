import DeviceEngine
import DeviceStore
import Foundation
import HostLink
import Testing
import WidgetHost

@Suite struct DeveloperModeHostTests {
  private func setDeveloperMode(_ isOn: Bool, _ host: WidgetHost) async throws {
    var device = await host.deviceSettings()
    device.developerMode = isOn
    try await host.setDevice(device)
  }

  @Test func stateAndExplanationsReportTheLiftedBudget() async throws {
    let fixture = try await HostFixture.withSample { $0.policy = .never }
    let id = try await fixture.place()
    let activity = try await fixture.start(.trip(push: .token))
    for isOn in [true, false] {
      try await setDeveloperMode(isOn, fixture.host)
      #expect(await fixture.host.state().device.developerMode == isOn)
      #expect(try await fixture.host.explanation(of: id).budget.isLifted == isOn)
      #expect(try await fixture.host.explanation(of: activity).isBudgetLifted == isOn)
    }
    let reasons = try await fixture.host.explanation(of: id).rows.map(\.reason)
    #expect(reasons.contains("Developer mode is on: it lifts the budget of reloads."))
    #expect(reasons.contains { $0.hasPrefix("Developer mode is off: 70 of 70 reloads") })
  }

  @Test func appReloadsWithoutLimit() async throws {
    let fixture = try await HostFixture.withSample { $0.policy = .never }
    let id = try await fixture.place()
    try await setDeveloperMode(true, fixture.host)
    fixture.extensions.forgetCalls()
    for _ in 0..<5 {
      try await fixture.host.reload(.allTimelines, byAppOf: "Sample")
      await fixture.advance(to: fixture.clock.now + 3)
    }
    #expect(fixture.extensions.calls.count == 5)
    let budget = try await fixture.host.explanation(of: id).budget
    #expect(budget.left == budget.total)
  }

  @Test func modeSurvivesRestart() async throws {
    let store = MemoryStore()
    let fixture = try await HostFixture(store: store)
    try await fixture.install()
    let id = try await fixture.place()
    try await setDeveloperMode(true, fixture.host)
    await fixture.host.stop()
    let next = try await HostFixture(store: store, extensions: fixture.extensions)
    #expect(try await next.host.explanation(of: id).budget.isLifted)
  }

  /// Settings of an older version lack newer ones.
  @Test func missingStoredSettingsHaveTheirDefaults() throws {
    let settings = try DeviceSettings(stored: Data(#"{"locale":"de_DE","isLocked":true}"#.utf8))
    #expect(settings == DeviceSettings(locale: "de_DE", isLocked: true))
    #expect(throws: (any Error).self) {
      try DeviceSettings(stored: Data(#"{"isLocked":"maybe"}"#.utf8))
    }
  }
}
