import Foundation
import FoundationSupplement
import Testing

@Suite struct TextSearchTests {
  private static let link: NSTextCheckingTypes = 1 << 5
  private static let phoneNumber: NSTextCheckingTypes = 1 << 11
  private static let words = NSString.EnumerationOptions.byWords.rawValue
  private static let sentences = NSString.EnumerationOptions.bySentences.rawValue
  private static let lines = NSString.EnumerationOptions.byLines.rawValue
  private static let reverse = NSString.EnumerationOptions.reverse.rawValue

  @Test(arguments: [
    ("Hello, big world!", words, ["Hello", "big", "world"]),
    ("it's 3.5 km", words, ["it's", "3.5", "km"]),
    ("Hello, big world!", words | reverse, ["world", "big", "Hello"]),
    ("", words, []),
    ("One. Two? Three", sentences, ["One. ", "Two? ", "Three"]),
    ("a\nb", lines, ["a", "b"]),
  ])
  func units(_ text: String, _ options: UInt, _ expected: [String]) {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .init(rawValue: options))
    {
      unit, _, _, _ in
      found.append(unit ?? "nil")
    }
    #expect(found == expected)
  }

  @Test func wordsInAPartUntilStopped() {
    let text = "one two three four"
    let start = text.index(text.startIndex, offsetBy: 4)
    var found: [String] = []
    text.enumerateSubstrings(
      in: start..<text.endIndex, options: [.byWords, .substringNotRequired]
    ) { unit, range, enclosing, isStopped in
      #expect(unit == nil)
      found.append("\(text[range])|\(text[enclosing])")
      isStopped = found.count == 2
    }
    #expect(found == ["two|two ", "three|three "])
  }

  @Test(arguments: [
    ("See https://tide.example/a?b=c. Or", "https://tide.example/a?b=c"),
    ("Write to sea@tide.example!", "mailto:sea@tide.example"),
    ("At www.tide.org/now (new)", "http://www.tide.org/now"), ("At tide.org.", "http://tide.org"),
    ("Nothing. Here", nil), ("(https://a.example)", "https://a.example"),
  ])
  func links(_ text: String, _ expected: String?) throws {
    let detector = try NSDataDetector(types: Self.link)
    let match = detector.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(match?.url?.absoluteString == expected)
    #expect(match == nil || match?.resultType.rawValue == Self.link)
  }

  @Test func phoneNumbers() throws {
    let detector = try NSDataDetector(types: Self.link | Self.phoneNumber)
    let text = "Call +1 (555) 010-0199 or 030 1234567, not 12 or https://a.example/5550100199."
    let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(
      matches.map { $0.phoneNumber ?? $0.url?.absoluteString } == [
        "+1 (555) 010-0199", "030 1234567", "https://a.example/5550100199",
      ])
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("7 / 2", "3"), ("7.0 / 2", "3.5"), ("(1 + 2) * -3", "-9"),
    ("count * 2", "8"), ("@avg", "nil"), ("items.@sum.self", "nil"), ("1 / 0", "nil"),
    ("9223372036854775807 + 1", "\(9.223372036854775807e18)"), ("1 +", "nil"),
  ])
  func expressions(_ format: String, _ expected: String) {
    let value = FormatExpression(format: format)
      .expressionValue(with: ["count": 4], context: nil)
    #expect(value.map { "\($0)" } ?? "nil" == expected)
  }

  @Test func expressionsOfParts() {
    let list = FormatExpression(forAggregate: [1, 2.5, FormatExpression(forVariable: "x")])
    let sum = FormatExpression(forFunction: "sum:", arguments: [list])
    #expect(sum.expressionValue(with: nil, context: ["x": 3]) as? Double == 6.5)
    #expect(sum.expressionType == .function && sum.function == "sum:")
    #expect(sum.arguments?.first?.expressionType == .aggregate)
    #expect(FormatExpression(forKeyPath: "a.b").keyPath == "a.b")
    #expect(FormatExpression.expressionForEvaluatedObject().expressionType == .evaluatedObject)
  }
}
