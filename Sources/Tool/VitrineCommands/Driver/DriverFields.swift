import Foundation
import JSONValues
import NearestName

/// The fields of a request of a test driver: the members of its JSON object, or the parameters of
/// its query.
struct DriverFields {
  private let members: [String: JSONValue]

  /// Throws `DriverProblem` if the body is no object or has an unknown field.
  init(_ body: Data, known: [String]) throws(DriverProblem) {
    guard let members = (try? JSONValue(parsing: body))?.object else {
      throw DriverProblem("malformed", "expected a JSON object such as {\"label\": \"Done\"}")
    }
    try self.init(members, known)
  }

  /// Throws `DriverProblem` if the query has an unknown parameter.
  init(query: [(name: String, value: String)], known: [String]) throws(DriverProblem) {
    let members = query.map { name, text in
      (name, Double(text).map { JSONValue.number($0) } ?? .string(text))
    }
    try self.init(Dictionary(members) { $1 }, known)
  }

  private init(_ members: [String: JSONValue], _ known: [String]) throws(DriverProblem) {
    if let name = members.keys.sorted().first(where: { !known.contains($0) }) {
      throw DriverProblem(
        "unknownField",
        "no field \"\(name.prefix(40))\"; available: \(knownNames(known, insteadOf: name))")
    }
    self.members = members.filter { $0.value != .null }
  }

  func contains(_ name: String) -> Bool { members[name] != nil }

  /// Throws `DriverProblem` for other values than strings.
  func text(_ name: String) throws(DriverProblem) -> String? {
    guard let value = members[name] else { return nil }
    guard let text = value.string else { throw Self.invalid(name, "a string") }
    return text
  }

  /// Throws `DriverProblem` for other values than finite numbers in the range.
  func number(
    _ name: String, in range: ClosedRange<Double>
  ) throws(DriverProblem) -> Double? {
    let number: Double
    switch members[name] {
    case nil: return nil
    case .integer(let value)?: number = Double(value)
    case .number(let value)?: number = value
    default: number = .nan
    }
    guard range.contains(number) else {
      let limits = [range.lowerBound, range.upperBound].map {
        $0.formatted(.number.grouping(.never))
      }
      throw Self.invalid(name, "a number from \(limits[0]) to \(limits[1])")
    }
    return number
  }

  /// Throws `DriverProblem` for other values than whole numbers in the range.
  func wholeNumber(
    _ name: String, in range: ClosedRange<Int>
  ) throws(DriverProblem) -> Int? {
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = try number(name, in: limits) else { return nil }
    guard let whole = Int(exactly: number) else { throw Self.invalid(name, "a whole number") }
    return whole
  }

  /// Throws `DriverProblem` for other values than `true` and `false`.
  func flag(_ name: String) throws(DriverProblem) -> Bool? {
    guard let value = members[name] else { return nil }
    guard let flag = value.bool else { throw Self.invalid(name, "true or false") }
    return flag
  }

  /// Throws `DriverProblem` for a name that is not a case.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(DriverProblem) -> Choice? {
    guard let text = try text(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw Self.invalid(name, "one of: \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  /// Throws `DriverProblem` if the field is missing.
  func required<Value>(_ name: String, _ value: Value?) throws(DriverProblem) -> Value {
    guard let value else { throw DriverProblem("missingField", "the field \"\(name)\" is missing") }
    return value
  }

  static func invalid(_ name: String, _ expected: String) -> DriverProblem {
    DriverProblem("badField", "invalid field \"\(name)\": expected \(expected)")
  }
}
