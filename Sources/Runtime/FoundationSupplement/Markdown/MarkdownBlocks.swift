import Foundation

/// Divides Markdown into its paragraphs, with the blocks around each.
///
/// Source: CommonMark 0.31 §4 and §5, without HTML, link references and tables. A list item ends at
/// a blank line or at the next block, and blocks in quotes and list items are paragraphs.
struct MarkdownBlocks {
  struct Block: Equatable {
    var text: String
    var intent: PresentationIntent
    /// True for code, whose text has no inline Markdown.
    var isLiteral = false
  }

  private var blocks: [Block] = []
  private var parents: [PresentationIntent.IntentType] = []
  private var nextIdentity = 1
  private var paragraph: [Substring] = []
  private var ordinal = 0

  static func blocks(of string: String) -> [Block] {
    var parser = MarkdownBlocks()
    parser.parse(string)
    return parser.blocks
  }

  private mutating func identity() -> Int {
    defer { nextIdentity += 1 }
    return nextIdentity
  }

  private mutating func add(
    _ kind: PresentationIntent.Kind, _ text: String, isLiteral: Bool = false
  ) {
    let block = PresentationIntent.IntentType(kind: kind, identity: identity())
    blocks.append(
      Block(
        text: text, intent: PresentationIntent(types: [block] + parents), isLiteral: isLiteral))
  }

  /// Ends the paragraph, which can be the text of a heading.
  private mutating func endParagraph(as kind: PresentationIntent.Kind = .paragraph) {
    guard !paragraph.isEmpty else { return }
    let text = paragraph.joined(separator: "\n")
    let end = text.lastIndex { $0 != " " && $0 != "\t" }
    add(kind, end.map { String(text[...$0]) } ?? "")
    paragraph = []
  }

  private mutating func parse(_ string: String) {
    var open: (fence: Fence, code: [Substring])?
    for line in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if let fence = open?.fence {
        if fence.isEnd(trimmed) {
          addCode(open?.code ?? [], fence.language)
          open = nil
        } else {
          open?.code.append(line)
        }
      } else if let fence = Fence(trimmed) {
        endParagraph()
        open = (fence, [])
      } else {
        take(trimmed)
      }
    }
    if let open { addCode(open.code, open.fence.language) }
    endParagraph()
  }

  private mutating func addCode(_ lines: [Substring], _ language: String?) {
    let text = lines.map { $0 + "\n" }.joined()
    if !text.isEmpty { add(.codeBlock(languageHint: language), text, isLiteral: true) }
  }

  /// Takes a line without the spaces at its start.
  private mutating func take(_ line: Substring) {
    if line.isEmpty {
      endParagraph()
      // A list continues after a blank line if its next item follows.
      if !isInList { parents = [] }
    } else if let heading = Heading(line) {
      endParagraph()
      parents = []
      add(.header(level: heading.level), heading.text)
    } else if let level = line.underlineLevel, !paragraph.isEmpty, parents.isEmpty {
      endParagraph(as: .header(level: level))
    } else if line.isRule {
      endParagraph()
      parents = []
      add(.thematicBreak, "⸻")
    } else if line.hasPrefix(">") {
      if parents.last?.kind != .blockQuote {
        endParagraph()
        parents = [PresentationIntent.IntentType(kind: .blockQuote, identity: identity())]
      }
      let rest = line.dropFirst().drop { $0 == " " }
      if rest.isEmpty { endParagraph() } else { paragraph.append(rest) }
    } else if let item = ListItem(line), mayBegin(item) {
      endParagraph()
      begin(item)
      paragraph = [item.text]
    } else {
      if paragraph.isEmpty { parents = [] }
      paragraph.append(line)
    }
  }

  private var isInList: Bool {
    parents.last?.kind == .unorderedList || parents.last?.kind == .orderedList
  }

  /// Whether an item can begin here. Numbers at the start of a paragraph's line are rarely items.
  private func mayBegin(_ item: ListItem) -> Bool {
    paragraph.isEmpty || !parents.isEmpty || (item.number ?? 1) == 1 && !item.text.isEmpty
  }

  private mutating func begin(_ item: ListItem) {
    let kind: PresentationIntent.Kind = item.number == nil ? .unorderedList : .orderedList
    if parents.last?.kind != kind {
      parents = [PresentationIntent.IntentType(kind: kind, identity: identity())]
      ordinal = item.number.map { $0 - 1 } ?? 0
    }
    ordinal += 1
    parents = [
      PresentationIntent.IntentType(kind: .listItem(ordinal: ordinal), identity: identity()),
      parents[parents.count - 1],
    ]
  }

  /// The first line of a block of code.
  private struct Fence {
    var mark: Character
    var length: Int
    var language: String?

    init?(_ line: Substring) {
      guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
      let length = line.prefix { $0 == mark }.count
      let language = line.dropFirst(length).trimmingCharacters(in: .whitespaces)
      guard length >= 3, mark != "`" || !language.contains("`") else { return nil }
      self.mark = mark
      self.length = length
      self.language = language.isEmpty ? nil : language
    }

    func isEnd(_ line: Substring) -> Bool {
      let rest = line.drop { $0 == mark }
      return line.count - rest.count >= length && rest.allSatisfy(\.isWhitespace)
    }
  }

  private struct Heading {
    var level: Int
    var text: String

    init?(_ line: Substring) {
      level = line.prefix { $0 == "#" }.count
      let rest = line.dropFirst(level)
      guard (1...6).contains(level), rest.isEmpty || rest.first?.isWhitespace == true else {
        return nil
      }
      text = rest.trimmingCharacters(in: .whitespaces)
      guard let end = text.lastIndex(where: { $0 != "#" }), end < text.indices.last ?? end,
        text[end].isWhitespace
      else { return }
      text = text[..<end].trimmingCharacters(in: .whitespaces)
    }
  }

  private struct ListItem {
    /// nil for an item without a number.
    var number: Int?
    var text: Substring

    init?(_ line: Substring) {
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      if digits.isEmpty {
        guard let mark = line.first, "-*+".contains(mark) else { return nil }
        text = line.dropFirst()
      } else {
        guard digits.count < 10, let mark = line.dropFirst(digits.count).first,
          mark == "." || mark == ")"
        else { return nil }
        number = Int(digits)
        text = line.dropFirst(digits.count + 1)
      }
      guard text.first?.isWhitespace == true else { return nil }
      text = text.drop { $0.isWhitespace }
    }
  }
}

extension Substring {
  /// True for three or more of the same mark, with or without spaces between them.
  fileprivate var isRule: Bool {
    let marks = filter { !$0.isWhitespace }
    guard let mark = marks.first, "-*_".contains(mark), marks.count >= 3 else { return false }
    return marks.allSatisfy { $0 == mark }
  }

  /// The level of the heading that the line underlines; nil if it underlines none.
  fileprivate var underlineLevel: Int? {
    guard let mark = first, mark == "=" || mark == "-",
      drop(while: { $0 == mark }).allSatisfy(\.isWhitespace)
    else { return nil }
    return mark == "=" ? 1 : 2
  }
}
