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
    var begins: [Formatting] = []
    var ends: [Formatting] = []
  }

  /// What a range of a paragraph's nodes has in common.
  enum Formatting {
    case intent(InlinePresentationIntent)
    case link(String)
    case image(String)
  }

  private static let marks: Set<Character> = ["*", "_", "`", "~", "[", "!", "<", "\\"]

  /// Whether the text of `spans(of:)` can differ from `string`.
  package static func mayContainMarks(_ string: String) -> Bool {
    string.contains(where: marks.contains) || LiteralMarks.areHidden(in: string)
  }

  /// Returns a value for a text that is parsed later. `spans(of:)` restores the value's marks as
  /// literal text.
  package static func literal(_ value: String) -> String { LiteralMarks.hidden(in: value) }

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
  /// The nodes with delimiters that are not matched yet.
  private var delimiters: [Int] = []
  private var brackets: [Bracket] = []
  /// The number of outermost brackets that cannot become links, because links contain no links.
  private var inactiveBrackets = 0
  /// Lengths of rows of backticks that do not occur after the position.
  private var unclosedCode: Set<Int> = []

  private struct Bracket {
    var node: Int
    var isImage: Bool
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
    matchDelimiters(from: 0)
  }

  /// Pairs the delimiters from a node on. Each is matched once: those that remain become text.
  private mutating func matchDelimiters(from start: Int) {
    var first = delimiters.count
    while first > 0, delimiters[first - 1] >= start { first -= 1 }
    DelimiterMatching.match(&nodes, delimiters[first...])
    delimiters.removeSubrange(first...)
  }

  /// Source: CommonMark 0.31 §2.4.
  private static func isEscapable(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  private mutating func takeEscape() {
    guard let next = character(1), Self.isEscapable(next) else {
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
    var isHard = false
    if let last = nodes.last, last.delimiter == nil, !last.intent.contains(.code) {
      isHard = last.text.hasSuffix("  ")
      while nodes[nodes.count - 1].text.last == " " {
        nodes[nodes.count - 1].text.removeLast()
      }
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
    delimiters.append(nodes.count)
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
    guard let bracket = brackets.popLast() else { return append("]") }
    let isActive = bracket.isImage || brackets.count >= inactiveBrackets
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    guard isActive, let target = takeDestination() else { return append("]") }
    nodes[bracket.node].text = ""
    let formatting: Formatting = bracket.isImage ? .image(target) : .link(target)
    nodes[bracket.node].begins.append(formatting)
    matchDelimiters(from: bracket.node)
    nodes.append(Node(text: "", ends: [formatting]))
    nodes.append(Node(text: ""))
    if !bracket.isImage { inactiveBrackets = brackets.count }
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
      if next == "\\", let escaped = character(1), Self.isEscapable(escaped) { position += 1 }
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
    return LiteralMarks.restored(in: destination)
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
    let link = Formatting.link(LiteralMarks.restored(in: address))
    nodes.append(Node(text: "", begins: [link]))
    nodes.append(Node(text: address))
    nodes.append(Node(text: "", ends: [link]))
    nodes.append(Node(text: ""))
    position = end + 1
  }

  // MARK: Spans

  /// The texts of the nodes with their formatting.
  private var spans: [Span] {
    var spans: [Span] = []
    var open = OpenFormatting()
    for node in nodes {
      for formatting in node.ends { open.end(formatting) }
      if !node.text.isEmpty {
        append(
          Span(
            text: LiteralMarks.restored(in: node.text), intent: node.intent.union(open.intent),
            link: open.link, image: open.image), to: &spans)
      }
      for formatting in node.begins { open.begin(formatting) }
    }
    return spans
  }

  /// Appends a span, or its text to the last one with the same formatting.
  private func append(_ span: Span, to spans: inout [Span]) {
    guard var last = spans.last else { return spans.append(span) }
    last.text = span.text
    if last == span { spans[spans.count - 1].text += span.text } else { spans.append(span) }
  }
}
