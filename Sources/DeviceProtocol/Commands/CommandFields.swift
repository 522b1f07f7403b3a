import Foundation

/// Reads a command's fields, one by one, and remembers which there are: what is left over is told.
struct CommandFields {
  let command: String
  private let container: KeyedDecodingContainer<FieldKey>
  private var known: Set<String> = ["command"]

  init(_ decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: FieldKey.self) else {
      throw CommandError.malformed(reason: "it is another value")
    }
    self.container = container
    let key = FieldKey("command")
    guard container.contains(key) else {
      throw CommandError.malformed(reason: "the field \"command\" is missing")
    }
    guard let name = try? container.decode(String.self, forKey: key) else {
      throw CommandError.malformed(reason: "the field \"command\" is not a text")
    }
    command = name
  }

  /// nil where the field is missing or null.
  mutating func optional<Value: Decodable>(
    _ name: String, _ expected: String
  ) throws -> Value? {
    known.insert(name)
    do {
      return try container.decodeIfPresent(Value.self, forKey: FieldKey(name))
    } catch {
      throw CommandError.badField(name, command: command, expected: expected)
    }
  }

  mutating func required<Value: Decodable>(_ name: String, _ expected: String) throws -> Value {
    guard let value: Value = try optional(name, expected) else {
      throw CommandError.missingField(name, command: command)
    }
    return value
  }

  mutating func text(_ name: String) throws -> String { try required(name, "a text") }

  mutating func optionalText(_ name: String) throws -> String? { try optional(name, "a text") }

  /// A value that is made of another; nil where there is none.
  private mutating func optional<Raw: Decodable, Value>(
    _ name: String, _ expected: String, made make: (Raw) -> Value?
  ) throws -> Value? {
    guard let raw: Raw = try optional(name, expected) else { return nil }
    guard let value = make(raw) else { throw bad(name, expected) }
    return value
  }

  /// A case of an enum by its name.
  mutating func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws -> Value? where Value.RawValue == String {
    let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
    return try optional(name, "one of: \(names)") { (text: String) in Value(rawValue: text) }
  }

  mutating func requiredChoice<Value: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws -> Value where Value.RawValue == String {
    guard let value: Value = try choice(name) else {
      throw CommandError.missingField(name, command: command)
    }
    return value
  }

  mutating func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    try optional(
      name, "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { (value: Int) in range.contains(value) ? value : nil }
  }

  mutating func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    try optional(
      name, "a number from \(short(range.lowerBound)) to \(short(range.upperBound))"
    ) { (value: Double) in range.contains(value) ? value : nil }
  }

  func bad(_ name: String, _ expected: String) -> CommandError {
    .badField(name, command: command, expected: expected)
  }

  /// Throws `CommandError.unknownField` for one that nobody has asked for.
  func finish() throws {
    let names = container.allKeys.map(\.stringValue)
    if let extra = names.sorted().first(where: { !known.contains($0) }) {
      throw CommandError.unknownField(
        extra, command: command, known: known.subtracting(["command"]).sorted())
    }
  }

  private func short(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

/// Any name.
struct FieldKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
