import DeviceEngine
import ExtensionPool
import Foundation
import Hexadecimal
import HostLink
import PushValues
import Testing
import ViewArchive
import WidgetHost

/// `Examples/Garden` on a device: the app and its extension are two programs, as on a phone.
@Suite struct GardenAppTests {
  private let device: HostedDevice

  init() async throws {
    device = try await HostedDevice(try await SampleExtension.sample("Garden"))
    try await device.host.allowActivities(of: device.id, true)
  }

  private func openApp() async throws {
    let link = try await device.host.openApp(of: device.id)
    let delivered = await device.host.delivery(of: link, within: .seconds(60))
    #expect(delivered.hasFailed == nil, "\(delivered)")
    await device.host.settle()
  }

  private func tapScreen(_ label: String) async throws {
    let elements = try ViewArchive(decoding: try await device.host.shownScreen().archive)
      .accessibilityElements { _, _ in "…" }
    let index = try #require(
      elements.firstIndex { $0.label == label && $0.action != nil }, "\(elements.map(\.label))")
    #expect(try await device.host.tapScreen(at: .element(index)) == .performed)
    await device.host.settle()
  }

  private func startRound() async throws -> ActivityState {
    try await openApp()
    try await tapScreen("Water all beds")
    let activities = await device.host.activityStates()
    #expect(activities.count == 1)
    return try #require(activities.first)
  }

  @Test func programsShareOnlyTheGroup() async throws {
    let plan = try await device.place("Plan", .systemMedium)
    try await openApp()
    let folders = ExtensionFolders(state: device.folder.url)
    let app = try folders.defaults("standard", of: device.id, .app).values()
    #expect(app["launches"] == .integer(1))
    #expect(try folders.defaults("standard", of: device.id).values()["launches"] == nil)
    // The reload of the app's initializer.
    let rows = try await device.host.ledger()
    #expect(rows.contains { $0.cause == .widgetCenter && $0.outcome == .free }, "\(rows)")
    // The button's intent runs in the extension, and the app reads the group.
    let elements = try await device.elements(plan.id)
    let water = try #require(elements.firstIndex { $0.label == "Water Roses" })
    #expect(try await device.host.tap(plan.id, at: .element(water)) == .performed)
    try await tapScreen("Roses")
    let labels = try ViewArchive(decoding: try await device.host.shownScreen().archive)
      .accessibilityElements { _, _ in "…" }.map(\.label)
    #expect(labels.contains { $0.contains("100%") }, "\(labels)")
    await device.end()
  }

  @Test func controlSetsProgram() async throws {
    let control = try await device.host.addControl(extension: device.id, kind: "Sprinkler")
    await device.host.settle()
    _ = try await device.host.pressControl(control.id)
    await device.host.settle()
    #expect(try await device.host.controlState(control.id).isOn == true)
    #expect(await device.host.state().frontApp == nil)
    await device.end()
  }

  @Test func buttonStopsRoundInApp() async throws {
    let round = try await startRound()
    await device.host.goHome()
    let shown = try await device.host.shownActivity(round.id, .lockScreen)
    let elements = try ViewArchive(decoding: shown.archive).accessibilityElements { _, _ in "…" }
    #expect(elements.map(\.label).contains("Herbs"))
    let stop = try #require(elements.firstIndex { $0.label == "Stop Watering" })
    _ = try await device.host.tapActivity(round.id, .lockScreen, at: .element(stop))
    await device.host.settle()
    #expect(await device.host.activityStates().isEmpty)
    await device.end()
  }

  @Test(arguments: [
    ("com.example.garden", PushVerdict.Outcome.delivered),
    ("com.example.garden.widgets", .wrongTopic),
  ])
  func topicNamesApp(bundle: String, outcome: PushVerdict.Outcome) async throws {
    let round = try await startRound()
    let token = try #require(round.pushToken.flatMap(Data.init(hexadecimal:)))
    let end = HostedDevice.noon + 600
    let push = ActivityPush(
      event: .update, timestamp: HostedDevice.noon + 1,
      contentState: Data(
        #"{"bed":"roses","end":\#(end.timeIntervalSinceReferenceDate)}"#.utf8))
    let verdict = await device.host.push(push, to: token, bundle: bundle)
    #expect(verdict.outcome == outcome, "\(verdict)")
    await device.end()
  }
}
