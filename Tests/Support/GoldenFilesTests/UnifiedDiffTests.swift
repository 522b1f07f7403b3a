import Foundation
import Testing

@testable import GoldenFiles

@Suite struct UnifiedDiffTests {
  private let numbers = (1...20).map(String.init)

  @Test func showsChangedLinesWithContext() {
    var changed = numbers
    changed[9] = "ten"
    changed.append("21")
    let diff = UnifiedDiff(
      from: numbers.joined(separator: "\n"), to: changed.joined(separator: "\n"))
    #expect(diff.summary == "1 lines removed, 2 added")
    #expect(
      diff.text == """
        --- expected
        +++ actual
        @@ -7,7 +7,7 @@
         7
         8
         9
        -10
        +ten
         11
         12
         13
        @@ -18,3 +18,4 @@
         18
         19
         20
        +21
        """)
  }

  @Test func equalTextsHaveNoMismatch() {
    let text = Data("a\nb\n".utf8)
    #expect(GoldenComparison.text.mismatch(text, text) == nil)
    #expect(GoldenComparison.text.mismatch(text, Data("a\nc\n".utf8))?.picture == nil)
  }

  @Test func limitsLength() {
    let old = (1...500).map(String.init).joined(separator: "\n")
    let lines = UnifiedDiff(from: old, to: "").text.split(separator: "\n")
    #expect(lines.count == 201)
    #expect(lines.last == "… and 304 more lines")
  }
}
