import HostLink

/// A parameter without its value's type.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var hasValue: Bool { get }
  /// True where reading the parameter without a value ends the process.
  var requiresValue: Bool { get }
  /// The value that was set, or the declared default; `.none` for none.
  var configurationValue: ConfigurationValue { get }
  func description(named name: String, in intent: any AppIntent) -> ParameterDescription
  /// Sets the value that a host knows. What cannot be used is told, and leaves the parameter as
  /// it was.
  func read(_ value: ConfigurationValue, named name: String) async throws -> [ConfigurationIssue]
  /// Sets what the author's code says is the default, if it does.
  func readDefaultResult() async
  func options(search: String?) async throws -> OptionsReply
}

extension AppIntent {
  /// The stored properties that are parameters, in the order in which they are declared.
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
