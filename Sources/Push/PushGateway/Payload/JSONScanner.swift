/// Why a text is not JSON.
struct JSONProblem: Error, Equatable, CustomStringConvertible {
  /// Bytes from the start of the text.
  var offset: Int
  var expected: String

  var description: String { "expected \(expected) at byte \(offset)" }
}

/// A value inside a JSON text: its kind and its position.
struct JSONPart: Equatable, Sendable {
  enum Kind: Sendable {
    case null, bool, number, string, array, object
  }

  var kind: Kind
  /// Byte offsets in the text.
  var range: Range<Int>
}

/// A validating scanner for JSON (RFC 8259). It locates values and creates none.
///
/// ```swift
/// var scanner = JSONScanner(buffer)
/// let root = try scanner.document()  // JSONPart(kind: .object, range: 0..<42)
/// ```
/// It accepts exactly the grammar, including paired surrogate escapes, and rejects nesting deeper
/// than `maxDepth`. It does not check UTF-8; `ValidatedJSON` does. Between values, `position` is
/// the offset of the next byte to read. Complexity: O(n) time, O(`maxDepth`) memory, for any input.
struct JSONScanner {
  /// The maximum nesting of arrays and objects.
  static let maxDepth = 128

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Scans a text that consists of one value.
  mutating func document() throws(JSONProblem) -> JSONPart {
    let part = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw problem("end of text") }
    return part
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONPart {
    skipSpace()
    let start = position
    let kind: JSONPart.Kind
    switch peek {
    case UInt8(ascii: "{"):
      kind = .object
      try object(depth: depth) { _, _ in }
    case UInt8(ascii: "["):
      kind = .array
      try array(depth: depth) { _ in }
    case UInt8(ascii: "\""):
      kind = .string
      try string()
    case UInt8(ascii: "t"):
      kind = .bool
      try literal("true")
    case UInt8(ascii: "f"):
      kind = .bool
      try literal("false")
    case UInt8(ascii: "n"):
      kind = .null
      try literal("null")
    default:
      kind = .number
      try number()
    }
    return JSONPart(kind: kind, range: start..<position)
  }

  /// Scans an object. Calls `body` with each member's key, including its quotes, and value.
  mutating func object(
    depth: Int, _ body: (Range<Int>, JSONPart) -> Void
  ) throws(JSONProblem) {
    try enter(depth)
    skipSpace()
    if consume("}") { return }
    repeat {
      skipSpace()
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw problem("a quoted key") }
      try string()
      let key = start..<position
      skipSpace()
      guard consume(":") else { throw problem("a colon") }
      body(key, try value(depth: depth + 1))
      skipSpace()
    } while consume(",")
    guard consume("}") else { throw problem("a comma or the end of the object") }
  }

  mutating func array(depth: Int, _ body: (JSONPart) -> Void) throws(JSONProblem) {
    try enter(depth)
    skipSpace()
    if consume("]") { return }
    repeat {
      body(try value(depth: depth + 1))
      skipSpace()
    } while consume(",")
    guard consume("]") else { throw problem("a comma or the end of the array") }
  }

  private mutating func enter(_ depth: Int) throws(JSONProblem) {
    guard depth < Self.maxDepth else { throw problem("at most \(Self.maxDepth) nested levels") }
    position += 1
  }

  private mutating func string() throws(JSONProblem) {
    position += 1
    while true {
      skipPlain()
      switch peek {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case nil: throw problem("the end of the string")
      default: throw problem("an escape sequence instead of a control character")
      }
    }
  }

  /// Skips to the next quote, backslash or control character.
  private mutating func skipPlain() {
    var next = position
    // Eight bytes at a time, because strings are most of a payload.
    if let start = UnsafeRawPointer(bytes.baseAddress) {
      while next &+ 8 <= bytes.count,
        !Self.mayHaveSpecial(start.loadUnaligned(fromByteOffset: next, as: UInt64.self))
      {
        next &+= 8
      }
    }
    while next < bytes.count {
      let byte = bytes[next]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      next += 1
    }
    position = next
  }

  /// Whether one of eight bytes may be a quote, a backslash or a control character. False positives
  /// are possible, false negatives are not.
  private static func mayHaveSpecial(_ bytes: UInt64) -> Bool {
    let each: UInt64 = 0x0101_0101_0101_0101
    // The highest bit of a byte is set by subtracting more than the byte, or was set before.
    let control = bytes &- each &* 0x20
    let quote = (bytes ^ each &* UInt64(UInt8(ascii: "\""))) &- each
    let backslash = (bytes ^ each &* UInt64(UInt8(ascii: "\\"))) &- each
    return (control | quote | backslash) & ~bytes & (each &* 0x80) != 0
  }

  private mutating func escape() throws(JSONProblem) {
    position += 1
    switch peek {
    case UInt8(ascii: "u"):
      let unit = try codeUnit()
      if 0xDC00...0xDFFF ~= unit { throw problem("a high surrogate before the low one") }
      guard 0xD800...0xDBFF ~= unit else { return }
      guard consume("\\"), peek == UInt8(ascii: "u"), 0xDC00...0xDFFF ~= (try codeUnit()) else {
        throw problem("a low surrogate after the high one")
      }
    case let byte? where #""\/bfnrt"#.utf8.contains(byte): position += 1
    default: throw problem("a JSON escape sequence")
    }
  }

  /// Scans a `u` and four hexadecimal digits.
  private mutating func codeUnit() throws(JSONProblem) -> UInt16 {
    position += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) else {
        throw problem("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private mutating func number() throws(JSONProblem) {
    let isNegative = consume("-")
    if !consume("0") {
      guard digits() else { throw problem(isNegative ? "a digit" : "a value") }
    }
    if consume(".") {
      guard digits() else { throw problem("a digit") }
    }
    if consume("e") || consume("E") {
      _ = consume("+") || consume("-")
      guard digits() else { throw problem("a digit") }
    }
  }

  /// Skips digits. Returns whether there was at least one.
  private mutating func digits() -> Bool {
    let start = position
    while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    return position > start
  }

  private mutating func literal(_ text: StaticString) throws(JSONProblem) {
    for index in 0..<text.utf8CodeUnitCount {
      guard peek == text.utf8Start[index] else { throw problem("\(text)") }
      position += 1
    }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func consume(_ scalar: UnicodeScalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func problem(_ expected: String) -> JSONProblem {
    JSONProblem(offset: position, expected: expected)
  }
}
