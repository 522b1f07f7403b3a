/// An intent that can continue in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(kind: .needsForeground(dialog, continuation: continuation))
  }

  /// Ends the intent and opens the app: the user cannot be asked first.
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor () async throws -> ResultValue) = { () }
  ) async throws -> ResultValue {
    throw AppIntentError(kind: .needsForeground(dialog, continuation: nil))
  }
}

// From iOS 26 on, every intent can continue in the app.
extension AppIntent {
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false,
    continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(kind: .needsForeground(dialog, continuation: continuation))
  }

  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false
  ) async throws {
    throw AppIntentError(kind: .needsForeground(dialog, continuation: nil))
  }
}
