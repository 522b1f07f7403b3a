import HostLink
import SwiftUI
import Synchronization
import Testing

@testable import AppIntents

/// What intents show and ask when the user has run them as a shortcut.
@Suite struct SnippetTests {
  private static let display = SnippetDisplay(
    card: 7, width: 377, environment: RenderEnvironment())

  /// A device that records the questions and archives views of 90 points.
  private final class Device: Sendable {
    let asked = Mutex<[ConfirmationRequest]>([])
    let reloaded = Mutex<[String]>([])
    let isConfirmed: Bool

    init(isConfirmed: Bool = true) { self.isConfirmed = isConfirmed }

    var stage: IntentStage {
      IntentStage(
        .init(
          archive: { _, display in
            SnippetMessage(archive: Data(), size: LinkSize(width: display.width, height: 90))
          },
          confirm: { request in
            self.asked.withLock { $0.append(request) }
            return self.isConfirmed
          }, reload: { intent in self.reloaded.withLock { $0.append(intent) } }))
    }
  }

  private func reply(
    _ intent: some AppIntent, on device: Device, _ display: SnippetDisplay? = display
  ) async throws -> PerformReply {
    let request = PerformRequest(action: try intent.action(), display: display)
    return try await IntentStage.$current.withValue(device.stage) {
      try await IntentPerformance.perform(request)
    }
  }

  @Test func resultShowsItsView() async throws {
    let reply = try await reply(ShowView(), on: Device())
    #expect(reply.dialog == "Hello")
    #expect(reply.snippet?.size == LinkSize(width: 377, height: 90))
    #expect(reply.snippet?.intent == nil)
  }

  /// The snippet intent runs with its parameters, and the reply names it so that it can run again.
  @Test func resultShowsTheViewOfASnippetIntent() async throws {
    let reply = try await reply(ShowSnippet(), on: Device())
    let action = try CountedSnippet(count: 3).action()
    #expect(reply.snippet?.intent == action)
    let again = try await IntentStage.$current.withValue(Device().stage) {
      try await IntentPerformance.perform(PerformRequest(action: action, display: Self.display))
    }
    #expect(again.snippet == reply.snippet)
  }

  @Test func widgetsShowNothing() async throws {
    let device = Device()
    #expect(try await reply(ShowView(), on: device, nil).snippet == nil)
    #expect(try await reply(ShowSnippet(), on: device, nil).snippet == nil)
    let refused = try await reply(Order(), on: device, nil)
    #expect(refused.error == "Widgets and controls cannot ask for a confirmation.")
    #expect(device.asked.withLock { $0 }.isEmpty)
  }

  @Test func confirmationShowsItsActionAndSnippet() async throws {
    let device = Device()
    #expect(try await reply(Order(), on: device).dialog == "Ordered")
    let request = try #require(device.asked.withLock { $0 }.first)
    #expect(request.card == 7)
    #expect(request.dialog == "Sure?")
    #expect(request.labels == ConfirmationLabels(accept: "Order", deny: "Cancel"))
    #expect(request.snippet?.intent == (try CountedSnippet(count: 1).action()))
  }

  @Test func cancelledIntentEndsWithoutAnError() async throws {
    let reply = try await reply(Order(), on: Device(isConfirmed: false))
    #expect(reply.isCancelled == true)
    #expect(reply.error == nil && reply.dialog == nil)
  }

  @Test(arguments: [true, false])
  func parameterIsConfirmed(_ isConfirmed: Bool) async throws {
    let device = Device(isConfirmed: isConfirmed)
    #expect(try await reply(ConfirmValue(), on: device).dialog == "\(isConfirmed)")
    #expect(device.asked.withLock { $0 }.first?.labels.accept == "Yes")
  }

  @Test func reloadNamesTheIntent() {
    let device = Device()
    IntentStage.$current.withValue(device.stage) { CountedSnippet.reload() }
    #expect(device.reloaded.withLock { $0 } == [CountedSnippet.persistentIdentifier])
  }

  @Test(arguments: [
    (ConfirmationActionName.checkIn, "Check In"), (.do, "Do"),
    (.startNavigation, "Start Navigation"),
  ])
  func actionsHaveLabels(_ name: ConfirmationActionName, _ label: String) {
    #expect(name.labels == ConfirmationLabels(accept: label, deny: "Cancel"))
  }

  @Test func customActionHasItsOwnLabels() {
    let name = ConfirmationActionName.custom(
      acceptLabel: "Burn", acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: [],
      destructive: true)
    #expect(
      name.labels == ConfirmationLabels(accept: "Burn", deny: "Keep", isDestructive: true))
  }

  @Test func shortcutDescribesItsIntent() throws {
    let titled = AppShortcut(
      intent: Order(), phrases: ["Order in \(.applicationName)"], shortTitle: "Coffee",
      systemImageName: "cart")
    #expect(
      try titled.description()
        == AppShortcutDescription(title: "Coffee", symbol: "cart", action: try Order().action()))
    #expect(try AppShortcut(intent: Order(), phrases: []).description().title == "Order a Coffee")
  }
}

struct ShowView: AppIntent {
  static let title: LocalizedStringResource = "Show"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Hello", view: Text("Hello"))
  }
}

struct ShowSnippet: AppIntent {
  static let title: LocalizedStringResource = "Show"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: CountedSnippet(count: 3))
  }
}

struct CountedSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Count"

  @Parameter(title: "Count") var count: Int

  init() {}

  init(count: Int) {
    self.count = count
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("\(count)"))
  }
}

struct Order: AppIntent {
  static let title: LocalizedStringResource = "Order a Coffee"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .order, dialog: "Sure?", snippetIntent: CountedSnippet(count: 1))
    return .result(dialog: "Ordered")
  }
}

struct ConfirmValue: AppIntent {
  static let title: LocalizedStringResource = "Confirm"

  @Parameter(title: "Count", default: 2) var count: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let isConfirmed = try await $count.requestConfirmation(for: 2, dialog: "Two?")
    return .result(dialog: "\(isConfirmed ? "true" : "false")")
  }
}
