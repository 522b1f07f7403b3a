import DeviceEngine
import Foundation
import HostLink
import Testing
import ViewArchive
import WidgetHost

/// The window of the app of `Fixtures/Pantry`, from the app's process to the host.
@Suite struct AppScreenTests {
  private let device: HostedDevice

  init() async throws {
    device = try await HostedDevice(try await SampleExtension.fixture("Pantry"))
    try await device.host.allowActivities(of: device.id, true)
    let link = try await device.host.openApp(of: device.id)
    _ = await device.host.delivery(of: link, within: .seconds(60))
  }

  private var elements: [AccessibilityElement] {
    get async throws {
      try ViewArchive(decoding: try await device.host.shownScreen().archive)
        .accessibilityElements { _, _ in "…" }
    }
  }

  private var labels: [String] { get async throws { try await elements.map(\.label) } }

  private func tap(_ label: String) async throws -> TapOutcome {
    let index = try #require(
      try await elements.firstIndex { $0.label == label && $0.action != nil })
    return try await device.host.tapScreen(at: .element(index))
  }

  @Test func tapsChangeWindow() async throws {
    #expect(try await labels == ["Shelf", "Opened 0", "Open a jar", "Plum", "Track"])
    let version = try await device.host.shownScreen().version
    #expect(try await tap("Open a jar") == .performed)
    #expect(try await labels.contains("Opened 1"))
    #expect(try await device.host.shownScreen().version > version)
    #expect(try await tap("Plum") == .performed)
    #expect(
      try await labels
        == ["Shelf", "Plum", "Sealed", "Keeps for a year", "Sugar", "Note", "Level", "More"])
    _ = try await tap("Sealed")
    #expect(try await labels.contains("Eat it soon"))
    _ = try await tap("Shelf")
    #expect(try await labels.contains("Opened 1"), "the app keeps its state")
    let outside = TapTarget.point(CGPoint(x: 5, y: 840))
    #expect(try await device.host.tapScreen(at: outside) == .nothing)
    await device.end()
  }

  private func element(_ label: String) async throws -> Int {
    try #require(try await elements.firstIndex { $0.label == label && $0.action != nil })
  }

  private func value(_ label: String) async throws -> String? {
    try await elements.first { $0.label == label }?.value
  }

  /// A binding of the app changes, in its process.
  @Test func inputsChangeBindings() async throws {
    _ = try await tap("Plum")
    #expect(try await value("Sugar") == "Some")
    #expect(try await tap("Sugar") == .performed)
    #expect(try await labels == ["Dismiss", "None", "Some", "Much"])
    _ = try await tap("Much")
    #expect(try await value("Sugar") == "Much")
    let host = device.host
    #expect(try await host.typeOnScreen("sour", into: try await element("Note")) == .performed)
    #expect(try await value("Note") == "sour")
    #expect(try await host.typeOnScreen("80", into: try await element("Level")) == .performed)
    #expect(try await value("Level") == "80%")
    #expect(try await host.typeOnScreen("1", into: try await element("Sugar")) == .nothing)
    #expect(try await host.typeOnScreen("1", into: 999) == .nothing)
    await #expect(throws: HostError.self) {
      try await host.typeOnScreen("1", into: 0, version: -1)
    }
    _ = try await tap("More")
    _ = try await tap("Label it")
    #expect(try await value("Note") == "Plum, much sugar")
    await device.end()
  }

  @Test func windowFollowsDevice() async throws {
    let light = try await device.host.shownScreen()
    var settings = await device.host.deviceSettings()
    settings.colorScheme = .dark
    try await device.host.setDevice(settings)
    await device.host.settle()
    let dark = try await device.host.shownScreen()
    #expect(dark.archive != light.archive)
    #expect(dark.size == LinkSize(width: 393, height: 852))
    await device.end()
  }

  /// `Fixtures/Postcard` supports only portrait.
  @Test(arguments: [
    ("Pantry", "393x852", 852.0), ("Postcard", "393x852", 393),
    ("Postcard", "820x1180", 1180),
  ])
  func appMayStayUpright(fixture: String, identifier: String, width: Double) async throws {
    let device = try await HostedDevice(try await SampleExtension.fixture(fixture))
    _ = try await device.host.changeDevice {
      ($0.device, $0.orientation) = (identifier, .landscape)
    }
    let link = try await device.host.openApp(of: device.id)
    _ = await device.host.delivery(of: link, within: .seconds(60))
    #expect(try await device.host.updatedScreen().size.width == width)
    await device.end()
  }

  @Test func activityIsInIslandOnlyInBackground() async throws {
    _ = try await tap("Track")
    await device.host.settle()
    #expect(await device.host.activityStates().map(\.island) == [.hidden])
    await device.host.goHome()
    await device.host.settle()
    #expect(await device.host.activityStates().map(\.island) == [.compact])
    await #expect(throws: HostError.noScreen) { try await device.host.shownScreen() }
    let link = try await device.host.openApp(of: device.id)
    _ = await device.host.delivery(of: link, within: .seconds(60))
    #expect(await device.host.activityStates().map(\.island) == [.hidden])
    await device.end()
  }
}
