import DeviceEngine
import Foundation
import HostLink
import Testing
import ViewArchive
import WidgetHost

/// The shortcuts of `Fixtures/Kiosk`, whose app performs them, from its process to the card.
@Suite struct SnippetTests {
  private let device: HostedDevice

  init() async throws {
    device = try await HostedDevice(try await SampleExtension.fixture("Kiosk"))
  }

  private var labels: [String] {
    get async throws { try await elements.map(\.label) }
  }

  private var elements: [AccessibilityElement] {
    get async throws {
      try ViewArchive(decoding: try await device.host.shownSnippet().archive)
        .accessibilityElements { _, _ in "…" }
    }
  }

  private func tap(_ label: String) async throws {
    let index = try #require(
      try await elements.firstIndex { $0.label == label && $0.action != nil })
    #expect(try await device.host.tapSnippet(at: .element(index)) == .performed)
  }

  @Test func resultsHaveDialogsAndViews() async throws {
    let shortcuts = try await device.host.shortcuts(of: device.id)
    #expect(
      shortcuts.map(\.title)
        == ["Greet", "Hours", "Menu", "Count", "Order", "Brew", "Close", "Crash"])
    #expect(shortcuts.first?.symbol == "cup.and.saucer")
    let greeting = try await device.host.runShortcut("Greet", of: device.id)
    #expect(greeting?.dialog == "Good morning! The kiosk is open.")
    #expect(try await labels.contains("Coffee of the day"))
    let hours = try await device.host.runShortcut("Hours", of: device.id)
    #expect(hours?.dialog == "Open from 7 to 19.")
    #expect(hours?.size == nil)
    let menu = try await device.host.runShortcut("Menu", of: device.id)
    #expect(menu?.size == LinkSize(width: 377, height: 400))
    #expect(await device.host.notices.contains { $0.contains("taller than 400 points") })
    await device.end()
  }

  @Test func buttonsTogglesAndReloadsUpdateTheSnippet() async throws {
    _ = try await device.host.runShortcut("Count", of: device.id)
    #expect(try await labels.contains("1 cups"))
    try await tap("Add 2")
    #expect(try await labels.contains("3 cups"))
    try await tap("Milk")
    let milk = try await elements.first { $0.label == "Milk" }
    guard case .toggle(isOn: true, _, _)? = milk?.action else {
      Issue.record("the toggle is off: \(String(describing: milk))")
      return
    }
    await #expect(throws: HostError.extensionFailed(device.id, reason: "The cup was spilled.")) {
      try await tap("Fail")
    }
    let version = try await device.host.shownSnippet().version
    let changes = device.host.changes()
    try await tap("Later")
    // The intent reloads the snippet after it has ended.
    for await case .snippet(let card?) in changes where card.version > version { break }
    #expect(try await labels.contains("100 cups"))
    await device.end()
  }

  @Test func confirmationsWaitForTheUser() async throws {
    let asked = try await device.host.runShortcut("Order", of: device.id)
    #expect(asked?.phase == .confirming)
    #expect(asked?.labels == ConfirmationLabels(accept: "Order", deny: "Cancel"))
    try await tap("Add 1")
    #expect(try await device.host.answerSnippet(.confirmed)?.dialog == "2 cups are on their way.")
    _ = try await device.host.runShortcut("Order", of: device.id)
    #expect(try await device.host.answerSnippet(.cancelled) == nil)
    let closing = try await device.host.runShortcut("Close", of: device.id)
    #expect(
      closing?.labels
        == ConfirmationLabels(accept: "Close", deny: "Stay Open", isDestructive: true))
    let kept = try await device.host.answerSnippet(.cancelled)
    #expect(kept?.dialog == "The kiosk stays open.", "the intent catches the cancellation")
    await device.end()
  }

  /// A choice, a value that the user types, a choice of an entity, and a value that the intent
  /// needs before it runs.
  @Test func choicesAndValuesReachTheIntent() async throws {
    let drink = try await device.host.runShortcut("Brew", of: device.id)
    #expect(drink?.phase == .choosing)
    #expect(drink?.dialog == "Drink")
    #expect(drink?.options?.map(\.title) == ["Coffee", "Tea"])
    let size = try await device.host.answerSnippet(.chosen(1))
    #expect(size?.dialog == "Which size?")
    #expect(size?.options?.map(\.title) == ["Small", "Large"])
    #expect(size?.cancel == "Cancel")
    #expect(try await labels.contains("Two sizes"), "the choice has a view")
    let sugar = try await device.host.answerSnippet(.chosen(0))
    #expect(sugar?.phase == .entering)
    #expect(sugar?.field?.maximum == 5)
    await #expect(
      throws: HostError.badValue(parameter: "Sugar", expected: "a whole number from 0 to 5")
    ) { try await device.host.answerSnippet(.value(.integer(9))) }
    let done = try await device.host.answerSnippet(.value(.integer(2)))
    #expect(done?.dialog == "Small tea with 2 sugars.")
    _ = try await device.host.runShortcut("Brew", of: device.id)
    #expect(try await device.host.answerSnippet(.cancelled) == nil)
    await device.end()
  }

  /// The buttons of a widget perform the same intents, but show and ask nothing.
  @Test func widgetShowsNoSnippet() async throws {
    let widget = try await device.place("Kiosk", .systemSmall)
    #expect(try await device.host.tap(widget.id, at: .element(0)) == .performed)
    #expect(await device.host.state().snippet == nil)
    await #expect(throws: HostError.self) {
      try await device.host.tap(widget.id, at: .element(1))
    }
    await device.end()
  }

  @Test func crashWhileAskingEndsTheCard() async throws {
    let changes = device.host.changes()
    let asked = try await device.host.runShortcut("Crash", of: device.id)
    #expect(asked?.phase == .confirming)
    for await case .snippet(let card?) in changes where card.phase == .failed { break }
    await device.host.settle()
    let failed = await device.host.state().snippet
    #expect(failed?.phase == .failed)
    #expect(failed?.dialog?.contains("crashed") == true)
    await device.end()
  }
}
