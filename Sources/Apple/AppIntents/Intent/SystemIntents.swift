// Compatibility: works | `SetValueIntent`, `OpenIntent`, `OpenURLIntent`, `LiveActivityIntent`,
//   `AudioPlaybackIntent`, `ForegroundContinuableIntent` | the host opens the app; for the
//   process see `perform()`

/// An intent whose meaning the system knows.
public protocol SystemIntent: AppIntent {}

/// Sets one value. A toggle passes the new one.
public protocol SetValueIntent<ValueType>: SystemIntent {
  associatedtype ValueType: _IntentValue, Sendable
  /// Declared as a parameter: `@Parameter(title: "Value") var value: Bool`.
  var value: ValueType { get set }
}

/// Opens the app at a value.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }

  public func perform() async throws -> some IntentResult { .result() }
}

/// Deletes entities of the app.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get }
}

/// Starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}

public protocol LiveActivityStartingIntent: SystemIntent {}

public protocol AudioPlaybackIntent: SystemIntent {}

public protocol AudioStartingIntent: SystemIntent {}

public protocol AudioRecordingIntent: SystemIntent {}

public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that replaces a class of an intent definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}
