import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// The card of a shortcut, as a state machine.
@Suite struct SnippetEngineTests {
  private static let labels = ConfirmationLabels(accept: "Order", deny: "Cancel")
  private static let intent = IntentAction(identifier: "Cups", parameters: Data("2".utf8))

  private static func view(_ text: String, _ intent: IntentAction? = intent) -> SnippetMessage {
    SnippetMessage(
      archive: Data(text.utf8), size: LinkSize(width: 377, height: 90), intent: intent)
  }

  private func engine() -> SnippetEngine {
    var engine = SnippetEngine()
    let card = engine.begin(
      extension: "Kiosk", app: "The Kiosk", title: "Order", locale: "en_US")
    #expect(card == 1)
    expectActions([.changed], &engine)
    return engine
  }

  private func expectActions(_ expected: [SnippetAction], _ engine: inout SnippetEngine) {
    let actions = engine.takeActions()
    #expect(actions == expected)
  }

  private func ask(
    _ engine: inout SnippetEngine, card: Int = 1, question: Int = 1, from id: ExtensionID = "Kiosk"
  ) {
    engine.ask(
      SnippetQuestion(
        card: card, dialog: "Sure?", snippet: Self.view("cups"),
        form: .confirmation(Self.labels)), number: question, from: id)
  }

  /// What the replies of intents leave on the screen: the phase, the text, and whether there is a
  /// view.
  @Test(arguments: [
    (PerformReply(dialog: "Open"), SnippetState.Phase.result, "Open", false),
    (PerformReply(snippet: view("a")), .result, nil, true),
    (PerformReply(dialog: "Open", snippet: view("a")), .result, "Open", true),
    (PerformReply(error: "No milk", snippet: view("a")), .failed, "No milk", false),
    (PerformReply(), nil, nil, false),
  ])
  func endShowsWhatTheIntentSays(
    _ reply: PerformReply, _ phase: SnippetState.Phase?, _ dialog: String?, _ hasView: Bool
  ) {
    var engine = engine()
    #expect(engine.visible == nil, "nothing is on the screen before the intent says something")
    engine.finish(reply, card: 1)
    #expect(engine.visible?.phase == phase)
    #expect(engine.visible?.dialog == dialog)
    #expect((engine.visible?.size != nil) == hasView)
    #expect((engine.view != nil) == hasView)
  }

  @Test(arguments: [SnippetAnswer.confirmed, .cancelled])
  func userAnswersOnce(_ answer: SnippetAnswer) throws {
    var engine = engine()
    ask(&engine)
    #expect(engine.visible?.phase == .confirming)
    #expect(engine.visible?.labels == Self.labels)
    expectActions([.changed], &engine)
    let hasAnswered = try engine.answer(answer)
    #expect(hasAnswered)
    expectActions([.answer(question: 1, answer), .changed], &engine)
    #expect(engine.visible?.phase == .performing)
    #expect(engine.visible?.dialog == "Sure?", "the card stays while the intent goes on")
    let hasAnsweredAgain = try engine.answer(answer)
    #expect(!hasAnsweredAgain)
    expectActions([], &engine)
  }

  private static let options = [SnippetOption(title: "Tea"), SnippetOption(title: "Milk")]
  private static let field = ParameterDescription(
    name: "value", title: "Cups", type: .integer, minimum: 1, maximum: 9)

  /// Which answers a question takes. Others leave it open.
  @Test(arguments: [
    (
      SnippetForm.confirmation(labels), [SnippetAnswer.confirmed, .cancelled],
      SnippetState.Phase.confirming
    ),
    (.choice(options, cancel: nil), [.chosen(0), .chosen(1), .cancelled], .choosing),
    (.value(field), [.value(.integer(9)), .cancelled], .entering),
  ])
  func questionTakesItsAnswers(
    _ form: SnippetForm, _ suitable: [SnippetAnswer], _ phase: SnippetState.Phase
  ) throws {
    let all: [SnippetAnswer] = [
      .confirmed, .cancelled, .chosen(0), .chosen(1), .chosen(2), .chosen(-1),
      .value(.integer(9)), .value(.integer(10)), .value(.string("x")), .value(.none),
    ]
    for answer in all {
      var engine = engine()
      engine.ask(SnippetQuestion(card: 1, form: form), number: 1, from: "Kiosk")
      #expect(engine.visible?.phase == phase)
      _ = engine.takeActions()
      guard suitable.contains(answer) else {
        #expect(throws: HostError.self) { try engine.answer(answer) }
        #expect(engine.visible?.phase == phase, "\(answer)")
        continue
      }
      #expect(try engine.answer(answer))
      expectActions([.answer(question: 1, answer), .changed], &engine)
      #expect(engine.state?.options == nil && engine.state?.field == nil)
    }
  }

  @Test func systemLabelsFollowTheDevice() {
    var engine = engine()
    engine.finish(PerformReply(dialog: "Open"), card: 1)
    #expect(engine.visible?.done == "Done")
    engine.environmentChanged(locale: "fr_CA")
    #expect(engine.visible?.done == "Terminé")
    engine.environmentChanged(locale: "xx")
    #expect(engine.visible?.done == "Done")
  }

  @Test func cancelledIntentClosesTheCard() {
    var engine = engine()
    var reply = PerformReply(dialog: "never shown")
    reply.isCancelled = true
    engine.finish(reply, card: 1)
    #expect(engine.state == nil)
  }

  /// Whatever takes the card away cancels what it asks, so that no intent waits forever.
  @Test(
    arguments: [
      { $0.close() }, { $0.close(of: "Kiosk") },
      { _ = $0.begin(extension: "Other", app: "Other", title: "Other", locale: "en_US") },
      { $0.finish(PerformReply(error: "crashed"), card: 1) },
    ] as [@Sendable (inout SnippetEngine) -> Void])
  func lostCardCancelsItsQuestion(_ lose: @Sendable (inout SnippetEngine) -> Void) throws {
    var engine = engine()
    ask(&engine)
    _ = engine.takeActions()
    lose(&engine)
    let actions = engine.takeActions()
    #expect(actions.contains(.answer(question: 1, .cancelled)))
    let canAnswer = try engine.answer(.confirmed)
    #expect(!canAnswer)
  }

  /// Questions that no card can show: of another card, of another extension, and a second one.
  @Test(
    arguments: [
      { ask, engine in ask(&engine, 2, 2, "Kiosk") },
      { ask, engine in ask(&engine, 1, 2, "Other") },
      { ask, engine in
        ask(&engine, 1, 1, "Kiosk")
        ask(&engine, 1, 2, "Kiosk")
      },
    ] as [@Sendable (Asking, inout SnippetEngine) -> Void])
  func otherQuestionsAreCancelled(_ run: @Sendable (Asking, inout SnippetEngine) -> Void) {
    var engine = engine()
    run({ ask(&$0, card: $1, question: $2, from: $3) }, &engine)
    let actions = engine.takeActions()
    #expect(actions.contains(.answer(question: 2, .cancelled)))
  }

  typealias Asking = (inout SnippetEngine, Int, Int, ExtensionID) -> Void

  // MARK: Views

  private func engine(showing view: SnippetMessage) -> SnippetEngine {
    var engine = engine()
    engine.finish(PerformReply(dialog: "Cups", snippet: view), card: 1)
    _ = engine.takeActions()
    return engine
  }

  @Test(
    arguments: [
      { $0.pressed(PerformReply(), card: 1) }, { $0.reload("Cups", of: "Kiosk") },
      { $0.environmentChanged(locale: "en_US") },
    ] as [@Sendable (inout SnippetEngine) -> Void])
  func snippetIntentIsPerformedAgain(_ change: @Sendable (inout SnippetEngine) -> Void) throws {
    var engine = engine(showing: Self.view("1"))
    let version = try #require(engine.visible).version
    change(&engine)
    guard case .perform(Self.intent, of: "Kiosk", card: 1, let number)? = engine.takeActions().first
    else {
      Issue.record("the view is not requested")
      return
    }
    engine.update(PerformReply(snippet: Self.view("2")), card: 1, number: number)
    #expect(engine.view == Self.view("2"))
    #expect(try #require(engine.visible).version > version)
    #expect(engine.visible?.dialog == "Cups")
  }

  @Test(
    arguments: [
      { $0.pressed(PerformReply(), card: 2) }, { $0.reload("Other", of: "Kiosk") },
      { $0.reload("Cups", of: "Other") },
    ] as [@Sendable (inout SnippetEngine) -> Void])
  func otherEventsRequestNothing(_ change: @Sendable (inout SnippetEngine) -> Void) {
    var engine = engine(showing: Self.view("1"))
    change(&engine)
    expectActions([], &engine)
  }

  private func requests(_ engine: inout SnippetEngine) -> [Int] {
    engine.takeActions().compactMap {
      if case .perform(_, _, _, let number) = $0 { number } else { nil }
    }
  }

  /// A view that is requested while another request runs is requested after it.
  @Test func oneRequestRunsAtATime() throws {
    var engine = engine(showing: Self.view("1"))
    engine.pressed(PerformReply(), card: 1)
    let first = try #require(requests(&engine).first)
    engine.pressed(PerformReply(), card: 1)
    engine.environmentChanged(locale: "en_US")
    #expect(requests(&engine).isEmpty)
    engine.update(PerformReply(snippet: Self.view("2")), card: 1, number: first)
    let second = requests(&engine)
    #expect(second.count == 1)
    engine.update(PerformReply(snippet: Self.view("3")), card: 1, number: second[0])
    #expect(requests(&engine).isEmpty)
    #expect(engine.view == Self.view("3"))
  }

  /// A snippet intent that reloads itself does not run without end.
  @Test func reloadOfARunningIntentIsIgnored() throws {
    var engine = engine(showing: Self.view("1"))
    engine.reload("Cups", of: "Kiosk")
    let number = try #require(requests(&engine).first)
    engine.reload("Cups", of: "Kiosk")
    engine.update(PerformReply(snippet: Self.view("2")), card: 1, number: number)
    #expect(requests(&engine).isEmpty)
  }

  @Test func intentDoesNotAskAgainAfterACancellation() throws {
    var engine = engine()
    ask(&engine)
    _ = try engine.answer(.cancelled)
    _ = engine.takeActions()
    ask(&engine, question: 2)
    expectActions([.answer(question: 2, .cancelled)], &engine)
    #expect(engine.visible?.phase == .performing)
  }

  @Test func sizesAndTextsAreBounded() throws {
    var engine = engine()
    var view = Self.view("1")
    view.size = LinkSize(width: -1, height: 1e9)
    engine.finish(
      PerformReply(dialog: String(repeating: "a", count: 5000), snippet: view), card: 1)
    let state = try #require(engine.visible)
    #expect(state.size == LinkSize(width: 0, height: SnippetDisplay.maximumHeight))
    #expect(engine.view?.size == state.size)
    #expect(state.dialog?.count == 2000)
  }

  /// A reply without a view, as of an intent that shows nothing, keeps the view.
  @Test func emptyReplyKeepsTheView() throws {
    var engine = engine(showing: Self.view("1"))
    engine.environmentChanged(locale: "en_US")
    let number = try #require(requests(&engine).first)
    engine.update(PerformReply(), card: 1, number: number)
    #expect(engine.view == Self.view("1"))
  }

  /// The view of a button's own result arrives while an older request runs.
  @Test func lateViewsAreDropped() throws {
    var engine = engine(showing: Self.view("1"))
    engine.environmentChanged(locale: "en_US")
    let number = try #require(requests(&engine).first)
    engine.pressed(PerformReply(snippet: Self.view("3")), card: 1)
    engine.update(PerformReply(snippet: Self.view("2")), card: 1, number: number)
    #expect(engine.view == Self.view("3"))
  }

  @Test func failedButtonKeepsTheView() {
    var engine = engine(showing: Self.view("1"))
    engine.pressed(PerformReply(error: "spilled"), card: 1)
    #expect(engine.visible?.problem == "spilled")
    #expect(engine.view == Self.view("1"))
    engine.pressed(PerformReply(), card: 1)
    #expect(engine.visible?.problem == nil)
  }

  /// The view of a button's own result replaces that of a result, but not what an intent asks.
  @Test(arguments: [true, false]) func viewOfAButtonReplacesAResult(_ isResult: Bool) {
    var engine = engine()
    if isResult {
      engine.finish(PerformReply(snippet: Self.view("1")), card: 1)
    } else {
      ask(&engine)
    }
    let own = Self.view("own", nil)
    engine.pressed(PerformReply(dialog: "New", snippet: own), card: 1)
    #expect((engine.view == own) == isResult)
    #expect((engine.visible?.dialog == "New") == isResult)
  }
}
