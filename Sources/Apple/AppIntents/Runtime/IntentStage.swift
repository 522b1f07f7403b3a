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
    var confirm: @Sendable (ConfirmationRequest) async throws -> Bool
    /// Requests that the snippet intent with this persistent identifier is performed again.
    var reload: @Sendable (String) -> Void

    package init(
      archive: @escaping @MainActor @Sendable (AnyView, SnippetDisplay) throws -> SnippetMessage,
      confirm: @escaping @Sendable (ConfirmationRequest) async throws -> Bool,
      reload: @escaping @Sendable (String) -> Void
    ) {
      self.archive = archive
      self.confirm = confirm
      self.reload = reload
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
      confirm: { request in
        switch try await service.ask(.confirmation(request)) {
        case .confirmed(let isConfirmed): isConfirmed
        case .failure(let reason): throw AppIntentError(kind: .notAsked(reason))
        default: false
        }
      }, reload: { service.request(.snippet(intent: $0)) })
    host.withLock { $0 = connected }
  }

  func reload(_ intent: String) {
    host.withLock { $0 }?.reload(intent)
  }

  /// Asks the user on the card of the current run. Returns whether the user confirms. Throws
  /// `AppIntentError` if the run has no card, and what the snippet's intent throws.
  func confirm(
    _ labels: ConfirmationLabels, dialog: IntentDialog?, snippet: IntentSnippet?
  ) async throws -> Bool {
    guard let display = IntentRun.display, let host = host.withLock({ $0 }) else {
      throw AppIntentError(kind: .confirmationUnavailable)
    }
    let request = ConfirmationRequest(
      card: display.card, dialog: dialog.map { String(localized: $0.full) },
      snippet: try await message(of: snippet, on: display), labels: labels)
    return display.confirmsAll == true ? true : try await host.confirm(request)
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
      let (type, values) = try action.payload()
      let result = try await Self.performed(type, values)
      guard case .view(let view)? = (result as? any AnyIntentResult)?.anySnippet else { return nil }
      var message = try await archived(view, display)
      message?.intent = action
      return message
    }
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
