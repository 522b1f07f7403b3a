import Foundation

/// Parses the inline Markdown of one paragraph.
///
/// `spans(of: "Tea at **4**")` returns `Tea at ` and a strongly emphasized `4`. A mark without a
/// counterpart is literal text, so every string is valid. Source: CommonMark 0.31 §6 and GitHub's
/// strikethrough, without HTML and link references.
///
/// Complexity: O(n). Marks are nodes between texts. `DelimiterMatching` pairs those of emphasis by
/// adding an intent after one node and removing it before another.
package struct InlineMarkdown {
  package struct Span: Equatable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    package var link: String?
    package var image: String?
  }

  /// What line breaks in the source become.
  package enum Whitespace {
    case preserved
    /// A break is a space, unless two spaces or a backslash precede it.
    case collapsed
  }

  struct Node {
    var text: String
    var intent: InlinePresentationIntent = []
    var delimiter: Delimiter?
    /// What begins after the node, and what ends before it.
    var begins: [Range] = []
    var ends: [Range] = []
  }

  enum Range: Equatable {
    case intent(InlinePresentationIntent)
    case link(String)
    case image(String)
  }

  private static let marks: Set<Character> = ["*", "_", "`", "~", "[", "!", "<", "\\"]

  package static func mayContainMarks(_ string: String) -> Bool {
    string.contains(where: marks.contains)
  }

  /// Returns `string` with its marks escaped, so that it is parsed as literal text.
  package static func escaped(_ string: String) -> String {
    guard mayContainMarks(string) else { return string }
    return string.reduce(into: "") { result, character in
      if marks.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  package static func spans(
    of string: String, whitespace: Whitespace = .preserved
  ) -> [Span] {
    var parser = InlineMarkdown(source: Array(string), whitespace: whitespace)
    parser.parse()
    return parser.spans
  }

  private let source: [Character]
  private let whitespace: Whitespace
  private var position = 0
  private var nodes: [Node] = []
  private var brackets: [Bracket] = []
  /// Lengths of rows of backticks that do not occur after the position.
  private var unclosedCode: Set<Int> = []

  private struct Bracket {
    var node: Int
    var isImage: Bool
    var isActive = true
  }

  private init(source: [Character], whitespace: Whitespace) {
    self.source = source
    self.whitespace = whitespace
  }

  private func character(_ offset: Int = 0) -> Character? {
    source.indices.contains(position + offset) ? source[position + offset] : nil
  }

  // MARK: Nodes

  private mutating func append(_ text: String, intent: InlinePresentationIntent = []) {
    if let last = nodes.last, last.delimiter == nil, last.intent == intent, last.begins.isEmpty {
      nodes[nodes.count - 1].text += text
    } else {
      nodes.append(Node(text: text, intent: intent))
    }
  }

  private mutating func parse() {
    while let next = character() {
      switch next {
      case "\\": takeEscape()
      case "`": takeCode()
      case "*", "_", "~": takeDelimiters(next)
      case "[": openBracket(isImage: false)
      case "!" where character(1) == "[": openBracket(isImage: true)
      case "]": closeBracket()
      case "<": takeAutomaticLink()
      case "\n", "\r\n": takeBreak()
      default:
        append(String(next))
        position += 1
      }
    }
    DelimiterMatching.match(&nodes, from: 0)
  }

  private mutating func takeEscape() {
    guard let next = character(1), next.isPunctuation || next.isSymbol else {
      if whitespace == .collapsed, character(1)?.isNewline == true {
        append("\n", intent: .lineBreak)
        position += 2
      } else {
        append("\\")
        position += 1
      }
      return
    }
    append(String(next))
    position += 2
  }

  private mutating func takeBreak() {
    position += 1
    guard whitespace == .collapsed else { return append("\n") }
    let isHard = nodes.last?.text.hasSuffix("  ") == true
    while nodes.last?.text.last == " ", nodes.last?.delimiter == nil {
      nodes[nodes.count - 1].text.removeLast()
    }
    append(isHard ? "\n" : " ", intent: isHard ? .lineBreak : .softBreak)
  }

  private mutating func takeDelimiters(_ mark: Character) {
    let start = position
    while character() == mark { position += 1 }
    let count = position - start
    let delimiter = Delimiter(
      mark: mark, count: count, before: start > 0 ? source[start - 1] : nil, after: character())
    guard mark != "~" || count <= 2 else { return append(String(repeating: mark, count: count)) }
    nodes.append(Node(text: String(repeating: mark, count: count), delimiter: delimiter))
  }

  private mutating func takeCode() {
    let start = position
    while character() == "`" { position += 1 }
    let count = position - start
    let content = position
    while !unclosedCode.contains(count), let next = character() {
      guard next == "`" else {
        position += 1
        continue
      }
      let end = position
      while character() == "`" { position += 1 }
      guard position - end == count else { continue }
      var code = String(source[content..<end])
      if whitespace == .collapsed { code = String(code.map { $0.isNewline ? " " : $0 }) }
      if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" "),
        code.contains(where: { $0 != " " })
      {
        code = String(code.dropFirst().dropLast())
      }
      return append(code, intent: .code)
    }
    unclosedCode.insert(count)
    position = content
    append(String(repeating: "`", count: count))
  }

  // MARK: Links

  /// The longest destination of a link, in characters.
  private static let longestDestination = 2048

  private mutating func openBracket(isImage: Bool) {
    brackets.append(Bracket(node: nodes.count, isImage: isImage))
    nodes.append(Node(text: isImage ? "![" : "["))
    // Text after the bracket must not become a part of its node.
    nodes.append(Node(text: ""))
    position += isImage ? 2 : 1
  }

  private mutating func closeBracket() {
    position += 1
    guard let bracket = brackets.popLast(), bracket.isActive, let target = takeDestination() else {
      return append("]")
    }
    nodes[bracket.node].text = ""
    let range: Range = bracket.isImage ? .image(target) : .link(target)
    nodes[bracket.node].begins.append(range)
    DelimiterMatching.match(&nodes, from: bracket.node)
    nodes.append(Node(text: "", ends: [range]))
    nodes.append(Node(text: ""))
    // Links contain no links.
    guard !bracket.isImage else { return }
    for index in brackets.indices.reversed() where !brackets[index].isImage {
      // All brackets before an inactive one are inactive, too.
      guard brackets[index].isActive else { break }
      brackets[index].isActive = false
    }
  }

  /// Takes `(destination "title")`.
  private mutating func takeDestination() -> String? {
    guard character() == "(" else { return nil }
    let start = position
    var depth = 0
    var destination = ""
    position += 1
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? false }
    while isSpace(character()) { position += 1 }
    let isEnclosed = character() == "<"
    if isEnclosed { position += 1 }
    while let next = character(), destination.utf8.count < Self.longestDestination {
      if isEnclosed ? next == ">" : next == ")" && depth == 0 || isSpace(next) { break }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      if next == "\\", let escaped = character(1), escaped.isPunctuation { position += 1 }
      destination.append(source[position])
      position += 1
    }
    if isEnclosed, character() == ">" { position += 1 }
    while isSpace(character()) { position += 1 }
    if let quote = character(), quote == "\"" || quote == "'" {
      let limit = position + Self.longestDestination
      position += 1
      while let next = character(), next != quote, position < limit { position += 1 }
      position += 1
      while isSpace(character()) { position += 1 }
    }
    guard character() == ")" else {
      position = start
      return nil
    }
    position += 1
    return destination
  }

  /// `<https://example.com>`.
  private mutating func takeAutomaticLink() {
    let rest = source[position...].prefix(Self.longestDestination)
    guard let end = rest.firstIndex(of: ">"),
      let colon = rest.firstIndex(where: { !$0.isLetter && $0 != "<" }), rest[colon] == ":",
      colon > position + 2, !rest[..<end].contains(where: \.isWhitespace)
    else {
      append("<")
      position += 1
      return
    }
    let address = String(source[(position + 1)..<end])
    nodes.append(Node(text: "", begins: [.link(address)]))
    nodes.append(Node(text: address))
    nodes.append(Node(text: "", ends: [.link(address)]))
    nodes.append(Node(text: ""))
    position = end + 1
  }

  // MARK: Spans

  /// The texts of the nodes with the ranges that contain them.
  private var spans: [Span] {
    var spans: [Span] = []
    var open: [Range] = []
    for node in nodes {
      for range in node.ends {
        if let index = open.lastIndex(of: range) { open.remove(at: index) }
      }
      if !node.text.isEmpty {
        var span = Span(text: node.text, intent: node.intent)
        for range in open {
          switch range {
          case .intent(let intent): span.intent.formUnion(intent)
          case .link(let target): span.link = target
          case .image(let target): span.image = target
          }
        }
        if var last = spans.last {
          last.text = span.text
          if last == span {
            spans[spans.count - 1].text += span.text
            open += node.begins
            continue
          }
        }
        spans.append(span)
      }
      open += node.begins
    }
    return spans
  }
}
