import DeviceFixtures
import Foundation
import HostLink
import TestFolders
import Testing

@testable import DeviceEngine

/// Alerts with a `loc-key`, which is looked up in the strings of the app's bundle.
@Suite struct AlertTextTests {
  private let folder = TemporaryFolder.unusedPath()

  @Test func alertKeysAreLocalizedInDeviceLanguage() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = folder.appendingPathComponent("b/1/Sample.vitrine", isDirectory: true)
    func write(_ text: String, _ language: String) throws {
      let table = bundle.appendingPathComponent("Resources/\(language).lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: table)
    }
    try write(#""DOWN" = "%@ is down, %@!";"#, "en")
    try write(#""DOWN" = "%2$@! %1$@ ist besiegt";"#, "de")

    let fixture = try await HostFixture()
    let host = fixture.host
    _ = try await host.install(bundle)
    let id = try await fixture.start(.trip(push: .channel("abc=")))
    var push = ActivityPush(
      event: .update, timestamp: noon, contentState: Data("{}".utf8),
      alert: ActivityAlert(title: "DOWN", body: "Plain %@"))
    push.titleKey = .init("DOWN", arguments: ["Panda", "Ana"])
    func broadcast() async throws -> ActivityAlert? {
      let verdict = await host.broadcast(push, channel: "abc=", bundle: "local.vitrine.Sample")
      #expect(verdict.outcome == .delivered)
      let alert = try await host.activityState(id).alert
      return alert.map { ActivityAlert(title: $0.title, body: $0.body) }
    }
    #expect(try await broadcast() == ActivityAlert(title: "Panda is down, Ana!", body: "Plain %@"))
    var device = await host.state().device
    device.locale = "de_DE"
    try await host.setDevice(device)
    #expect(try await broadcast()?.title == "Ana! Panda ist besiegt")
    // A key without a translation is used as the format.
    push.bodyKey = .init("Help %@", arguments: ["Ana"])
    #expect(try await broadcast()?.body == "Help Ana")
    await host.stop()
  }
}
