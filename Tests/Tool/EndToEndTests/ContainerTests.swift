import DeviceEngine
import ExtensionPool
import Foundation
import HostLink
import Testing
import WidgetHost

/// The extension `Fixtures/Cabin` and its app: two programs, as on a phone.
@Suite struct ContainerTests {
  private let device: HostedDevice

  init() async throws {
    device = try await HostedDevice(try await SampleExtension.fixture("Cabin"))
  }

  @Test func onlyAppGroupIsSharedAndReloadInInitCounts() async throws {
    let placed = try await device.place("cabin", .systemSmall)
    #expect(try await device.labels(placed.id).joined(separator: ", ").contains("group 0"))
    let link = try await device.host.openApp(of: device.id)
    let delivered = await device.host.delivery(of: link, within: .seconds(60))
    #expect(delivered.hasFailed == nil, "\(delivered)")
    await device.host.settle()
    #expect(
      try await device.labels(placed.id).joined(separator: ", ")
        == "standard nil, group 1, file nil, guests 0")
    let folders = ExtensionFolders(state: device.folder.url)
    let app = try folders.defaults("standard", of: device.id, .app).values()
    #expect(app["note"] == .string("from the app"))
    #expect(try folders.defaults("standard", of: device.id).values()["note"] == nil)
    let rows = try await device.host.ledger()
    #expect(rows.contains { $0.cause == .widgetCenter && $0.outcome == .free }, "\(rows)")
    await device.end()
  }

  @Test func intentOfOnlyTheExtensionOpensNothing() async throws {
    let control = try await device.host.addControl(
      extension: device.id, kind: "open")
    await device.host.settle()
    let error = await #expect(throws: HostError.self) {
      try await device.host.pressControl(control.id)
    }
    #expect("\(try #require(error))".contains("Make its file a member of both targets"))
    #expect(await device.host.state().frontApp == nil)
    await device.end()
  }
}
