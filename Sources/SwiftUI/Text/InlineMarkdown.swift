/// Parses the inline Markdown of localized text: strong, emphasis, code, strikethrough and links.
///
/// `spans(of: "Tea at **4**")` returns `Tea at ` and a bold `4`. A mark without a counterpart is
/// literal text, so every string is valid. Source: CommonMark 0.31 §6, without nesting inside
/// links and code.
struct InlineMarkdown {
  struct Span {
    var text: String
    var changes: [TextChange]
  }

  private static let marks: Set<Character> = ["*", "_", "`", "~", "[", "\\"]

  static func mayContainMarks(_ string: String) -> Bool {
    string.contains(where: marks.contains)
  }

  /// Returns `string` with its marks escaped, so that it is parsed as literal text.
  static func escaped(_ string: String) -> String {
    guard mayContainMarks(string) else { return string }
    return string.reduce(into: "") { result, character in
      if marks.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  static func spans(of string: String) -> [Span] {
    var parser = InlineMarkdown(rest: Substring(string))
    parser.parse()
    return parser.spans
  }

  private var rest: Substring
  private var spans: [Span] = []
  private var open: [String] = []
  private var literal = ""

  private init(rest: Substring) {
    self.rest = rest
  }

  private var changes: [TextChange] {
    open.map { mark in
      switch mark {
      case "**", "__": .bold(true)
      case "~~": .strikethrough(.single)
      default: .italic(true)
      }
    }
  }

  private mutating func flush(adding change: TextChange? = nil) {
    guard !literal.isEmpty else { return }
    spans.append(Span(text: literal, changes: changes + (change.map { [$0] } ?? [])))
    literal = ""
  }

  private mutating func parse() {
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        literal.append(next)
        rest = rest.dropFirst(2)
      } else if character == "`", takeCode() {
        continue
      } else if character == "[", takeLink() {
        continue
      } else if let mark = ["**", "__", "~~", "*", "_"].first(where: rest.hasPrefix), take(mark) {
        continue
      } else {
        literal.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
  }

  /// Opens or closes an emphasis. Returns false if the mark is literal text.
  private mutating func take(_ mark: String) -> Bool {
    let after = rest.dropFirst(mark.count)
    if open.last == mark, literal.last?.isWhitespace != true {
      flush()
      open.removeLast()
    } else {
      let insideWord = mark.hasPrefix("_") && literal.last?.isLetter == true
      guard !open.contains(mark), !insideWord, let next = after.first, !next.isWhitespace,
        after.dropFirst().contains(mark)
      else { return false }
      flush()
      open.append(mark)
    }
    rest = after
    return true
  }

  private mutating func takeCode() -> Bool {
    let after = rest.dropFirst()
    guard let end = after.firstIndex(of: "`"), end > after.startIndex else { return false }
    flush()
    literal = String(after[..<end])
    flush(adding: .fontChange(.monospaced))
    rest = after[after.index(after: end)...]
    return true
  }

  /// Parses `[text](destination)`. The text gets the tint; the destination is dropped.
  private mutating func takeLink() -> Bool {
    guard let middle = rest.firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    else { return false }
    flush()
    literal = String(rest[rest.index(after: rest.startIndex)..<middle.lowerBound])
    flush(adding: .style(EquatableStyle(TintShapeStyle())))
    rest = rest[rest.index(after: end)...]
    return true
  }
}
