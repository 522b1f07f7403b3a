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

/// What an app does while a Focus is on. Nothing reads it here.
public struct FocusFilterAppContext: @unchecked Sendable {
  // Unchecked: Foundation's predicates are constant.
  public let notificationFilterPredicate: NSPredicate?
  public let targetContentIdentifierPrefix: String?

  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

public struct FocusFilterSuggestionContext: Sendable {}

public enum SetFocusFilterIntentError: LocalizedError, Hashable, Sendable {
  case notFound
  case missingParameterValue
}
