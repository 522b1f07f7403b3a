import Testing

@testable import CommandArguments

/// Extensions choose names and messages; a terminal must not execute them.
@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("Tide", "Tide"), ("a\tb\n", "a\tb\n"), ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
    ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("a\rb", "a␍b"), ("\u{9B}2J", "\u{FFFD}2J"),
    ("\u{7F}\u{8}", "␡␈"), ("a\r\nb", "a␍\nb"), ("שלום 🕰️", "שלום 🕰️"),
  ])
  func replacesControlCharacters(text: String, visible: String) {
    #expect(text.visibleInTerminal == visible)
  }

  @Test func errorsContainNoEscapes() async throws {
    let run = await ToolRun(["list", "/nonexistent/\u{1B}[2J"])
    #expect(run.code == 1)
    #expect(run.error.contains("␛[2J"))
    #expect(!run.error.unicodeScalars.contains("\u{1B}"))
  }

  @Test func jsonKeepsCharacters() throws {
    let text = try jsonOutput(["a\u{1B}\u{7F}\u{9B}"])
    #expect(text.contains(#""a\u001b\u007f\u009b""#), "\(text)")
    #expect(text.visibleInTerminal == text)
  }
}
