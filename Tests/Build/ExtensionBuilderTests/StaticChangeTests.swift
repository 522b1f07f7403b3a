import SourceScanner
import Testing

/// Static variables that providers and intents change.
@Suite struct StaticChangeTests {
  private func changes(_ source: String) -> [String] {
    let text = Array(source.utf8)
    return StaticChange.all(in: [text]).map {
      "\($0.function) \($0.variable) \(text[..<$0.offset].count { $0 == 10 } + 1)"
    }
  }

  @Test(
    arguments: [
      (
        """
        struct Count: AppIntent {
          static var count = 0
          func perform() async throws -> some IntentResult {
            Self.count += 1
            return .result()
          }
        }
        """, ["perform Count.count 4"]
      ),
      (
        """
        enum Store { static var isOn = false }
        struct Provider: TimelineProvider {
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            Task { Store.isOn.toggle() }
          }
        }
        """, ["getTimeline Store.isOn 4"]
      ),
      (
        "var visits = 0\nfunc currentValue() async throws -> Int { visits = visits + 1; return visits }",
        ["currentValue visits 2"]
      ),
      (
        "extension Count { func perform() { count -= 1 } }\nstruct Count { static var count = 0 }",
        ["perform Count.count 1"]
      ),
      (
        "enum A { enum B {} }\nextension A.B { static var count = 0 }\nfunc perform() { A.B.count += 1 }",
        ["perform B.count 3"]
      ),
      // Caches, constants, properties, and functions that only the author calls.
      ("enum S { static var cache: [Int] = [] }\nfunc perform() { S.cache = [1] }", []),
      ("enum S { static let count = 0 }\nfunc perform() { S.count = 1 }", []),
      ("struct S { var count = 0\nmutating func perform() { count += 1 } }", []),
      ("enum S { static var count = 0 }\nfunc refresh() { S.count += 1 }", []),
      ("enum S { static var count: Int { 0 } }\nfunc perform() { S.count += 1 }", []),
      ("func perform() { var count = 0; count += 1 }", []), ("func perform() { += }", []),
      ("let list = " + String(repeating: "[", count: 40) + "\nfunc perform() {}", []),
      ("let work = " + String(repeating: "{ @a ", count: 3000) + "\nfunc perform() {}", []),
      ("let work = " + String(repeating: "if ", count: 5000) + "\nfunc perform() {}", []),
      ("actor A { var count = 0\nfunc perform() { count += 1 } }", []),
      ("func perform() { .. += 1; .toggle(); () = 2 }\nstatic var count = 0", []),
    ] as [(String, [String])])
  func findsChanges(source: String, found: [String]) {
    #expect(changes(source) == found)
  }
}
