/// When something is relevant. Only a watch's Smart Stack uses it.
public struct RelevantContext: Hashable, Sendable {
  enum Kind: Hashable {
    case date(ClosedRange<Date>)
    case other(String)
  }

  let kind: Kind

  public static func date(_ exact: Date) -> RelevantContext { Self(kind: .date(exact...exact)) }

  public static func date(from: Date, to: Date) -> RelevantContext {
    Self(kind: .date(from...max(from, to)))
  }

  public static func location(inferred: InferredLocation) -> RelevantContext {
    Self(kind: .other(inferred.name))
  }

  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    Self(kind: .other(condition.name))
  }

  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    Self(kind: .other(condition.name))
  }

  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    Self(kind: .other(headphones.name))
  }

  public struct InferredLocation: Sendable {
    let name: String

    public static var home: Self { Self(name: "home") }
    public static var work: Self { Self(name: "work") }
    public static var school: Self { Self(name: "school") }
    public static var commute: Self { Self(name: "commute") }
  }

  public struct SleepCondition: Sendable {
    let name: String

    public static var wakeup: Self { Self(name: "wakeup") }
    public static var bedtime: Self { Self(name: "bedtime") }
  }

  public struct FitnessCondition: Sendable {
    let name: String

    public static var workoutActive: Self { Self(name: "workoutActive") }
    public static var activityRingsIncomplete: Self { Self(name: "activityRingsIncomplete") }
  }

  public struct HeadphonesCondition: Sendable {
    let name: String

    public static var connected: Self { Self(name: "connected") }
  }
}

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
