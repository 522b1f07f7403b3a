/// What the system understands of an intent's failure.
public struct AppIntentError: Error, CustomStringConvertible {
  /// Unchecked: a continuation is an author's and runs once, on the main actor.
  enum Kind: @unchecked Sendable {
    case restartPerform
    case needsValue(String, IntentDialog?)
    case needsDisambiguation(String, IntentDialog?)
    case needsForeground(IntentDialog?, continuation: (@MainActor () async throws -> Void)?)
    case unavailable(String)
  }

  let kind: Kind

  public static var restartPerform: AppIntentError { AppIntentError(kind: .restartPerform) }

  public var description: String {
    switch kind {
    case .restartPerform: "The intent asks to be performed again."
    case .needsValue(let parameter, let dialog):
      dialog.map { String(localized: $0.full) }
        ?? "The intent needs a value for \"\(parameter)\", and widgets and controls ask for none: "
        + "give it one where the button is made, or a default, or make its type optional."
    case .needsDisambiguation(let parameter, let dialog):
      dialog.map { String(localized: $0.full) }
        ?? "The intent needs one of several values for \"\(parameter)\": a widget asks for none."
    case .needsForeground: "The intent goes on in the app."
    case .unavailable(let what): "\(what) is not possible from a widget: nothing can be asked."
    }
  }
}

extension AppIntentError: LocalizedError {
  public var errorDescription: String? { description }
}
