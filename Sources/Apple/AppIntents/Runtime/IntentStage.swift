import HostLink
import SwiftUI
import Synchronization

/// The process's connection to the device for intents that show views and ask the user.
///
/// An app's or an extension's process is connected when it starts to serve calls. Only intents that
/// run with a `SnippetDisplay` use it: those of widgets and controls show and ask nothing.
package final class IntentStage: Sendable {
  /// What the process does for intents.
  package struct Host: Sendable {
    /// Archives a view for a card.
    var archive: @MainActor @Sendable (AnyView, SnippetDisplay) throws -> SnippetMessage
    /// Asks the user, and waits for the answer.
    var ask: @Sendable (SnippetQuestion) async throws -> SnippetAnswer
    /// Requests that the snippet intent with this persistent identifier is performed again.
    var reload: @Sendable (String) -> Void
    /// Tells about a long-running intent, and waits for the answer. Returns whether the user has
    /// stopped it.
    var task: @Sendable (TaskQuestion) async throws -> Bool

    package init(
      archive: @escaping @MainActor @Sendable (AnyView, SnippetDisplay) throws -> SnippetMessage,
      ask: @escaping @Sendable (SnippetQuestion) async throws -> SnippetAnswer,
      reload: @escaping @Sendable (String) -> Void,
      task: @escaping @Sendable (TaskQuestion) async throws -> Bool = { _ in false }
    ) {
      self.archive = archive
      self.ask = ask
      self.reload = reload
      self.task = task
    }
  }

  /// The process's stage. Tests replace it.
  @TaskLocal package static var current = IntentStage()

  private let host: Mutex<Host?>

  package init(_ host: Host? = nil) {
    self.host = Mutex(host)
  }

  /// Uses the link of the process for all further calls.
  package func connect(
    to service: HostLinkService,
    archive: @escaping @MainActor @Sendable (AnyView, SnippetDisplay) throws -> SnippetMessage
  ) {
    let connected = Host(
      archive: archive,
      ask: { question in
        switch try await service.ask(.user(question)) {
        case .user(let answer): answer
        case .failure(let reason): throw AppIntentError(kind: .notAsked(reason))
        default: .cancelled
        }
      }, reload: { service.request(.snippet(intent: $0)) },
      task: { try await service.ask(.task($0)) == .stopped })
    host.withLock { $0 = connected }
  }

  func reload(_ intent: String) {
    host.withLock { $0 }?.reload(intent)
  }

  /// Whether the user stops a long-running intent before it ends. False if no device shows it.
  func isStopped(_ task: TaskQuestion) async -> Bool {
    (try? await host.withLock { $0 }?.task(task)) ?? false
  }

  /// Tells the device about a long-running intent.
  func tell(_ task: TaskQuestion) async {
    // Without a device, the intent runs all the same.
    _ = try? await host.withLock { $0 }?.task(task)
  }

  /// Asks the user on the card of the current run. Throws `AppIntentError` if the run has no card,
  /// and what the snippet's intent throws.
  func ask(
    _ form: SnippetForm, dialog: IntentDialog?, snippet: IntentSnippet? = nil
  ) async throws -> SnippetAnswer {
    guard let display = IntentRun.display, let host = host.withLock({ $0 }) else {
      throw AppIntentError(kind: .confirmationUnavailable)
    }
    let question = SnippetQuestion(
      card: display.card, dialog: dialog.map { String(localized: $0.full) },
      snippet: try await message(of: snippet, on: display), form: form)
    guard display.confirmsAll == true else { return try await host.ask(question) }
    guard case .confirmation = form else {
      throw AppIntentError(kind: .notAsked("it runs in a test, which has no user to choose"))
    }
    return .confirmed
  }

  /// Asks the user to agree. Throws like `ask`, and `AppIntentError` if the user cancels.
  func confirm(
    _ labels: ConfirmationLabels, dialog: IntentDialog?, snippet: IntentSnippet? = nil
  ) async throws {
    let answer = try await ask(.confirmation(labels), dialog: dialog, snippet: snippet)
    guard answer == .confirmed else { throw AppIntentError(kind: .cancelled) }
  }

  /// Asks the user to choose. Returns the index of an option. Throws like `ask`, and
  /// `AppIntentError` if the user cancels.
  func choose(
    among options: [SnippetOption], cancel: String?, dialog: IntentDialog?,
    snippet: IntentSnippet? = nil
  ) async throws -> Int {
    let answer = try await ask(
      .choice(options, cancel: cancel), dialog: dialog, snippet: snippet)
    guard case .chosen(let index) = answer, options.indices.contains(index) else {
      throw AppIntentError(kind: .cancelled)
    }
    return index
  }

  /// The view of a snippet; nil if it shows nothing. A snippet intent is performed with the values
  /// of its parameters, as it is after a button was pressed. Throws what it throws.
  func message(
    of snippet: IntentSnippet?, on display: SnippetDisplay
  ) async throws -> SnippetMessage? {
    switch snippet {
    case nil: return nil
    case .view(let view): return try await archived(view, display)
    case .intent(let intent):
      let action = try intent.action()
      let result = try await Self.performed(action)
      guard case .view(let view)? = (result as? any AnyIntentResult)?.anySnippet else { return nil }
      var message = try await archived(view, display)
      message?.intent = action
      return message
    }
  }

  /// Performs an intent with the values of an action.
  static func performed(_ action: IntentAction) async throws -> any IntentResult {
    let (type, values) = try action.payload()
    return try await performed(type, values)
  }

  private static func performed<Intent: AppIntent>(
    _ type: Intent.Type, _ values: [String: ConfigurationValue]
  ) async throws -> any IntentResult {
    let intent = try await Intent.configured(checking: values)
    // Reading it would end the process.
    if let unset = intent.unsetParameters.first {
      throw AppIntentError(kind: .needsValue(unset, nil))
    }
    return try await intent.perform()
  }

  private func archived(_ view: AnyView, _ display: SnippetDisplay) async throws -> SnippetMessage?
  {
    guard let host = host.withLock({ $0 }) else { return nil }
    // Only the main actor evaluates the view.
    nonisolated(unsafe) let view = view
    let message = try await MainActor.run { try host.archive(view, display) }
    return message.size.height > 0 ? message : nil
  }
}
