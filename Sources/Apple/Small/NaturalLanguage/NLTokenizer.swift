@_exported import Foundation

public enum NLTokenUnit: Int, Sendable {
  case word
  case sentence
  case paragraph
  case document
}

/// Splits text. Words are runs of letters, digits and apostrophes; sentences end after `.`, `!`,
/// `?` or a line break. Text without spaces between words, such as Chinese, is one word.
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let numeric = Attributes(rawValue: 1 << 0)
    public static let symbolic = Attributes(rawValue: 1 << 1)
    public static let emoji = Attributes(rawValue: 1 << 2)
  }

  public let unit: NLTokenUnit
  open var string: String?

  public init(unit: NLTokenUnit) { self.unit = unit }

  open func setLanguage(_ language: NLLanguage) {}

  /// The tokens that overlap the range.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    allTokens.filter { $0.overlaps(range) }
  }

  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    allTokens.first { $0.contains(index) } ?? index..<index
  }

  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) {
      let isNumeric = string?[token].allSatisfy(\.isNumber) ?? false
      guard block(token, isNumeric ? .numeric : []) else { return }
    }
  }

  private var allTokens: [Range<String.Index>] {
    guard let string, !string.isEmpty else { return [] }
    switch unit {
    case .word:
      return string.pieces { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    case .sentence: return string.parts { ".!?".contains($0) || $0.isNewline }
    case .paragraph: return string.parts(endingAt: \.isNewline)
    case .document: return [string.startIndex..<string.endIndex]
    }
  }
}

extension String {
  /// The longest runs of characters that are part of a token.
  fileprivate func pieces(where isPart: (Character) -> Bool) -> [Range<Index>] {
    split { !isPart($0) }.map { $0.startIndex..<$0.endIndex }
  }

  /// The parts up to and including characters that end one.
  fileprivate func parts(endingAt isEnd: (Character) -> Bool) -> [Range<Index>] {
    var parts: [Range<Index>] = []
    var start = startIndex
    for index in indices where isEnd(self[index]) {
      parts.append(start..<self.index(after: index))
      start = self.index(after: index)
    }
    if start < endIndex { parts.append(start..<endIndex) }
    return parts.filter { self[$0].contains { !$0.isWhitespace && !isEnd($0) } }
  }
}
