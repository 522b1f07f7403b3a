/// A positive number in a range. Throws `ValueError`.
func numberValue(
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

/// A whole number in a range. Throws `ValueError`.
func wholeNumberValue(
  _ text: String?, option: String, in range: ClosedRange<Int>
) throws -> Int? {
  guard let text else { return nil }
  guard let number = Int(text), range.contains(number) else {
    let most = range.upperBound == .max ? "" : " to \(range.upperBound)"
    throw ValueError(
      value: text, option: option,
      expected: "a whole number from \(range.lowerBound)\(most)")
  }
  return number
}

/// Without a point where there is nothing behind it.
func shortNumber(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
