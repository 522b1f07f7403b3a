/// What a shell offers for a value of an option or for an argument.
///
/// The placeholder in the help decides: files for `FILE`, folders for `DIR`. An option with a fixed
/// set of values names them (`offers:`).
package enum ValueCompletion: Equatable, Sendable {
  /// Nothing: a number, a date, a name that only the extension or the device knows.
  case nothing
  /// Paths of files and folders.
  case files
  /// Paths of folders only.
  case folders
  /// A fixed set of values, in the order in which the shell lists them.
  case words([String])

  init(placeholder: String) {
    let name = placeholder.filter { $0.isUppercase || $0 == "=" }
    switch name {
    case "DIR": self = .folders
    case "EXT", "FILE", "OUT", "PATH", "PAYLOAD", "BUNDLE": self = .files
    default: self = .nothing
    }
  }

  /// The names of all cases of a type.
  package static func cases<Value: RawRepresentable & CaseIterable>(
    of type: Value.Type
  ) -> Self where Value.RawValue == String {
    .words(type.allCases.map(\.rawValue))
  }
}
