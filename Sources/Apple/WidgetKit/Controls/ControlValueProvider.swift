import AppIntents

/// Provides the value that a control shows.
public protocol ControlValueProvider {
  associatedtype Value
  /// The value for galleries: available at once, and for the inactive state.
  var previewValue: Value { get }
  /// The current value. After an error the control keeps its last value, and the host tries again
  /// later.
  func currentValue() async throws -> Value
}

/// Provides the value of a control that the user configures with an app intent.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  /// The value for galleries: available at once, and for the inactive state.
  func previewValue(configuration: Configuration) -> Value
  /// The current value. After an error the control keeps its last value, and the host tries again
  /// later.
  func currentValue(configuration: Configuration) async throws -> Value
}
