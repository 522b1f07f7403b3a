/// An invalid value of an option or an argument: exit code 2.
package struct ValueError: Error, Equatable, CustomStringConvertible {
  package var value: String
  package var option: String
  /// Completes "expected …": the valid form, or the available values.
  package var expected: String

  package init(value: String, option: String, expected: String) {
    self.value = value
    self.option = option
    self.expected = expected
  }

  package var description: String {
    "invalid value \"\(value)\" for \(option): expected \(expected)"
  }
}
