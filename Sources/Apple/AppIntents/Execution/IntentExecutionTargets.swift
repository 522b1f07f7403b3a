// Compatibility (iOS 27): works | `allowedExecutionTargets` of intents | decides between the
//   extension and the app

/// The processes that may perform an intent or run a query that several targets have.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The value of types that declare none: any process.
  public static var `default`: IntentExecutionTargets {
    [.main, .appIntentsExtension, .widgetKitExtension]
  }

  public static var main: IntentExecutionTargets { IntentExecutionTargets(rawValue: 1) }
  public static var appIntentsExtension: IntentExecutionTargets {
    IntentExecutionTargets(rawValue: 2)
  }
  public static var widgetKitExtension: IntentExecutionTargets {
    IntentExecutionTargets(rawValue: 4)
  }
}

extension AppIntent {
  public typealias ExecutionTargets = IntentExecutionTargets

  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

extension EntityQuery {
  public typealias ExecutionTargets = IntentExecutionTargets

  /// Has no effect: queries run in the process that needs their entities.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

extension IntentValueQuery {
  public typealias ExecutionTargets = IntentExecutionTargets

  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}
