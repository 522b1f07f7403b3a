/// Parses a number in a range. Throws `ValueError`.
package func numberValue(
  _ text: String?, option: String, in range: ClosedRange<Double>
) throws -> Double? {
  guard let text else { return nil }
  guard let number = Double(text), range.contains(number) else {
    throw ValueError(
      value: text, option: option,
      expected: "a number from \(shortNumber(range.lowerBound)) to \(shortNumber(range.upperBound))"
    )
  }
  return number
}

/// Parses a whole number in a range. Throws `ValueError`.
package func wholeNumberValue(
  _ text: String?, option: String, in range: ClosedRange<Int>
) throws -> Int? {
  guard let text else { return nil }
  guard let number = Int(text), range.contains(number) else {
    let bounds =
      range.upperBound == .max
      ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    throw ValueError(value: text, option: option, expected: "a whole number \(bounds)")
  }
  return number
}

/// A number and a noun with a regular plural, such as `2 errors`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// The same with `no errors` for 0.
package func countedOrNone(_ number: Int, _ noun: String) -> String {
  number == 0 ? "no \(noun)s" : counted(number, noun)
}

/// Formats a number without a fraction if it is whole.
package func shortNumber(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
