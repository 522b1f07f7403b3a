import Foundation
import Testing

@testable import HostLink

@Suite struct LineBufferTests {
  /// Fills a buffer piece by piece and returns the lines after each piece.
  private func lines(_ pieces: [String], limit: Int = 8) -> [[LineSocket.Line]] {
    var buffer = LineBuffer()
    return pieces.map { piece in
      buffer.append(Array(piece.utf8)[...])
      var lines: [LineSocket.Line] = []
      while let line = buffer.next(limit: limit) {
        lines.append(line)
        if line == .tooLong { break }
      }
      return lines
    }
  }

  private func line(_ text: String) -> LineSocket.Line { .line(Data(text.utf8)) }

  @Test func dividesAtNewlines() {
    #expect(lines(["a\nb\n\nc"]) == [[line("a"), line("b"), line("")]])
  }

  @Test func joinsPieces() {
    #expect(lines(["a", "b", "c\nd", "\n"]) == [[], [], [line("abc")], [line("d")]])
  }

  @Test func reportsLinesBeyondLimit() {
    #expect(lines(["12345678\n", "123456789\n"]) == [[line("12345678")], [.tooLong]])
    #expect(lines(["12345678", "9"]) == [[], [.tooLong]])
  }
}
