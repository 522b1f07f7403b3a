import Foundation
import JSONValues

@testable import PushGateway

/// The gateway's JSON scanner, compared with Foundation's, and values of unknown form.
///
/// The input is the text.
struct JSONFuzz: FuzzTarget {
  func check(_ input: [UInt8]) throws {
    let known = try? JSONSerialization.jsonObject(with: Data(input), options: .fragmentsAllowed)
    var problem: JSONProblem?
    do throws(JSONProblem) {
      _ = try ValidatedJSON(input)
    } catch {
      problem = error
    }
    if let problem {
      try check(problem, input, isKnown: known != nil)
    } else {
      try check(ValidatedJSON(input), known)
    }
    try checkValue(input)
  }

  private func check(
    _ problem: JSONProblem, _ input: [UInt8], isKnown: Bool
  ) throws(FuzzFailure) {
    try requireSentence(problem.description)
    try require((0...input.count).contains(problem.offset), "the offset is \(problem.offset)")
    // What Foundation accepts in addition: other encodings, deeper nesting and a last comma.
    let isText = String(validating: input, as: UTF8.self) != nil && !input.contains(0)
    let isMarked = input.starts(with: [0xEF, 0xBB, 0xBF])
    let depth = input.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
    let before = input[..<problem.offset].last { !" \t\r\n".utf8.contains($0) }
    try require(
      !isKnown || !isText || isMarked || depth > JSONScanner.maxDepth
        || before == UInt8(ascii: ","),
      "only Foundation accepts the text: \(problem)")
  }

  private func check(_ text: ValidatedJSON, _ known: Any?) throws(FuzzFailure) {
    let source = text.source(text.root)
    try require(text.data(text.root) == Data(source.utf8), "the source differs from the data")
    try require(!text.summary(text.root).isEmpty, "the summary is empty")
    guard let known else {
      // Foundation rejects numbers that no `Double` contains.
      let hasExponent = text.bytes.contains { $0 | 0x20 == UInt8(ascii: "e") }
      return try require(
        hasExponent || text.bytes.count > 300, "only the scanner accepts the text")
    }
    let isEqual =
      switch text.root.kind {
      case .null: known is NSNull
      case .bool: text.bool(text.root) == known as? Bool
      case .number: Self.isClose(text.number(text.root), (known as? NSNumber)?.doubleValue)
      case .string:
        text.string(text.root).map(Self.withoutMarks) == (known as? String).map(Self.withoutMarks)
      case .array: known is [Any]
      case .object:
        (known as? [String: Any]).map { Set($0.keys.map(Self.withoutMarks)) }
          == Set(text.members(of: text.root).names.map(Self.withoutMarks))
      }
    try require(isEqual, "Foundation reads another value: \(known)")
  }

  /// Foundation reads many digits through `Decimal`, and rounds twice.
  private static func isClose(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one == other || abs(one - other) <= abs(one) * 1e-12
  }

  /// `JSONSerialization` loses a byte order mark after an escape sequence.
  private static func withoutMarks(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" }))
  }

  private func checkValue(_ input: [UInt8]) throws {
    guard let value = try? JSONValue(parsing: Data(input)) else { return }
    let copy = try JSONValue(parsing: value.data)
    try require(copy == value, "the value changes when it is written and read")
    try require(
      try JSONValue(parsing: copy.data).data == copy.data, "a value that was read has other bytes")
    try require(!value.text.contains("\n"), "the value has several lines")
  }
}
