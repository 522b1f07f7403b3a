import Foundation
import HostLink
import StringTables

/// What the host has to do after an event of the card.
public enum SnippetAction: Equatable, Sendable {
  /// Answer a question of an intent.
  case answer(question: Int, SnippetAnswer)
  /// Perform the snippet's intent, and pass the reply to `SnippetEngine.update(_:card:number:)`.
  case perform(IntentAction, of: ExtensionID, card: Int, number: Int)
  /// The state has changed.
  case changed
}

/// The card for snippets, as a state machine without I/O.
///
/// ```swift
/// let card = engine.begin(extension: "Coffee", app: "Coffee", title: "Order", locale: "en_US")
/// engine.ask(question, number: 1, from: "Coffee")  // the intent waits: `confirming`
/// try engine.answer(.confirmed)     // emits `.answer`, and the intent goes on: `performing`
/// engine.finish(reply, card: card)  // `result`, until `close()`
/// ```
/// - There is one card. A new shortcut replaces it, and what it has asked is cancelled.
/// - Each card has a number. Events of a card that was replaced or dismissed change nothing, and
///   its questions are answered with a cancellation at once. No intent waits for a card that is
///   gone.
/// - A question has exactly one answer. After a cancellation, an intent cannot ask again: it could
///   ask until the user agrees.
/// - One request for a view runs at a time. Changes meanwhile request it once more, but not those
///   that the snippet's own intent may have made: it could do so without end.
public struct SnippetEngine: Sendable {
  /// The card; nil if there is none.
  public private(set) var state: SnippetState?
  /// The number of the newest card.
  public private(set) var card = 0
  /// What the card shows; nil for a text only.
  public private(set) var view: SnippetMessage?
  /// The question that waits for the user.
  private var question: Question?
  /// Decides the language of the system's labels.
  private var locale = ""
  private var actions: [SnippetAction] = []
  /// The number of the newest request for the view.
  private var requests = 0
  /// The number of the request that is under way; nil if none is.
  private var runningRequest: Int?
  /// Whether something has changed since it began.
  private var isOutdated = false
  /// Whether the user has cancelled what the intent asked.
  private var isDenied = false
  private var version = 0

  public init() {}

  /// The card as the user sees it; nil if it is not on the screen.
  public var visible: SnippetState? { state?.isShown == true ? state : nil }

  /// Whether a view was requested and has not arrived.
  public var isUpdating: Bool { runningRequest != nil }

  /// Returns the actions since the last call.
  public mutating func takeActions() -> [SnippetAction] {
    defer { actions = [] }
    return actions
  }

  // MARK: The intent

  /// Begins a card for a shortcut that is performed now. Returns its number.
  public mutating func begin(
    extension id: ExtensionID, app: String, title: String, locale: String
  ) -> Int {
    close()
    card += 1
    self.locale = locale
    state = SnippetState(
      extension: id, app: app, title: title, done: word(.done), cancel: word(.cancel),
      version: version)
    actions.append(.changed)
    return card
  }

  /// The intent asks the user.
  ///
  /// - Parameter number: A number for the answer.
  public mutating func ask(_ question: SnippetQuestion, number: Int, from id: ExtensionID) {
    guard question.card == card, state?.extension == id, state?.phase == .performing, !isDenied
    else {
      actions.append(.answer(question: number, .cancelled))
      return
    }
    let form = question.form.bounded
    self.question = Question(number: number, form: form)
    switch form {
    case .confirmation(let labels):
      state?.phase = .confirming
      state?.labels = labels
    case .choice(let options, let cancel):
      state?.phase = .choosing
      state?.options = options
      state?.cancel = cancel
    case .value(let field):
      state?.phase = .entering
      state?.field = field
    }
    say(question.dialog)
    show(question.snippet)
  }

  /// The intent has ended. Without a text and a view, the card closes.
  public mutating func finish(_ reply: PerformReply, card: Int) {
    guard card == self.card, state != nil else { return }
    settleQuestion(.cancelled)
    state?.phase = reply.error == nil ? .result : .failed
    say(reply.error ?? reply.dialog)
    state?.problem = nil
    show(reply.error == nil ? reply.snippet : nil)
    if reply.isCancelled == true || (state?.dialog == nil && view == nil) { close() }
  }

  // MARK: The user

  /// The user answers what the intent asks. Returns false if it asks nothing. Throws
  /// `HostError.unsuitableAnswer`, `.badValue`.
  public mutating func answer(_ answer: SnippetAnswer) throws(HostError) -> Bool {
    guard let question else { return false }
    settleQuestion(try question.form.checked(answer))
    isDenied = answer == .cancelled
    actions.append(.changed)
    return true
  }

  /// Removes the card. What it asks is cancelled.
  public mutating func close() {
    guard state != nil else { return }
    settleQuestion(.cancelled)
    version = (state?.version ?? 0) + 1
    state = nil
    view = nil
    (runningRequest, isOutdated, isDenied) = (nil, false, false)
    actions.append(.changed)
  }

  // MARK: Updates

  /// The intent of a button or a toggle of the card has ended: its own view replaces that of a
  /// result. Without one, the card's view is requested again. Source: WWDC25, "Explore new advances
  /// in App Intents".
  public mutating func pressed(_ reply: PerformReply, card: Int) {
    guard card == self.card, let state else { return }
    if let snippet = reply.snippet, state.phase == .result {
      say(reply.dialog)
      self.state?.problem = nil
      return show(snippet)
    }
    if state.problem != reply.error {
      self.state?.problem = reply.error
      actions.append(.changed)
    }
    requestView()
  }

  /// The device's look or language has changed.
  public mutating func environmentChanged(locale: String) {
    if var changed = state, locale != self.locale {
      self.locale = locale
      changed.done = word(.done)
      if changed.phase != .choosing { changed.cancel = word(.cancel) }
      state = changed
      actions.append(.changed)
    }
    requestView()
  }

  /// The extension was replaced or removed.
  public mutating func close(of id: ExtensionID) {
    if state?.extension == id { close() }
  }

  /// `SnippetIntent.reload()` of an intent type of the extension.
  public mutating func reload(_ intent: String, of id: ExtensionID) {
    guard runningRequest == nil, state?.extension == id, view?.intent?.identifier == intent else {
      return
    }
    requestView()
  }

  /// A requested view has arrived.
  public mutating func update(_ reply: PerformReply, card: Int, number: Int) {
    guard card == self.card, number == runningRequest else { return }
    runningRequest = nil
    if number == requests, state != nil, view != nil {
      if let error = reply.error {
        state?.problem = error
        actions.append(.changed)
      } else if let snippet = reply.snippet {
        show(snippet)
      }
    }
    if isOutdated {
      isOutdated = false
      requestView()
    }
  }

  private mutating func requestView() {
    guard let state, let intent = view?.intent else { return }
    guard runningRequest == nil else {
      isOutdated = true
      return
    }
    requests += 1
    runningRequest = requests
    actions.append(.perform(intent, of: state.extension, card: card, number: requests))
  }

  private mutating func show(_ snippet: SnippetMessage?) {
    // A view that was requested before belongs to another content.
    requests += 1
    let snippet = snippet?.bounded
    if view != snippet {
      view = snippet
      state?.version += 1
      state?.size = snippet?.size
    }
    actions.append(.changed)
  }

  private mutating func say(_ text: String?) {
    state?.dialog = text.map { String($0.prefix(2000)) }
  }

  /// Answers what the intent asks, if it asks something.
  private mutating func settleQuestion(_ answer: SnippetAnswer) {
    guard let question, var settled = state else { return }
    self.question = nil
    settled.phase = .performing
    settled.labels = nil
    settled.options = nil
    settled.field = nil
    settled.cancel = word(.cancel)
    state = settled
    actions.append(.answer(question: question.number, answer))
  }

  private func word(_ word: SystemWord) -> String { word.text(in: locale) }

  private struct Question {
    var number: Int
    var form: SnippetForm
  }
}
