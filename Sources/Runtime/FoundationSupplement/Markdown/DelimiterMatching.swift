import Foundation

/// A row of marks that may open or close an emphasis.
struct Delimiter {
  var mark: Character
  /// The marks that are not used yet.
  var count: Int
  let length: Int
  var canOpen: Bool
  var canClose: Bool

  init(mark: Character, count: Int, before: Character?, after: Character?) {
    self.mark = mark
    self.count = count
    length = count
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isMark(_ character: Character?) -> Bool {
      character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let opens = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
    let closes = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
    // Underscores inside words are literal.
    canOpen = opens && (mark != "_" || !closes || isMark(before))
    canClose = closes && (mark != "_" || !opens || isMark(after))
  }

  fileprivate func opens(_ closer: Delimiter) -> Bool {
    guard canOpen, count > 0, mark == closer.mark else { return false }
    if mark == "~" { return count == closer.count }
    guard canClose || closer.canOpen, (length + closer.length).isMultiple(of: 3) else {
      return true
    }
    return length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
  }
}

/// Pairs the delimiters of emphasis. Source: CommonMark 0.31, "An algorithm for parsing nested
/// emphasis and links".
enum DelimiterMatching {
  /// Where no opener is below for a kind of closer.
  private struct Kind: Hashable {
    var mark: Character
    var canOpen: Bool
    /// The length of a strikethrough, and the remainder of another length when divided by 3.
    var length: Int

    init(_ closer: Delimiter) {
      mark = closer.mark
      canOpen = closer.canOpen
      length = mark == "~" ? closer.count : closer.length % 3
    }
  }

  /// Pairs delimiters. Those that remain become text.
  /// - Parameter delimiters: The nodes with delimiters, in order.
  static func match(_ nodes: inout [InlineMarkdown.Node], _ delimiters: ArraySlice<Int>) {
    var openers: [Int] = []
    var bottoms: [Kind: Int] = [:]
    for closer in delimiters {
      while let delimiter = nodes[closer].delimiter, delimiter.canClose, delimiter.count > 0 {
        let kind = Kind(delimiter)
        let bottom = min(bottoms[kind] ?? 0, openers.count)
        let match = openers[bottom...].lastIndex { index in
          nodes[index].delimiter?.opens(delimiter) ?? false
        }
        guard let match else {
          bottoms[kind] = openers.count
          break
        }
        pair(&nodes, openers[match], closer)
        let isUsed = nodes[openers[match]].delimiter?.count == 0
        openers.removeSubrange((isUsed ? match : match + 1)...)
        for key in bottoms.keys { bottoms[key] = min(bottoms[key] ?? 0, openers.count) }
      }
      if let delimiter = nodes[closer].delimiter, delimiter.canOpen, delimiter.count > 0 {
        openers.append(closer)
      }
    }
    for index in delimiters { nodes[index].delimiter = nil }
  }

  private static func pair(_ nodes: inout [InlineMarkdown.Node], _ opener: Int, _ closer: Int) {
    guard let first = nodes[opener].delimiter, let last = nodes[closer].delimiter else { return }
    let isStrong = first.count > 1 && last.count > 1
    let used = first.mark == "~" ? first.count : isStrong ? 2 : 1
    let intent: InlinePresentationIntent =
      first.mark == "~" ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized
    nodes[opener].begins.append(.intent(intent))
    nodes[closer].ends.append(.intent(intent))
    nodes[opener].delimiter?.count -= used
    nodes[closer].delimiter?.count -= used
    nodes[opener].text.removeLast(used)
    nodes[closer].text.removeLast(used)
  }
}
