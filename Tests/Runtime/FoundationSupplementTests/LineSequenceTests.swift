import FoundationSupplement
import Testing

@Suite struct LineSequenceTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\n\r\nb\n", ["a", "b"]),
    ("ä\n€", ["ä", "€"]),
  ])
  func linesEndAtLineBreaks(text: String, expected: [String]) async throws {
    let bytes = AsyncStream<UInt8> { stream in
      for byte in text.utf8 { stream.yield(byte) }
      stream.finish()
    }
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == expected)
  }
}
