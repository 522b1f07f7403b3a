/// The source of one declaration, read as far as `@Entry` needs it.
struct DeclarationText {
  struct Variable {
    var name: String
    var type: String?
    var value: String?
  }

  private let characters: [Character]

  init(_ source: String) {
    characters = Array(Self.withoutComments(source))
  }

  /// Of `extension Name …`, the last part of its name.
  var extendedType: String? {
    guard let start = end(ofWord: "extension") else { return nil }
    let name = characters[start...].drop { $0.isWhitespace }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return String(name).split(separator: ".").last.map(String.init)
  }

  /// Of `var name: Type = value`.
  var variable: Variable? {
    guard let start = end(ofWord: "var") else { return nil }
    let rest = characters[start...].drop { $0.isWhitespace }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    guard !name.isEmpty else { return nil }
    let after = rest[name.endIndex...].drop { $0.isWhitespace }
    let assignment = after.firstIndex(of: "=")
    let value = assignment.map { Self.trimmed(after[($0 + 1)...]) }
    let annotation = after[..<(assignment ?? after.endIndex)]
    let type = annotation.first == ":" ? Self.trimmed(annotation.dropFirst()) : nil
    return Variable(
      name: String(name.filter { $0 != "`" }), type: type?.isEmpty == true ? nil : type,
      value: value)
  }

  /// The place after the word's first appearance outside of parentheses, where attributes have
  /// their arguments.
  private func end(ofWord word: String) -> Int? {
    var depth = 0
    var index = 0
    let wanted = Array(word)
    while index < characters.count {
      let character = characters[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      let isStart = index == 0 || !(characters[index - 1].isLetter || characters[index - 1] == "_")
      let end = index + wanted.count
      if depth == 0, isStart, characters[index...].starts(with: wanted),
        end < characters.count, characters[end].isWhitespace
      {
        return end
      }
      index += 1
    }
    return nil
  }

  private static func trimmed(_ text: ArraySlice<Character>) -> String {
    let front = text.drop { $0.isWhitespace }
    let length = front.count - front.reversed().prefix { $0.isWhitespace }.count
    return String(front.prefix(length))
  }

  /// Comments at the ends of lines and between words become a space; strings are kept.
  private static func withoutComments(_ source: String) -> String {
    var result = ""
    var rest = Substring(source)
    var isInString = false
    while let first = rest.first {
      if isInString && first == "\\" {
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if !isInString && rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if !isInString && rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty && !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
        result += " "
      } else {
        if first == "\"" { isInString.toggle() }
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
