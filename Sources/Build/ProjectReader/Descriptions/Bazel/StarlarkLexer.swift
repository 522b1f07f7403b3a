/// Splits a `BUILD` file into tokens. Source: the Starlark specification, "Lexical elements".
struct StarlarkLexer {
  enum Kind: Equatable {
    case name(String)
    case string(String)
    case number(Int)
    /// An operator or a bracket.
    case symbol(String)
    /// The end of a statement.
    case newline
  }

  struct Token {
    var kind: Kind
    var line: Int
    /// The number of spaces before it on its line.
    var column: Int
  }

  /// Why a file cannot be parsed.
  struct Failure: Error {
    var line: Int
    var reason: String
  }

  private let text: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var brackets = 0
  private var tokens: [Token] = []

  private static let pairs: Set<String> = [
    "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "//", "%=", "|=", "&=", "^=", "**", "<<", ">>",
    "->",
  ]
  private static let symbols = Set("+-*/%<>=!|&^~.,:;()[]{}@".utf8)

  /// The tokens of a file. Throws `Failure`.
  static func tokens(of text: [UInt8]) throws(Failure) -> [Token] {
    var lexer = StarlarkLexer(text: text)
    while try lexer.next() {}
    lexer.endStatement()
    return lexer.tokens
  }

  private init(text: [UInt8]) { self.text = text }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < text.count ? text[index + offset] : nil
  }

  private mutating func endStatement() {
    if let last = tokens.last, last.kind != .newline {
      tokens.append(Token(kind: .newline, line: last.line, column: 0))
    }
  }

  private mutating func endLine() {
    index += 1
    line += 1
    lineStart = index
  }

  /// Reads a token or skips what is none; false at the end of the file.
  private mutating func next() throws(Failure) -> Bool {
    guard let byte = byte() else { return false }
    switch byte {
    case UInt8(ascii: "\n"):
      if brackets == 0 { endStatement() }
      endLine()
    case UInt8(ascii: "\\") where self.byte(1) == UInt8(ascii: "\n"):
      index += 1
      endLine()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
    case UInt8(ascii: "#"):
      while let byte = self.byte(), byte != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try readString(isRaw: false)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case _ where Self.isNamePart(byte): try readName()
    case _ where Self.symbols.contains(byte): readSymbol()
    default:
      throw Failure(line: line, reason: "a character that is not part of the language")
    }
    return true
  }

  private mutating func append(_ kind: Kind, from start: Int, line: Int) {
    tokens.append(Token(kind: kind, line: line, column: start - lineStart))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func readName() throws(Failure) {
    let start = index
    while let byte = byte(), Self.isNamePart(byte) { index += 1 }
    let name = String(decoding: text[start..<index], as: UTF8.self)
    if ["r", "b", "rb", "br"].contains(name.lowercased()),
      let quote = byte(), [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote)
    {
      return try readString(isRaw: name.lowercased().contains("r"))
    }
    append(.name(name), from: start, line: line)
  }

  /// The value of other numbers than decimal ones does not matter.
  private mutating func readNumber() {
    let start = index
    while let byte = byte(), Self.isNamePart(byte) || byte == UInt8(ascii: ".") { index += 1 }
    let digits = String(decoding: text[start..<index], as: UTF8.self)
    append(.number(Int(digits) ?? 0), from: start, line: line)
  }

  private mutating func readSymbol() {
    let start = index
    let two = String(decoding: text[index..<min(index + 2, text.count)], as: UTF8.self)
    let symbol = Self.pairs.contains(two) ? two : String(two.prefix(1))
    index += symbol.utf8.count
    if "([{".contains(symbol) { brackets += 1 }
    if ")]}".contains(symbol) { brackets = max(brackets - 1, 0) }
    append(.symbol(symbol), from: start, line: line)
  }

  private mutating func readString(isRaw: Bool) throws(Failure) {
    let (start, first) = (index, line)
    let column = start - lineStart
    let quote = text[index]
    let isLong = byte(1) == quote && byte(2) == quote
    index += isLong ? 3 : 1
    var value: [UInt8] = []
    while true {
      guard let byte = byte(), isLong || byte != UInt8(ascii: "\n") else {
        throw Failure(line: first, reason: "a text without its end")
      }
      if byte == quote, !isLong || (self.byte(1) == quote && self.byte(2) == quote) {
        index += isLong ? 3 : 1
        break
      }
      if byte == UInt8(ascii: "\\"), let escaped = self.byte(1) {
        readEscape(escaped, isRaw: isRaw, into: &value)
      } else if byte == UInt8(ascii: "\n") {
        value.append(byte)
        endLine()
      } else {
        value.append(byte)
        index += 1
      }
    }
    tokens.append(
      Token(kind: .string(String(decoding: value, as: UTF8.self)), line: first, column: column))
  }

  /// Escapes that are not known stay as they are.
  private mutating func readEscape(_ escaped: UInt8, isRaw: Bool, into value: inout [UInt8]) {
    let known: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13,
      UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\""): UInt8(ascii: "\""),
      UInt8(ascii: "'"): UInt8(ascii: "'"),
    ]
    index += 1
    if !isRaw, escaped == UInt8(ascii: "\n") { return endLine() }
    if !isRaw, let byte = known[escaped] {
      value.append(byte)
      index += 1
      return
    }
    value.append(UInt8(ascii: "\\"))
    if escaped == UInt8(ascii: "\n") {
      value.append(escaped)
      endLine()
    } else {
      value.append(escaped)
      index += 1
    }
  }
}
