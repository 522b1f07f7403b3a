import Foundation

/// An object's members in source order. They are few, so they are not hashed.
struct JSONMembers: Sendable {
  private(set) var list: [(name: String, part: JSONPart)] = []

  init() {
    list.reserveCapacity(8)
  }

  mutating func add(_ name: String, _ part: JSONPart) { list.append((name, part)) }

  /// The last value of a repeated name counts.
  subscript(name: String) -> JSONPart? { list.last { $0.name == name }?.part }

  /// The distinct names, sorted.
  var names: [String] { Set(list.lazy.map(\.name)).sorted() }
}

/// A validated JSON text whose parts are decoded on demand.
///
/// ```swift
/// let text = try ValidatedJSON(bytes)
/// if let aps = text.members(of: text.root)["aps"] { text.data(aps) }
/// ```
/// A part is a range of the original bytes, so a content state reaches the extension exactly as the
/// server wrote it, with its number formats and key order. Invariant: `bytes` is valid UTF-8 and
/// valid JSON; reading a part of the text therefore cannot fail. A `JSONPart` belongs to the text
/// that it was obtained from.
struct ValidatedJSON: Equatable, Sendable {
  let bytes: [UInt8]
  let root: JSONPart

  /// Validates UTF-8 and JSON. Complexity: O(n).
  init(_ bytes: [UInt8]) throws(JSONProblem) {
    self.bytes = bytes
    guard (try? UTF8Span(validating: bytes.span)) != nil else {
      throw JSONProblem(offset: 0, expected: "UTF-8 text")
    }
    root = try bytes.withUnsafeBufferPointer { buffer throws(JSONProblem) in
      var scanner = JSONScanner(buffer)
      return try scanner.document()
    }
  }

  /// Whether the text is a non-empty object.
  var hasMembers: Bool { root.kind == .object && bytes[root.range].contains(UInt8(ascii: "\"")) }

  /// An object's members; empty for other kinds.
  func members(of part: JSONPart) -> JSONMembers {
    guard part.kind == .object else { return JSONMembers() }
    return bytes.withUnsafeBufferPointer { buffer in
      var members = JSONMembers()
      var scanner = JSONScanner(buffer, at: part.range.lowerBound)
      // Cannot fail, because the text is valid.
      try? scanner.object(depth: 0) { key, value in members.add(name(key), value) }
      return members
    }
  }

  private func name(_ key: Range<Int>) -> String {
    string(JSONPart(kind: .string, range: key)) ?? ""
  }

  /// A string without quotes and escapes; nil for other kinds.
  func string(_ part: JSONPart) -> String? {
    guard part.kind == .string else { return nil }
    let inside = part.range.lowerBound + 1..<part.range.upperBound - 1
    let plain = bytes.withUnsafeBufferPointer { bytes in
      let inside = UnsafeBufferPointer(rebasing: bytes[inside])
      return inside.contains(UInt8(ascii: "\\")) ? nil : String(decoding: inside, as: UTF8.self)
    }
    return plain ?? (try? JSONDecoder().decode(String.self, from: data(part)))
  }

  /// A number, possibly infinite; nil for other kinds.
  func number(_ part: JSONPart) -> Double? {
    guard part.kind == .number else { return nil }
    return integer(part).map(Double.init) ?? Double(source(part))
  }

  /// A short number without a sign, a fraction and an exponent, as most numbers of a payload are;
  /// nil for others.
  private func integer(_ part: JSONPart) -> Int? {
    guard part.range.count <= 15 else { return nil }
    var number = 0
    for index in part.range {
      let digit = Int(bytes[index]) - 0x30
      guard 0...9 ~= digit else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// A Boolean; nil for other kinds.
  func bool(_ part: JSONPart) -> Bool? {
    part.kind == .bool ? bytes[part.range.lowerBound] == UInt8(ascii: "t") : nil
  }

  /// The part's bytes.
  func data(_ part: JSONPart) -> Data {
    bytes.withUnsafeBufferPointer { Data(buffer: UnsafeBufferPointer(rebasing: $0[part.range])) }
  }

  /// The part's source text.
  func source(_ part: JSONPart) -> String { String(decoding: bytes[part.range], as: UTF8.self) }

  /// The kind of the part, and the start of its source, for messages.
  func summary(_ part: JSONPart) -> String {
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
