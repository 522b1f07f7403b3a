/// An invalid value of an option or an argument: exit code 2.
struct ValueError: Error, Equatable, CustomStringConvertible {
  var value: String
  var option: String
  /// Completes "expected …": the valid form, or the available values.
  var expected: String

  var description: String { "invalid value \"\(value)\" for \(option): expected \(expected)" }
}
