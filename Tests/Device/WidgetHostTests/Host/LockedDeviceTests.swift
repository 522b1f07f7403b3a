import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// A locked device shows its Lock Screen, not apps.
@Suite struct LockedDeviceTests {
  @Test func lockedDeviceOpensNoApp() async throws {
    let fixture = try await HostFixture()
    let app = try await fixture.host.install(
      URL(fileURLWithPath: "/bundles/1/Sample.vitrine"), openCommand: ["open-app"])
    _ = try await fixture.host.changeDevice { $0.isLocked = true }
    for url in [nil, URL(string: "sample://today")] {
      await #expect(throws: HostError.locked) {
        try await fixture.host.openApp(of: app.id, url: url)
      }
    }
    #expect(await fixture.host.state().links.isEmpty)
    _ = try await fixture.host.changeDevice { $0.isLocked = false }
    let link = try await fixture.host.openApp(of: app.id)
    #expect(await fixture.host.state().links.map(\.date) == [link.date])
  }
}
