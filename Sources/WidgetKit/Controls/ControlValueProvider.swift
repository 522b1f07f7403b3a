import AppIntents

/// Says what a control shows.
public protocol ControlValueProvider {
  associatedtype Value
  /// For galleries: taken at once, and of the inactive state.
  var previewValue: Value { get }
  /// What is now. After an error the control keeps what it has, and is asked again later.
  func currentValue() async throws -> Value
}

/// Says what a control shows, for a configuration that a person has made of an app intent.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  /// For galleries: taken at once, and of the inactive state.
  func previewValue(configuration: Configuration) -> Value
  /// What is now. After an error the control keeps what it has, and is asked again later.
  func currentValue(configuration: Configuration) async throws -> Value
}
