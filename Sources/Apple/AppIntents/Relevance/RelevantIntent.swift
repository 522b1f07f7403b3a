/// A widget's configuration, and when it is relevant.
public struct RelevantIntent: CustomDebugStringConvertible, Sendable {
  private let name: String
  private let widgetKind: String

  public init<IntentType: WidgetConfigurationIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) {
    name = IntentType.persistentIdentifier
    self.widgetKind = widgetKind
  }

  public var debugDescription: String { "RelevantIntent(\(name), \(widgetKind))" }
}

/// Accepts relevant intents and ignores them: a phone's Smart Stack uses only the entries' scores.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
