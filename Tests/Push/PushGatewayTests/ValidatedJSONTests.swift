import Foundation
import Testing

@testable import PushGateway

struct ValidatedJSONTests {
  @Test(arguments: [
    "{}", "[]", "null", "true", "false", "0", "-0", "1.5e-7", "\"\"", " [1 , {\"a\" : null}]\n",
    #""\u0041\ud83d\ude00\"\\\/\b\f\n\r\t""#, "{\"a\":1,\"a\":2}",
  ])
  func acceptsValidText(text: String) throws { _ = try ValidatedJSON(Array(text.utf8)) }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), ("{\"a\":1,}", 7), ("{a:1}", 1), ("01", 1), ("1.", 2),
    ("1e", 2), ("+1", 0), ("-", 1), (".5", 0), ("tru", 3), ("nul", 3), ("\"", 1),
    ("\"a\nb\"", 2), (#""\x""#, 2), (#""\u12""#, 5), (#""\udc00""#, 7), (#""\ud800x""#, 7),
    (#""\ud800\n""#, 8), ("1 2", 2), ("[1 2]", 3), ("{\"a\" 1}", 5), ("\u{FEFF}{}", 0),
    ("NaN", 0), ("'a'", 0), ("{\"a\":}", 5),
  ])
  func rejectsInvalidText(text: String, offset: Int) {
    let problem = #expect(throws: JSONProblem.self) { try ValidatedJSON(Array(text.utf8)) }
    #expect(problem?.offset == offset, "\(text): \(problem.map { "\($0)" } ?? "")")
  }

  /// The scanner of strings takes eight bytes at a time.
  @Test func findsControlCharacterAtEachPosition() {
    for length in 0..<40 {
      for neighbor in ["x", "\u{7F}", "é", "\u{10FFFF}", "\\\"", " ", "!", "#", "["] {
        let before = "\"" + String(repeating: neighbor, count: length)
        for control in ["\u{1F}", "\n", "\0"] {
          let text = before + control + "more than eight bytes\""
          let problem = #expect(throws: JSONProblem.self) { try ValidatedJSON(Array(text.utf8)) }
          #expect(problem?.offset == before.utf8.count)
        }
        #expect(throws: Never.self) { try ValidatedJSON(Array((before + "\"").utf8)) }
      }
    }
  }

  @Test(arguments: [
    "0", "7", "1772700000", "999999999999999", "9007199254740993", "-1", "-0", "1.5", "1e3",
    "100000000000000000000",
  ])
  func readsNumbers(text: String) throws {
    let json = try ValidatedJSON(Array(text.utf8))
    #expect(json.number(json.root) == Double(text))
  }

  @Test func rejectsInvalidUTF8() {
    #expect(throws: JSONProblem.self) { try ValidatedJSON([0x22, 0xC3, 0x28, 0x22]) }
  }

  @Test func limitsNesting() {
    let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    #expect(throws: JSONProblem.self) { try ValidatedJSON(Array(deep.utf8)) }
    let fine = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(throws: Never.self) { try ValidatedJSON(Array(fine.utf8)) }
  }

  @Test func readsParts() throws {
    let text = try ValidatedJSON(
      Array(#"{"a": {"b": [1, 2]}, "c": "x\u00e9", "d": 1e2, "e": true}"#.utf8))
    let members = text.members(of: text.root)
    #expect(members.names == ["a", "c", "d", "e"])
    #expect(members["a"].map(text.source) == #"{"b": [1, 2]}"#)
    #expect(members["c"].flatMap(text.string) == "xé")
    #expect(members["d"].flatMap(text.number) == 100)
    #expect(members["e"].flatMap(text.bool) == true)
    #expect(members["a"].flatMap(text.string) == nil)
  }

  @Test func lastRepeatedMemberCounts() throws {
    let text = try ValidatedJSON(Array(#"{"a": 1, "a": 2}"#.utf8))
    #expect(text.members(of: text.root)["a"].flatMap(text.number) == 2)
  }
}
