/// The parts of a predicate's format text.
enum PredicateToken: Equatable {
  /// A name or a reserved word. `isQuoted` is true for names after `#`, which are never reserved.
  case word(String, isQuoted: Bool)
  case string(String)
  case integer(Int)
  case real(Double)
  /// `%@`, `%K`, `%d`: the place of an argument.
  case argument(isKey: Bool)
  case variable(String)
  case symbol(String)
}

/// An error in a predicate's format text.
struct PredicateFormatError: Error, CustomStringConvertible {
  let description: String
}

struct PredicateTokens {
  private static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ",", "+", "-", "*", "/", "[", "]", ":", ".",
  ]

  static func split(_ text: String) throws(PredicateFormatError) -> [PredicateToken] {
    var result: [PredicateToken] = []
    var rest = Substring(text)
    while let first = rest.first {
      switch first {
      case _ where first.isWhitespace: rest.removeFirst()
      case "'", "\"": result.append(.string(try quoted(&rest)))
      case "%": result.append(try argument(&rest))
      case "$":
        rest.removeFirst()
        result.append(.variable(word(&rest)))
      case "#":
        rest.removeFirst()
        result.append(.word(word(&rest), isQuoted: true))
      case _ where first.isASCII && first.isNumber: result.append(try number(&rest))
      case _ where isWordPart(first): result.append(.word(word(&rest), isQuoted: false))
      default:
        guard let symbol = symbols.first(where: { rest.hasPrefix($0) }) else {
          throw PredicateFormatError(description: "unexpected character \"\(first)\"")
        }
        rest.removeFirst(symbol.count)
        result.append(.symbol(symbol))
      }
    }
    return result
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "@"
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { isWordPart($0) }
    rest.removeFirst(word.count)
    return String(word)
  }

  private static func quoted(_ rest: inout Substring) throws(PredicateFormatError) -> String {
    let quote = rest.removeFirst()
    var result = ""
    while let next = rest.popFirst() {
      if next == quote { return result }
      if next == "\\", let escaped = rest.popFirst() {
        result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        result.append(next)
      }
    }
    throw PredicateFormatError(description: "a quoted text has no end")
  }

  private static func argument(
    _ rest: inout Substring
  ) throws(PredicateFormatError) -> PredicateToken {
    rest.removeFirst()
    let modifiers = rest.prefix { "lqhzt".contains($0) }
    rest.removeFirst(modifiers.count)
    guard let type = rest.popFirst(), "@KdDiuUfgeGxXs".contains(type) else {
      throw PredicateFormatError(description: "a % is not followed by @, K or a number's letter")
    }
    return .argument(isKey: type == "K")
  }

  private static func number(
    _ rest: inout Substring
  ) throws(PredicateFormatError) -> PredicateToken {
    var text = rest.prefix { $0.isASCII && $0.isNumber }
    var end = text.endIndex
    let fraction = rest[end...].dropFirst()
    if rest[end...].first == ".", fraction.first?.isNumber == true {
      end = fraction.prefix { $0.isASCII && $0.isNumber }.endIndex
    }
    if let exponent = rest[end...].first, exponent == "e" || exponent == "E" {
      let digits = rest[end...].dropFirst().drop { $0 == "-" || $0 == "+" }
      if digits.first?.isNumber == true { end = digits.prefix { $0.isNumber }.endIndex }
    }
    text = rest[rest.startIndex..<end]
    rest = rest[end...]
    if let integer = Int(text) { return .integer(integer) }
    guard let real = Double(text) else {
      throw PredicateFormatError(description: "\"\(text)\" is not a number")
    }
    return .real(real)
  }
}
