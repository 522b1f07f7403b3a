import Foundation
import FoundationSupplement
import Testing

/// Markdown as attributed strings.
@Suite struct MarkdownTests {
  /// Runs as text with marks: `e` emphasized, `s` strong, `c` code, `d` struck out, `b` and `n` for
  /// soft and hard breaks, and links.
  private func runs(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full,
    baseURL: URL? = nil
  ) throws -> [String] {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
    return runs(
      of: try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  private func runs(of string: AttributedString) -> [String] {
    string.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks: [(InlinePresentationIntent, String)] = [
        (.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"), (.strikethrough, "d"),
        (.softBreak, "b"), (.lineBreak, "n"),
      ]
      let letters = marks.filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { "<\($0.absoluteString)>" } ?? ""
      return String(string[run.range].characters) + (letters.isEmpty ? "" : ":" + letters) + link
    }
  }

  @Test(
    arguments: [
      ("Tea at **4**", ["Tea at ", "4:s"]),
      ("*a **b** c*", ["a :e", "b:es", " c:e"]),
      ("***a***", ["a:es"]), ("**a*b*c**", ["a:s", "b:es", "c:s"]),
      ("snake_case_name", ["snake_case_name"]), ("_a_ __b__", ["a:e", " ", "b:s"]),
      ("2 * 3 * 4", ["2 * 3 * 4"]), ("**open", ["**open"]), ("a ** b", ["a ** b"]),
      ("~~old~~ ~x~", ["old:d", " ", "x:d"]), ("\\*a\\*", ["*a*"]),
      ("\\«a\\» \\~ \\$", ["\\«a\\» ~ $"]), ("[a](https://a.b/\\~c)", ["a<https://a.b/~c>"]),
      ("`a*b*` ``c`d``", ["a*b*:c", " ", "c`d:c"]), ("`open", ["`open"]),
      ("**[bold](https://a.b)**", ["bold:s<https://a.b>"]),
      (
        "[a **b** `c`](https://a.b)",
        ["a <https://a.b>", "b:s<https://a.b>", " <https://a.b>", "c:c<https://a.b>"]
      ),
      ("[a](https://a.b/(x) \"title\") z", ["a<https://a.b/(x)>", " z"]),
      ("[a] (b) [c](", ["[a] (b) [c]("]),
      ("[x [y](https://a.b) z](https://c.d)", ["[x ", "y<https://a.b>", " z](https://c.d)"]),
      ("<https://a.b/c>", ["https://a.b/c<https://a.b/c>"]), ("1 < 2 > 0", ["1 < 2 > 0"]),
      ("*️⃣ *️⃣", ["*️⃣ *️⃣"]), ("", []),
    ] as [(String, [String])])
  func inlineMarks(_ markdown: String, _ expected: [String]) throws {
    #expect(try runs(markdown) == expected)
    #expect(try runs(markdown, .inlineOnlyPreservingWhitespace) == expected)
  }

  @Test func lineBreaks() throws {
    #expect(try runs("a\nb  \nc\\\nd") == ["a", " :b", "b", "\n:n", "c", "\n:n", "d"])
    #expect(try runs("`a  `\nb `c `  \n") == ["a  :c", " :b", "b ", "c :c"])
    #expect(try runs("a\nb", .inlineOnly) == ["a", " :b", "b"])
    #expect(try runs(" a\n\nb ", .inlineOnlyPreservingWhitespace) == [" a\n\nb "])
  }

  @Test func relativeLinksAndImages() throws {
    let base = try #require(URL(string: "https://a.b/c/"))
    let string = try AttributedString(markdown: "[x](d) ![alt](e.png)", baseURL: base)
    #expect(string.runs.first?.link?.absoluteString == "https://a.b/c/d")
    let image = try #require(string.runs.first { $0.imageURL != nil })
    #expect(image.imageURL?.absoluteString == "https://a.b/c/e.png")
    #expect(image.alternateDescription == "alt")
  }

  private func blocks(_ markdown: String) throws -> [String] {
    let string = try AttributedString(markdown: markdown)
    return string.runs.map { run in
      let kinds = (run.presentationIntent?.components ?? []).map { "\($0.kind)" }
      return String(string[run.range].characters) + " | " + kinds.joined(separator: " ")
    }
  }

  @Test func blocksHaveIntents() throws {
    let markdown = """
      # Title #

      One
      - a

      - b
      3. c

      > quote

      ```swift
      *x*
      ```
      ---
      End
      """
    #expect(
      try blocks(markdown) == [
        "Title | header(level: 1)", "One | paragraph",
        "a | paragraph listItem(ordinal: 1) unorderedList",
        "b | paragraph listItem(ordinal: 2) unorderedList",
        "c | paragraph listItem(ordinal: 3) orderedList", "quote | paragraph blockQuote",
        "*x*\n | codeBlock(languageHint: Optional(\"swift\"))", "⸻ | thematicBreak",
        "End | paragraph",
      ])
    let identities = try AttributedString(markdown: "- a\n- b").runs.compactMap {
      $0.presentationIntent?.components.map(\.identity)
    }
    #expect(identities.count == 2 && identities[0].last == identities[1].last)
    #expect(identities[0].first != identities[1].first)
  }

  @Test(
    arguments: [
      ("Title\n===\nText", ["Title | header(level: 1)", "Text | paragraph"]),
      ("Title\n-  ", ["Title | header(level: 2)"]),
      ("a\n- - -", ["a | paragraph", "⸻ | thematicBreak"]),
      ("- a\n---", ["a | paragraph listItem(ordinal: 1) unorderedList", "⸻ | thematicBreak"]),
      ("> a\n---", ["a | paragraph blockQuote", "⸻ | thematicBreak"]), ("===", ["=== | paragraph"]),
      ("a \t", ["a | paragraph"]),
      (
        "a\n\n14. b",
        ["a | paragraph", "b | paragraph listItem(ordinal: 14) orderedList"]
      ),
      ("a\n1. b", ["a | paragraph", "b | paragraph listItem(ordinal: 1) orderedList"]),
      (
        "1. a\n3. b",
        [
          "a | paragraph listItem(ordinal: 1) orderedList",
          "b | paragraph listItem(ordinal: 2) orderedList",
        ]
      ),
      ("````\n```\n````  ", ["```\n | codeBlock(languageHint: nil)"]),
      ("~~~\na\n~~~ b\n```", ["a\n~~~ b\n```\n | codeBlock(languageHint: nil)"]),
    ] as [(String, [String])])
  func blocksBeginAndEnd(_ markdown: String, _ expected: [String]) throws {
    #expect(try blocks(markdown) == expected)
  }

  @Test func numberContinuesParagraph() throws {
    #expect(try runs("a\n14. b") == ["a", " :b", "14. b"])
  }

  @Test func fenceHasNoMarksAfterIt() throws {
    #expect(try runs("``` a`b ```") == ["a`b:c"])
  }

  @Test func localizedTextHasMarksAndLiteralValues() {
    let value = "*x*"
    let text = AttributedString(localized: "**a** \(value)")
    #expect(String(text.characters) == "a *x*")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test(
    arguments: [
      ("snake_case *x*", "snake_case *x*:c|e:e|l<https://a.b>"),
      ("a`b", "a`b:c|e:e|l<https://a.b>"),
    ])
  func marksOfValuesAreLiteralInCode(_ value: String, _ expected: String) {
    let text = AttributedString(localized: "`\(value)`|*e*|[l](https://a.b)")
    #expect(runs(of: text).joined() == expected)
  }

  @Test(arguments: ["a](x)", "[a]", "![a](b)", "<https://a.b>", "**a**", "a\\", "~~a~~", "*️⃣"])
  func marksOfValuesAreLiteralInLinks(_ value: String) {
    let text = AttributedString(localized: "[\(value)](https://a.b) **\(value)**")
    #expect(runs(of: text) == ["\(value)<https://a.b>", " ", "\(value):s"])
  }

  @Test(arguments: ["https://a.b/c_d_e", "https://a.b/c(d", "https://a.b/~c"])
  func valuesAreDestinations(_ value: String) {
    #expect(runs(of: AttributedString(localized: "[a](\(value))")) == ["a<\(value)>"])
    #expect(runs(of: AttributedString(localized: "<\(value)>")) == ["\(value)<\(value)>"])
  }

  /// A parser that is quadratic in the number of marks does not end.
  @Test(arguments: ["*a ", "a* ", "**a* ", "[", "[a](", "![", "`a``", "_a_", "](", "<", "[a](b) "])
  func manyMarksAreLinear(_ mark: String) throws {
    let markdown = String(repeating: mark, count: 20_000)
    #expect(try !runs(markdown, .inlineOnlyPreservingWhitespace).isEmpty)
  }

  @Test(
    arguments: [
      ("*a ", "b* "), ("~a ", "b~~ "), ("![a", "](x)"), ("![", "[a](b)"), ("![*a", "](x)"),
    ])
  func nestedMarksAreLinear(_ opening: String, _ closing: String) throws {
    let markdown =
      String(repeating: opening, count: 20_000) + String(repeating: closing, count: 20_000)
    #expect(try !runs(markdown, .inlineOnlyPreservingWhitespace).isEmpty)
  }
}
