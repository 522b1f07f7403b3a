import Foundation

/// An object's members in the order in which they stand. There are few: they are not hashed.
struct JSONMembers: Sendable {
  private(set) var list: [(name: String, part: JSONPart)] = []

  mutating func add(_ name: String, _ part: JSONPart) { list.append((name, part)) }

  /// A name that stands twice has its last value.
  subscript(name: String) -> JSONPart? { list.last { $0.name == name }?.part }

  /// Each once, in alphabetical order.
  var names: [String] { Set(list.lazy.map(\.name)).sorted() }
}

/// A JSON text that was checked as a whole, and whose parts are read where they stand.
///
/// ```swift
/// let text = try JSONText(bytes)
/// let aps = text.members(of: text.root)["aps"]
/// ```
/// Parts keep their bytes: a content state goes to the extension as the server wrote it.
struct JSONText: Equatable, Sendable {
  let bytes: [UInt8]
  let root: JSONPart

  /// Complexity: O(n). Text that is not UTF-8 is no JSON.
  init(_ bytes: [UInt8]) throws(JSONProblem) {
    self.bytes = bytes
    guard (try? UTF8Span(validating: bytes.span)) != nil else {
      throw JSONProblem(offset: 0, expected: "text in UTF-8")
    }
    root = try bytes.withUnsafeBufferPointer { buffer throws(JSONProblem) in
      var scanner = JSONScanner(buffer)
      return try scanner.document()
    }
  }

  /// It is an object that is not empty.
  var hasMembers: Bool { root.kind == .object && bytes[root.range].contains(UInt8(ascii: "\"")) }

  /// An object's members; nothing for other parts.
  func members(of part: JSONPart) -> JSONMembers {
    guard part.kind == .object else { return JSONMembers() }
    return bytes.withUnsafeBufferPointer { buffer in
      var members = JSONMembers()
      var scanner = JSONScanner(buffer, at: part.range.lowerBound)
      // The text was checked: the scan cannot fail.
      try? scanner.object(depth: 0) { key, value in members.add(name(key), value) }
      return members
    }
  }

  private func name(_ key: Range<Int>) -> String {
    string(JSONPart(kind: .string, range: key)) ?? ""
  }

  /// A string's characters; nil for other parts.
  func string(_ part: JSONPart) -> String? {
    guard part.kind == .string else { return nil }
    let inside = bytes[part.range].dropFirst().dropLast()
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    return try? JSONDecoder().decode(String.self, from: data(part))
  }

  /// A number's value, which may be infinite; nil for other parts.
  func number(_ part: JSONPart) -> Double? {
    guard part.kind == .number else { return nil }
    return Double(source(part))
  }

  /// True and false; nil for other parts.
  func bool(_ part: JSONPart) -> Bool? {
    part.kind == .bool ? bytes[part.range.lowerBound] == UInt8(ascii: "t") : nil
  }

  /// The part's own bytes.
  func data(_ part: JSONPart) -> Data {
    bytes.withUnsafeBufferPointer { Data(buffer: UnsafeBufferPointer(rebasing: $0[part.range])) }
  }

  /// The part as it was written.
  func source(_ part: JSONPart) -> String { String(decoding: bytes[part.range], as: UTF8.self) }

  /// What stands there, for a person: the type, and the value where it is short.
  func words(_ part: JSONPart) -> String {
    let text = source(part)
    let short = text.count <= 40 ? text : text.prefix(38) + "…"
    return switch part.kind {
    case .null: "null"
    case .bool: text
    case .number: "the number \(short)"
    case .string: "the string \(short)"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
