import DeviceEngine
import DeviceFixtures
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

  @Test func notificationsSurviveRestart() async throws {
    let first = try await HostFixture.withSample()
    for (name, minutes) in [("now", nil), ("soon", 10.0), ("later", 60.0)] {
      let request = NotificationRequestMessage(
        identifier: name, title: name, dates: minutes.map { [noon + $0 * 60] } ?? [])
      #expect(await first.host.answer(.notifications(.schedule(request)), from: "Sample") == .done)
    }
    await first.host.stop()
    let second = try await HostFixture(store: first.store, at: noon + 1200)
    await second.host.settle()
    #expect(await second.host.state().notifications?.map(\.title) == ["soon", "now"])
    await second.host.stop()
    let third = try await HostFixture(store: first.store, at: noon + 1200)
    #expect(await third.host.state().notifications?.map(\.number) == [2, 1])
    await third.advance(to: noon + 3600)
    #expect(await third.host.state().notifications?.first?.title == "later")
    try await third.host.uninstall("Sample")
    #expect(try first.store.load().notifications.isEmpty)
  }

  @Test func numbersContinueAfterRemovalAndRestart() async throws {
    let first = try await HostFixture.withSample()
    func answer(_ command: NotificationCommand, of host: WidgetHost) async {
      #expect(await host.answer(.notifications(command), from: "Sample") == .done)
    }
    let request = NotificationRequestMessage(identifier: "a", title: "a", body: "", dates: [])
    await answer(.schedule(request), of: first.host)
    await answer(.schedule(request), of: first.host)
    await answer(.removeDelivered(nil), of: first.host)
    await first.host.stop()
    let second = try await HostFixture(store: first.store, at: noon)
    await answer(.schedule(request), of: second.host)
    #expect(await second.host.state().notifications?.map(\.number) == [3])
  }
}
