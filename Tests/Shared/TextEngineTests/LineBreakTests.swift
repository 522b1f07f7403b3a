import Foundation
import Testing
import ViewArchive

@testable import TextEngine

/// Where lines break. The lines of `pictures` are those of Apple's renderer.
@Suite struct LineBreakTests {
  struct Case: CustomTestStringConvertible {
    var lines: [String]
    /// In points.
    var width: Double
    var size = 17.0
    /// What is between two lines in the text, if it is always the same.
    var separator = " "
    var longText: String?

    var text: String { longText ?? lines.joined(separator: separator) }

    var testDescription: String { lines.joined(separator: " / ") }
  }

  /// Source: snapshots of Home Assistant for iOS, see docs/layout-facts.md §1.
  static let pictures = [
    // "you're" fits the first line, but "home" would be alone.
    Case(
      lines: ["Most secure: Allow this app to know when", "you're home"], width: 266, size: 11),
    Case(
      lines: ["Less secure: Do not allow this app to know when", "you're home"], width: 266,
      size: 11),
    // A quarter of the width is no orphan.
    Case(
      lines: ["Allows checking for important alerts like security", "vulnerabilities."],
      width: 326, size: 12),
  ]

  /// Rules: a short last word takes one word along, if both fit and one remains.
  static let rules = [
    Case(lines: ["aaaa aaaa aaaa", "aaaa aa"], width: 165),
    Case(lines: ["aaaa", "aa"], width: 42),
    Case(lines: ["aaaaaaaaaaaaaaaa", "aa"], width: 165),
    // Hangul breaks at spaces.
    Case(lines: ["안녕하세요 반갑습니다", "오늘날씨"], width: 190),
    // Beside a word that is longer than a line, the others stay whole.
    Case(
      lines: ["안녕하세요", "반갑습니다 가", "나다라마바사", "아자"], width: 100,
      longText: "안녕하세요 반갑습니다 가나다라마바사아자"),
    // Ideographs break anywhere, but not before a closing mark.
    Case(lines: ["今日は天気", "がいい。"], width: 86, separator: ""),
    Case(lines: ["今日の天", "気、晴れ"], width: 69, separator: ""),
    // A long word breaks at a character, and nothing is hyphenated.
    Case(lines: ["Donaudampf", "schifffahrt"], width: 100, separator: ""),
    // Thai has no spaces, and breaks between words.
    Case(lines: ["ภาษาไทยวันนี้", "อากาศดี"], width: 90, separator: ""),
    // A soft hyphen is drawn where a line breaks.
    Case(lines: ["Donau\u{2010}", "dampf"], width: 70, longText: "Donau\u{AD}dampf"),
    Case(lines: ["Donaudampf"], width: 105, longText: "Donau\u{AD}dampf"),
    // A space that is not broken, and a place that may be.
    Case(lines: ["aaaa", "bb\u{A0}cc"], width: 80, longText: "aaaa bb\u{A0}cc"),
    Case(lines: ["aaaa/", "bbbb"], width: 60, longText: "aaaa/\u{200B}bbbb"),
    // An emoji sequence is one character.
    Case(lines: ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"], width: 50, separator: ""),
  ]

  @Test(arguments: pictures + rules) func breaksBetweenTheseLines(_ row: Case) throws {
    let fixture = try EngineFixture()
    let style = EngineFixture.style(row.size)
    let block = fixture.layout(row.text, style, width: row.width)
    let expected = row.lines.map { fixture.layout($0, style).lines[0].width }
    #expect(block.lines.count == expected.count)
    for (line, width) in zip(block.lines, expected) {
      #expect(abs(line.width - width) < 0.6, "\(block.lines.map(\.width)), not \(expected)")
    }
  }

  @Test func eachParagraphHasALastLine() throws {
    let fixture = try EngineFixture()
    let one = fixture.layout("aaaa aaaa aaaa aaaa aa", width: 165).lines.map(\.width)
    let two = fixture.layout("aaaa aaaa aaaa aaaa aa\nb", width: 165).lines.map(\.width)
    #expect(one.count == 2)
    #expect(Array(two.prefix(2)) == one)
  }
}
