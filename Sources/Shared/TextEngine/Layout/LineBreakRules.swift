import Foundation

/// What Apple's text system adds to Unicode's rules for breaking lines.
///
/// SwiftUI's texts and labels have the strategy `NSParagraphStyle.LineBreakStrategy.standard`: a
/// short last word takes the word before it along (`pushOut`), and Hangul breaks at spaces
/// (`hangulWordPriority`). Source: docs/layout-facts.md §1.
struct LineBreakRules {
  let text: [UInt8]
  /// In points.
  let width: Double

  /// The part of the width that the last line must fill for its only word to stay alone.
  private static let orphanShare = 0.18

  /// The UTF-8 ranges in which the lines of a text should not break. The caller checks what
  /// becomes of the lines: the ranges may be too wide.
  func joinedRanges(in lines: [ShapedLine]) -> [Range<Int>] {
    hangulWords(in: lines) + orphans(in: lines)
  }

  // MARK: - Hangul

  /// The words that break between two syllables, but not those that are longer than a line.
  private func hangulWords(in lines: [ShapedLine]) -> [Range<Int>] {
    lines.dropLast().compactMap { line in
      guard isHangul(endingAt: line.end), isHangul(startingAt: line.end),
        let start = text[line.start..<line.end].lastIndex(where: Self.isSpace).map({ $0 + 1 })
      else { return nil }
      let end = text[line.end...].firstIndex(where: Self.isSpace) ?? text.count
      return start..<end
    }
  }

  private func isHangul(startingAt index: Int) -> Bool {
    guard index >= 0, index + 3 <= text.count, text[index] & 0xF0 == 0xE0 else { return false }
    let scalar = text[index..<index + 3].reduce(0) { $0 << 6 | UInt32($1 & 0x3F) }
    return (0xAC00...0xD7A3).contains(scalar & 0xFFFF)
  }

  private func isHangul(endingAt index: Int) -> Bool { isHangul(startingAt: index - 3) }

  // MARK: - Orphans

  /// The last two words of each paragraph whose last line is one short word.
  private func orphans(in lines: [ShapedLine]) -> [Range<Int>] {
    lines.indices.dropFirst().compactMap { index in
      let (before, last) = (lines[index - 1], lines[index])
      let endsParagraph = index + 1 == lines.count || lines[index + 1].start != last.end
      guard endsParagraph, before.end == last.start, last.start > 0,
        Self.isSpace(text[last.start - 1]), last.width < Self.orphanShare * width
      else { return nil }
      let (kept, alone) = (words(of: before), words(of: last))
      guard kept.count > 1, alone.count == 1 else { return nil }
      return kept[kept.count - 1].lowerBound..<alone[0].upperBound
    }
  }

  private func words(of line: ShapedLine) -> [Range<Int>] {
    let bytes = text[min(line.start, text.count)..<min(line.end, text.count)]
    return bytes.split(whereSeparator: Self.isSpace).map { $0.startIndex..<$0.endIndex }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
}
