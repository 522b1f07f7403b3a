// Compatibility: partial | `AppIntentError`'s reasons, `IntentModes.Current`, `valueState` | the
//   texts of errors are this project's

/// A failure of an intent that the system understands.
public struct AppIntentError: Error, CustomStringConvertible {
  /// Unchecked: the author's continuation runs once, on the main actor.
  enum Kind: @unchecked Sendable {
    case restartPerform
    case needsValue(String, IntentDialog?)
    case needsDisambiguation(String, IntentDialog?)
    case needsForeground(IntentDialog?, continuation: (@MainActor () async throws -> Void)?)
    case confirmationUnavailable
    /// The user has cancelled a confirmation.
    case cancelled
    /// The device could not ask the user, for this reason.
    case notAsked(String)
    case noResultValue
    /// A failure that the author names, with its text.
    case named(LocalizedStringResource)
  }

  let kind: Kind

  public static var restartPerform: AppIntentError { AppIntentError(kind: .restartPerform) }

  public var description: String {
    switch kind {
    case .restartPerform: "The intent requested to be performed again."
    case .needsValue(let parameter, let dialog):
      dialog.map { String(localized: $0.full) }
        ?? "The intent needs a value for \"\(parameter)\", which widgets and controls cannot ask "
        + "for. Set it where you create the button, give it a default, or make its type optional."
    case .needsDisambiguation(let parameter, let dialog):
      dialog.map { String(localized: $0.full) }
        ?? "The intent needs a choice of values for \"\(parameter)\", which widgets and controls "
        + "cannot ask for."
    case .needsForeground: "The intent continues in the app."
    case .confirmationUnavailable: "Widgets and controls cannot ask the user."
    case .cancelled: "The user has cancelled the intent."
    case .notAsked(let reason): "The user was not asked: \(reason)"
    case .noResultValue: "The intent's result has no value."
    case .named(let text): String(localized: text)
    }
  }
}

extension AppIntentError: LocalizedError, CustomLocalizedStringResourceConvertible {
  public var errorDescription: String? { description }

  public var localizedStringResource: LocalizedStringResource { "\(description)" }
}
