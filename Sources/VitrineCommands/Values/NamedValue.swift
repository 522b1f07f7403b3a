/// Parses a value that names a case; ignores letter case and hyphens. Throws `ValueError`, which
/// lists the cases.
func namedValue<Value: RawRepresentable & CaseIterable>(
  _ text: String?, option: String, what: String, default standard: Value
) throws -> Value where Value.RawValue == String {
  guard let text else { return standard }
  let name = text.lowercased().filter { $0 != "-" }
  if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == name }) {
    return value
  }
  throw ValueError(
    value: text, option: option,
    expected: "a \(what): \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
}
