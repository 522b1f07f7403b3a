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
    let asked = Mutex<[SnippetQuestion]>([])
    let reloaded = Mutex<[String]>([])
    let answer: SnippetAnswer

    init(_ answer: SnippetAnswer = .confirmed) { self.answer = answer }

    var stage: IntentStage {
      IntentStage(
        .init(
          archive: { _, display in
            SnippetMessage(archive: Data(), size: LinkSize(width: display.width, height: 90))
          },
          ask: { question in
            self.asked.withLock { $0.append(question) }
            return self.answer
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
    #expect(refused.error == "Widgets and controls cannot ask the user.")
    #expect(device.asked.withLock { $0 }.isEmpty)
  }

  @Test func confirmationShowsItsActionAndSnippet() async throws {
    let device = Device()
    #expect(try await reply(Order(), on: device).dialog == "Ordered")
    let request = try #require(device.asked.withLock { $0 }.first)
    #expect(request.card == 7)
    #expect(request.dialog == "Sure?")
    #expect(
      request.form == .confirmation(ConfirmationLabels(accept: "Order", deny: "Cancel")))
    #expect(request.snippet?.intent == (try CountedSnippet(count: 1).action()))
  }

  @Test func cancelledIntentEndsWithoutAnError() async throws {
    let reply = try await reply(Order(), on: Device(.cancelled))
    #expect(reply.isCancelled == true)
    #expect(reply.error == nil && reply.dialog == nil)
  }

  @Test(arguments: [true, false])
  func parameterIsConfirmed(_ isConfirmed: Bool) async throws {
    let device = Device(isConfirmed ? .confirmed : .cancelled)
    #expect(try await reply(ConfirmValue(), on: device).dialog == "\(isConfirmed)")
    #expect(
      device.asked.withLock { $0 }.first?.form
        == .confirmation(ConfirmationLabels(accept: "Yes", deny: "No")))
  }

  // MARK: Choices and values

  private static let sizes = SnippetForm.choice(
    [
      SnippetOption(title: "Small"), SnippetOption(title: "Large"),
      SnippetOption(title: "Drop It", isDestructive: true),
    ], cancel: "Cancel")
  private static let toys = SnippetForm.choice(
    [SnippetOption(title: "Ball"), SnippetOption(title: "Kite")], cancel: "Cancel")
  private static func field(
    _ type: ParameterDescription.ValueType, _ title: String, minimum: Double? = nil,
    maximum: Double? = nil
  ) -> SnippetForm {
    .value(
      ParameterDescription(
        name: "value", title: title, type: type, isOptional: false, minimum: minimum,
        maximum: maximum))
  }

  /// What an intent asks, and what it says with the answer.
  @Test(arguments: [
    (Asking.choice, "Which size?", sizes, SnippetAnswer.chosen(1), "Large"),
    (
      .number, "How many?", field(.integer, "Count", minimum: 1, maximum: 9), .value(.integer(3)),
      "3"
    ),
    (.text, "Name", field(.string, "Name"), .value(.string("Tom")), "Tom"),
    (
      .flag, "Milk",
      .choice([SnippetOption(title: "With"), SnippetOption(title: "Without")], cancel: "Cancel"),
      .chosen(1), "false"
    ),
    (.toy, "Which toy?", toys, .chosen(1), "kite"),
    (.among, "One of these?", toys, .chosen(0), "ball"),
  ])
  func questionsHaveAnswers(
    _ asking: Asking, _ dialog: String, _ form: SnippetForm, _ answer: SnippetAnswer,
    _ said: String
  ) async throws {
    let device = Device(answer)
    #expect(try await reply(Ask(asking), on: device).dialog == said)
    let question = try #require(device.asked.withLock { $0 }.first)
    #expect(question.dialog == dialog)
    #expect(question.form == form)
    let cancelled = try await reply(Ask(asking), on: Device(.cancelled))
    #expect(cancelled.isCancelled == true)
    #expect(try await reply(Ask(asking), on: device, nil).error != nil, "a widget cannot ask")
    #expect(device.asked.withLock { $0 }.count == 1)
  }

  /// The value that the intent needs is asked for before it runs.
  @Test func missingValueIsAskedFor() async throws {
    let device = Device(.value(.string("Tea")))
    #expect(try await reply(Pour(), on: device).dialog == "Pouring Tea")
    #expect(device.asked.withLock { $0 }.first?.form == Self.field(.string, "Drink"))
    #expect(try await reply(Pour(), on: Device(.cancelled)).isCancelled == true)
    #expect(try await reply(Pour(), on: device, nil).error?.contains("Drink") == true)
  }

  @Test func systemLabelsFollowTheDevice() async throws {
    var display = Self.display
    display.environment.locale = "de_AT"
    let device = Device()
    _ = try await reply(Order(), on: device, display)
    #expect(
      device.asked.withLock { $0 }.first?.form
        == .confirmation(ConfirmationLabels(accept: "Bestellen", deny: "Abbrechen")))
  }

  @Test func confirmationReturnsTheValueOfItsSnippet() async throws {
    let device = Device()
    #expect(try await reply(OrderCounted(), on: device).dialog == "4 ordered")
    #expect(device.asked.withLock { $0 }.count == 1)
    #expect(try await reply(OrderCounted(), on: Device(.cancelled)).isCancelled == true)
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

struct CountedValue: SnippetIntent {
  static let title: LocalizedStringResource = "Count"

  @Parameter(title: "Count") var count: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: count + 1, view: Text("\(count)"))
  }
}

struct OrderCounted: AppIntent {
  static let title: LocalizedStringResource = "Order Some"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let snippet = CountedValue()
    snippet.count = 3
    let count = try await requestConfirmation(actionName: .order, snippetIntent: snippet)
    return .result(dialog: "\(count) ordered")
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

/// What `Ask` asks.
enum Asking: String, AppEnum {
  case choice, number, text, flag, toy, among

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Question"
  static let caseDisplayRepresentations: [Asking: DisplayRepresentation] = [
    .choice: "Choice", .number: "Number", .text: "Text", .flag: "Flag", .toy: "Toy",
    .among: "Among",
  ]
}

enum Plaything: String, AppEnum {
  case ball, kite

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Toy"
  static let caseDisplayRepresentations: [Plaything: DisplayRepresentation] = [
    .ball: "Ball", .kite: "Kite",
  ]
}

struct Ask: AppIntent {
  static let title: LocalizedStringResource = "Ask"

  @Parameter(title: "What") var asking: Asking
  @Parameter(title: "Count", inclusiveRange: (1, 9), requestValueDialog: "How many?")
  var count: Int?
  @Parameter(title: "Name") var name: String?
  @Parameter(title: "Milk", displayName: .init(true: "With", false: "Without")) var milk: Bool?
  @Parameter(title: "Toy") var toy: Plaything?

  init() {}

  init(_ asking: Asking) {
    self.asking = asking
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let text =
      switch asking {
      case .choice: String(localized: try await chosen().title)
      case .number: String(try await $count.requestValue())
      case .text: try await $name.requestValue()
      case .flag: String(try await $milk.requestValue())
      case .toy: try await $toy.requestValue("Which toy?").rawValue
      case .among:
        try await $toy.requestDisambiguation(among: [.ball, .kite], dialog: "One of these?")
          .rawValue
      }
    return .result(dialog: "\(text)")
  }

  private func chosen() async throws -> IntentChoiceOption {
    try await requestChoice(
      between: [
        IntentChoiceOption(title: "Small"), .cancel, IntentChoiceOption(title: "Large"),
        IntentChoiceOption(title: "Drop It", style: .destructive),
      ], dialog: "Which size?")
  }
}

struct Pour: AppIntent {
  static let title: LocalizedStringResource = "Pour"

  @Parameter(title: "Drink") var drink: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Pouring \(drink)")
  }
}
