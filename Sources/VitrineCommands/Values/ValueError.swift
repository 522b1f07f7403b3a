/// An option's value is none of those that there are, or has the wrong form: exit 1.
struct ValueError: Error, Equatable, CustomStringConvertible {
  var value: String
  var option: String
  /// Completes "… is not": what would be right, and what there is.
  var expected: String

  var description: String { "\(option): \"\(value)\" is not \(expected)" }
}
