import NearestName

/// Parses a value that names a case; ignores letter case and hyphens. Throws `ValueError`, which
/// lists the cases.
///
/// - Parameters:
///   - values: The accepted cases; nil for all.
///   - name: The name of a case in the error.
package func namedValue<Value: RawRepresentable & CaseIterable>(
  _ text: String?, option: String, what: String, default standard: Value,
  among values: [Value]? = nil, name: (Value) -> String = { $0.rawValue }
) throws -> Value where Value.RawValue == String {
  guard let text else { return standard }
  let given = text.lowercased().filter { $0 != "-" }
  let values = values ?? Array(Value.allCases)
  if let value = values.first(where: { $0.rawValue.lowercased() == given }) { return value }
  throw ValueError(
    value: text, option: option,
    expected: "a \(what): \(knownNames(values.map(name), insteadOf: text))")
}
