import DeviceEngine
import Foundation
import HostLink
import Testing
import WidgetHost

/// What the device does with the notifications of an extension.
@Suite struct NotificationHostTests {
  @Test func notificationReachesLedgerAndSurfaces() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    let request = NotificationRequestMessage(
      identifier: "a", title: "High tide", body: "At the pier",
      dates: [fixture.clock.now + 600])
    #expect(await host.answer(.notifications(.schedule(request)), from: "Sample") == .done)
    #expect(await host.state().notifications == nil)
    #expect(await host.nextWake().map { $0 <= fixture.clock.now + 600 } == true)
    fixture.clock.advance(to: fixture.clock.now + 600)
    await host.settle()
    let notifications = try #require(await host.state().notifications)
    #expect(notifications.map(\.title) == ["High tide"])
    try await host.uninstall("Sample")
    #expect(await host.state().notifications == nil)
    guard case .failure = await host.answer(.notifications(.cancel(nil)), from: "Sample") else {
      Issue.record("an extension that is not installed has no notifications")
      return
    }
  }
}
