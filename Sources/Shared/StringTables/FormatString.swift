import Foundation

/// A parsed `printf`-style format: literal text, values, and the plural variables of a
/// `.stringsdict` (`%#@name@`).
///
/// Parsing never fails. A percent sign without a valid specifier is literal text, and a missing
/// value becomes an empty string.
struct FormatString {
  enum Piece: Equatable {
    case literal(String)
    /// The value at `index`, from 0.
    case value(index: Int, Specification)
    case variable(name: String, index: Int)
  }

  struct Specification: Equatable {
    var flags = ""
    var width: Int?
    var precision: Int?
    var conversion: Character = "@"
  }

  var pieces: [Piece] = []

  init(_ text: String) {
    var scanner = Substring(text)
    var literal = ""
    var next = 0
    while let character = scanner.first {
      scanner.removeFirst()
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if scanner.first == "%" {
        scanner.removeFirst()
        literal.append("%")
        continue
      }
      guard let (piece, rest, isNumbered) = Self.placeholder(scanner, next: next) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece)
      scanner = rest
      if !isNumbered { next += 1 }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// Parses the text after a percent sign; nil if it is not a specifier.
  private static func placeholder(
    _ text: Substring, next: Int
  ) -> (piece: Piece, rest: Substring, isNumbered: Bool)? {
    var rest = text
    var index = next
    var isNumbered = false
    var specification = Specification()
    var lookahead = rest
    if let position = lookahead.takeNumber(), lookahead.first == "$", position > 0 {
      index = position - 1
      isNumbered = true
      rest = lookahead.dropFirst()
    }
    if rest.first == "#", rest.dropFirst().first == "@" {
      let body = rest.dropFirst(2)
      guard let end = body.firstIndex(of: "@") else { return nil }
      let piece = Piece.variable(name: String(body[..<end]), index: index)
      return (piece, body[body.index(after: end)...], isNumbered)
    }
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      specification.flags.append(flag)
      rest.removeFirst()
    }
    specification.width = rest.takeNumber().map { min($0, 1000) }
    if rest.first == "." {
      rest.removeFirst()
      specification.precision = min(rest.takeNumber() ?? 0, 100)
    }
    while let size = rest.first, "hlqLzjt".contains(size) { rest.removeFirst() }
    if rest.hasPrefix("arg"), !isNumbered {
      return (.variable(name: "arg", index: index), rest.dropFirst(3), isNumbered)
    }
    guard let conversion = rest.popFirst(), "@diuxXofFeEgGcs".contains(conversion) else {
      return nil
    }
    specification.conversion = conversion
    return (.value(index: index, specification), rest, isNumbered)
  }
}

extension Substring {
  /// Removes and returns the decimal number at the start, at most six digits.
  fileprivate mutating func takeNumber() -> Int? {
    let digits = prefix(6).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    self = dropFirst(digits.count)
    return number
  }
}
