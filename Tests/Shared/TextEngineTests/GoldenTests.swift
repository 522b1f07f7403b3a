import Foundation
import GoldenFiles
import Testing
import ViewArchive

@testable import TextEngine

/// Complete blocks, glyph by glyph. They are the same on every machine with the project's fonts.
@Suite struct GoldenTests {
  @Test func blocksMatchGolden() throws {
    let fixture = try EngineFixture()
    let heading = EngineFixture.style(22, lineHeight: 28, weight: 700)
    let mixed = StyledText([
      StyledText.Segment(.symbol(name: "star.circle.fill", scale: .medium), style: heading),
      StyledText.Segment(.string(" Räksmörgås 🐼 "), style: heading),
      StyledText.Segment(.string("12:34 漢字 שלום"), style: EngineFixture.style()),
    ])
    var text = ""
    for (name, block) in [
      ("one line", fixture.layout("Hello, Wörld", scale: 3)),
      (
        "two lines, cut",
        fixture.layout(
          FittingTests.fox, paragraph: ParagraphStyle(alignment: .trailing, lineLimit: 2),
          width: 110, scale: 3)
      ),
      (
        "shrunk",
        fixture.layout(
          FittingTests.fox,
          paragraph: ParagraphStyle(
            alignment: .center, lineLimit: 2, lineSpacing: 2, minimumScaleFactor: 0.6), width: 240,
          scale: 2)
      ),
      ("mixed", fixture.layout(mixed, width: 150, scale: 3)),
    ] {
      text += "# \(name)\n" + block.dump
    }
    try expectGolden(text, "blocks.txt")
  }
}

extension TextBlock {
  /// One line per run: face, axis settings, size, then the glyphs with their positions.
  fileprivate var dump: String {
    var lines = ["\(number(size.width))×\(number(size.height)) factor \(number(scaleFactor))"]
    for line in self.lines {
      lines.append("line at \(number(line.origin.x)),\(number(line.origin.y))")
      for run in line.runs {
        let glyphs = run.glyphs.map { "\($0.id)@\(number($0.x))" }.joined(separator: " ")
        lines.append(
          "  \(run.face.file) \(run.face.variations) \(number(run.size)): \(glyphs)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
