/// The case that an option's value names; throws `ValueError` with what there is.
func namedValue<Value: RawRepresentable & CaseIterable>(
  _ text: String?, option: String, what: String, default standard: Value
) throws -> Value where Value.RawValue == String {
  guard let text else { return standard }
  if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) {
    return value
  }
  throw ValueError(
    value: text, option: option,
    expected: "a \(what); there are: \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
}

/// A positive number in a range.
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

/// Without a point where there is nothing behind it.
func shortNumber(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
