import DeviceEngine
import Foundation
import Testing
import WidgetHost

/// The permission of extensions to use the network.
@Suite struct NetworkHostTests {
  private func set(_ text: String, _ host: WidgetHost) async throws {
    var device = await host.deviceSettings()
    try #require(DeviceSetting.named("network-access")?.change(parsing: text)).apply(to: &device)
    try await host.setDevice(device)
  }

  @Test func changeReloadsTheWidgetsOfTheExtension() async throws {
    let fixture = try await HostFixture.withSample { $0.policy = .never }
    try await fixture.place()
    for (text, calls) in [
      ("Sample:deny", []), ("Sample:allow", ["timeline weather"]), ("Other:allow", []),
      ("Sample:deny", ["timeline weather"]),
    ] {
      fixture.extensions.forgetCalls()
      try await set(text, fixture.host)
      await fixture.host.settle()
      #expect(fixture.extensions.calls == calls, "\(text)")
    }
  }

  @Test func uninstallingForgetsThePermission() async throws {
    let fixture = try await HostFixture.withSample()
    try await set("Sample:allow, Other:allow", fixture.host)
    try await fixture.host.uninstall("Sample")
    #expect(await fixture.host.deviceSettings().networkAccess.text == "Other:allow")
  }

  @Test(arguments: ["Sample", "Sample:ask", "Sample:yes", ":allow", "Sample:allow:deny"])
  func invalidTextIsRejected(_ text: String) throws {
    let setting = try #require(DeviceSetting.named("network-access"))
    let isAccepted = setting.change(parsing: text) != nil
    #expect(!isAccepted)
  }
}
