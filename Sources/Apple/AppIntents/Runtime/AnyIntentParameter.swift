import HostLink

/// A type-erased parameter.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var hasValue: Bool { get }
  /// True if reading the parameter without a value ends the process.
  var requiresValue: Bool { get }
  /// The value that was set, or the declared default; `.none` if there is neither.
  var configurationValue: ConfigurationValue { get }
  func description(named name: String, in intent: any AppIntent) -> ParameterDescription
  /// Sets a value from a host. Returns an issue for each unusable value, which leaves the parameter
  /// unchanged.
  func read(_ value: ConfigurationValue, named name: String) async throws -> [ConfigurationIssue]
  /// Sets the default that the author's code provides, if there is one.
  func readDefaultResult() async
  /// Asks the user of a shortcut for the value, and sets it. Throws `AppIntentError`.
  func requestMissingValue(named name: String) async throws
  func options(search: String?) async throws -> OptionsReply
}

extension AppIntent {
  /// The stored properties that are parameters, in the order of their declarations.
  package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
    var found: [(String, any AnyIntentParameter)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      found =
        level.children.compactMap { label, value in
          guard let label, let parameter = value as? any AnyIntentParameter else { return nil }
          // A wrapped property `hero` is stored as `_hero`.
          return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
        } + found
      mirror = level.superclassMirror
    }
    return found
  }
}
