/// Why a text is no JSON.
struct JSONProblem: Error, Equatable, CustomStringConvertible {
  /// Bytes from the start.
  var offset: Int
  /// What should stand there.
  var expected: String

  var description: String { "at byte \(offset) there should be \(expected)" }
}

/// A value inside of a JSON text: what it is and where it stands.
struct JSONPart: Equatable, Sendable {
  enum Kind: Sendable {
    case null, bool, number, string, array, object
  }

  var kind: Kind
  /// Offsets of its bytes.
  var range: Range<Int>
}

/// Checks a JSON text (RFC 8259) without taking it apart: it makes no values, so that its cost is the
/// text's length, whatever stands in it.
struct JSONScanner {
  /// Arrays and objects in each other.
  static let deepest = 128

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// A text that is one value.
  mutating func document() throws(JSONProblem) -> JSONPart {
    let part = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw problem("the end of the text") }
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
      try word("true")
    case UInt8(ascii: "f"):
      kind = .bool
      try word("false")
    case UInt8(ascii: "n"):
      kind = .null
      try word("null")
    default:
      kind = .number
      try number()
    }
    return JSONPart(kind: kind, range: start..<position)
  }

  /// Calls `body` with each member's key, quotes included, and value.
  mutating func object(
    depth: Int, _ body: (Range<Int>, JSONPart) -> Void
  ) throws(JSONProblem) {
    try enter(depth)
    skipSpace()
    if take("}") { return }
    repeat {
      skipSpace()
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw problem("a key in quotes") }
      try string()
      let key = start..<position
      skipSpace()
      guard take(":") else { throw problem("a colon") }
      body(key, try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("}") else { throw problem("a comma or the object's end") }
  }

  mutating func array(depth: Int, _ body: (JSONPart) -> Void) throws(JSONProblem) {
    try enter(depth)
    skipSpace()
    if take("]") { return }
    repeat {
      body(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw problem("a comma or the array's end") }
  }

  private mutating func enter(_ depth: Int) throws(JSONProblem) {
    guard depth < Self.deepest else { throw problem("less nesting than \(Self.deepest) levels") }
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
      case nil: throw problem("the string's end")
      default: throw problem("an escape, as control characters stand in no string")
      }
    }
  }

  /// Goes to the next byte that means something in a string.
  private mutating func skipPlain() {
    var next = position
    // Eight at a time, as texts are most of what is sent.
    while bytes.count - next >= 8, let start = bytes.baseAddress,
      !Self.hasMeaning(UnsafeRawPointer(start + next).loadUnaligned(as: UInt64.self))
    {
      next += 8
    }
    while next < bytes.count {
      let byte = bytes[next]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      next += 1
    }
    position = next
  }

  /// Whether one of eight bytes may be a quote, a backslash or a control character: never false where
  /// one is.
  private static func hasMeaning(_ bytes: UInt64) -> Bool {
    let each: UInt64 = 0x0101_0101_0101_0101
    func hasLess(_ bytes: UInt64, than limit: UInt64) -> UInt64 { (bytes &- each * limit) & ~bytes }
    let quote = bytes ^ each * UInt64(UInt8(ascii: "\""))
    let backslash = bytes ^ each * UInt64(UInt8(ascii: "\\"))
    let found = hasLess(bytes, than: 0x20) | hasLess(quote, than: 1) | hasLess(backslash, than: 1)
    return found & (each * 0x80) != 0
  }

  private mutating func escape() throws(JSONProblem) {
    position += 1
    switch peek {
    case UInt8(ascii: "u"):
      let unit = try codeUnit()
      if 0xDC00...0xDFFF ~= unit { throw problem("a high surrogate before a low one") }
      guard 0xD800...0xDBFF ~= unit else { return }
      guard take("\\"), peek == UInt8(ascii: "u"), 0xDC00...0xDFFF ~= (try codeUnit()) else {
        throw problem("a low surrogate behind a high one")
      }
    case let byte? where #""\/bfnrt"#.utf8.contains(byte): position += 1
    default: throw problem("an escape that JSON knows")
    }
  }

  /// Four hexadecimal digits behind a `u`.
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
    let isNegative = take("-")
    if !take("0") {
      guard digits() else { throw problem(isNegative ? "a digit" : "a value") }
    }
    if take(".") {
      guard digits() else { throw problem("a digit") }
    }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() else { throw problem("a digit") }
    }
  }

  /// True where there was one.
  private mutating func digits() -> Bool {
    let start = position
    while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    return position > start
  }

  private mutating func word(_ text: StaticString) throws(JSONProblem) {
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

  private mutating func take(_ scalar: UnicodeScalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func problem(_ expected: String) -> JSONProblem {
    JSONProblem(offset: position, expected: expected)
  }
}
