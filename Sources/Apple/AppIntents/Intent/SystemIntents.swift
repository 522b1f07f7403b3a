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

/// Opens the camera of an app. There are no capture extensions here: the intent is performed in the
/// extension, and the app opens, as on iOS while the app may not use the camera.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app passes to its capture extension.
  associatedtype AppContext: Decodable, Encodable, Sendable = Never
}

extension CameraCaptureIntent {
  /// Always nil: no context is kept, because there is no capture extension to read it.
  public static var appContext: AppContext? { get async throws { nil } }

  /// Does nothing.
  public static func updateAppContext(_ newContext: AppContext?) async throws {}
}

public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that replaces a class of an intent definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}
