import DeviceEngine
import DeviceFixtures
import Foundation
import HostLink
import Testing

/// Reloads that an app requests by `WidgetCenter` in its own process.
@Suite struct AppReloadTests {
  private func begun(_ fixture: HostFixture, _ id: PlacementID) async throws -> [String] {
    try await fixture.host.explanation(of: id).rows
      .filter { [.free, .charged].contains($0.outcome) }.map { "\($0.outcome) \($0.cause)" }
  }

  @Test func reloadByBackgroundAppIsBudgeted() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    let left = try await fixture.host.explanation(of: id).budget.left
    try await fixture.host.reload(.timelines(kind: "weather"), byAppOf: "Sample")
    await fixture.advance(to: noon + 60)
    #expect(try await begun(fixture, id) == ["free placed", "charged widgetCenter"])
    #expect(try await fixture.host.explanation(of: id).budget.left == left - 1)
  }

  @Test func reloadByAppOpenedByTapIsFreeUntilItEnds() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    fixture.launcher.play { [host = fixture.host] in
      try? await host.reload(.allTimelines, byAppOf: "Sample")
    }
    _ = try await fixture.host.tap(id, at: .point(CGPoint(x: 10, y: 10)))
    await fixture.host.settle()
    #expect(try await begun(fixture, id) == ["free placed", "free widgetCenter"])
    try await fixture.host.reload(.allTimelines, byAppOf: "Sample")
    await fixture.advance(to: noon + 60)
    #expect(try await begun(fixture, id).last == "charged widgetCenter")
  }

  @Test func rejectsReloadOfUnknownApp() async throws {
    let fixture = try await HostFixture.withSample()
    await #expect(throws: HostError.unknownExtension("Other", known: ["Sample"])) {
      try await fixture.host.reload(.allTimelines, byAppOf: "Other")
    }
  }
}
