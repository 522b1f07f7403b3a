/// Configures an app while a Focus is on. There is no Focus here, and so no current filter.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  public static func invalidateFocusFilterAppContext() {}

  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }
}

public struct FocusFilterAppContext: Sendable {
  public init(notificationFilterPredicate: NSPredicate? = nil) {}
}

public struct FocusFilterSuggestionContext: Sendable {}

public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
  case notFound
}
