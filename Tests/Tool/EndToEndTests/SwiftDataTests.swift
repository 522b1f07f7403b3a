import DeviceEngine
import Foundation
import HostLink
import Testing
import ViewArchive
import WidgetHost

/// The app and the widget of `Fixtures/Ledger`, two processes with one SwiftData store.
@Suite struct SwiftDataTests {
  private let device: HostedDevice

  init() async throws {
    device = try await HostedDevice(try await SampleExtension.fixture("Ledger"))
  }

  private var elements: [AccessibilityElement] {
    get async throws {
      try ViewArchive(decoding: try await device.host.shownScreen().archive)
        .accessibilityElements { _, _ in "…" }
    }
  }

  private func tap(_ label: String) async throws {
    let index = try #require(
      try await elements.firstIndex { $0.label == label && $0.action != nil })
    #expect(try await device.host.tapScreen(at: .element(index)) == .performed)
  }

  @Test func widgetShowsWhatAppHasSaved() async throws {
    let placed = try await device.place("ledger", .systemMedium)
    #expect(
      try await device.labels(placed.id)
        == ["Titles Imported", "Bank: Ulm", "Section Imported: 1"])
    let link = try await device.host.openApp(of: device.id)
    _ = await device.host.delivery(of: link, within: .seconds(60))
    #expect(try await elements.map(\.label).prefix(2) == ["Count 1", "Imported"])
    try await tap("Add")
    #expect(try await elements.map(\.label).prefix(3) == ["Count 2", "Imported", "Item 1"])
    await device.host.settle()
    #expect(
      try await device.labels(placed.id)
        == ["Titles Item 1, Imported", "Bank: Ulm", "Section Imported: 1", "Section Item 1: 1"])
    try await tap("Remove")
    #expect(try await elements.map(\.label).prefix(2) == ["Count 1", "Imported"])
    await device.end()
  }
}
