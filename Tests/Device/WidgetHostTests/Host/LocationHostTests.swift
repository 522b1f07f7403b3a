import DeviceEngine
import Foundation
import HostLink
import Testing
import WidgetHost

/// What an extension learns about the device's position.
@Suite struct LocationHostTests {
  private func ask(_ question: LocationQuestion, _ host: WidgetHost) async -> LocationAnswer? {
    guard case .location(let answer) = await host.answer(.location(question), from: "Sample") else {
      return nil
    }
    return answer
  }

  private func set(_ changes: [String: String], _ host: WidgetHost) async throws {
    var device = await host.deviceSettings()
    for (name, text) in changes {
      try #require(DeviceSetting.named(name)?.change(parsing: text)).apply(to: &device)
    }
    try await host.setDevice(device)
  }

  @Test func firstUseAsksTheUserOnce() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    try await set(["location": "52.52, 13.405"], host)
    #expect(await ask(.status, host) == LocationAnswer())
    #expect(await host.deviceSettings().locationAccess.text == "")
    #expect(await ask(.use, host) == LocationAnswer())
    #expect(await host.deviceSettings().locationAccess.text == "Sample:ask")
    try await set(["location-access": "Sample:deny"], host)
    #expect(await ask(.use, host) == LocationAnswer(isAllowed: false))
    #expect(await host.deviceSettings().locationAccess.text == "Sample:deny")
    try await set(["locationAccess": "Sample:allow"], host)
    #expect(
      await ask(.status, host)
        == LocationAnswer(
          isAllowed: true, position: LinkPosition(latitude: 52.52, longitude: 13.405)))
    try await set(["location": "off"], host)
    #expect(await ask(.use, host) == LocationAnswer(isAllowed: true))
  }

  @Test func answerReloadsTheWidgetsOfTheExtension() async throws {
    let fixture = try await HostFixture.withSample { $0.policy = .never }
    try await fixture.place()
    _ = await ask(.use, fixture.host)
    fixture.extensions.forgetCalls()
    try await set(["locationAccess": "Sample:allow"], fixture.host)
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["timeline weather"])
    fixture.extensions.forgetCalls()
    try await set(["locationAccess": "Other:allow"], fixture.host)
    await fixture.host.settle()
    #expect(fixture.extensions.calls == [])
  }

  @Test func uninstallingForgetsTheAnswer() async throws {
    let fixture = try await HostFixture.withSample()
    try await set(["locationAccess": "Sample:allow, Other:deny"], fixture.host)
    try await fixture.host.uninstall("Sample")
    #expect(await fixture.host.deviceSettings().locationAccess.text == "Other:deny")
    #expect(await fixture.host.state().device.locationAccess.text == "Other:deny")
    try await fixture.install()
    #expect(await ask(.use, fixture.host) == LocationAnswer())
    #expect(await fixture.host.deviceSettings().locationAccess["Sample"] == .ask)
  }

  @Test(arguments: ["91,0", "0,181", "52.52", "here", "1,2,3", "nan,0"])
  func invalidPositionIsRejected(text: String) async throws {
    let fixture = try await HostFixture.withSample()
    await #expect(throws: HostError.self) { try await set(["location": text], fixture.host) }
    #expect(await fixture.host.deviceSettings().location == "")
  }

  @Test(arguments: ["Sample", "Sample:maybe", ":allow", "A:allow:deny"])
  func invalidAccessIsRejected(text: String) {
    #expect(DeviceSetting.named("locationAccess")?.change(parsing: text) == nil)
  }
}
