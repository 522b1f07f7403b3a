import SwiftUI
import Testing
import ViewArchive

/// Text renderers and the layouts they get.
@MainActor
@Suite struct TextRendererTests {
  private struct Mark: TextAttribute {
    var name: String
  }

  /// Keeps the layout that a renderer gets.
  private final class Recorder {
    var layout: Text.Layout?
  }

  private struct Recording: TextRenderer {
    let recorder: Recorder
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { recorder.layout = layout }
  }

  private func layout(
    in environment: EnvironmentValues = Archiving.environment(),
    @ViewBuilder of content: () -> some View
  ) throws -> Text.Layout {
    let recorder = Recorder()
    _ = try Archiving.archive(in: environment) {
      content().textRenderer(Recording(recorder: recorder))
    }
    return try #require(recorder.layout)
  }

  private func nodes(
    _ renderer: some TextRenderer, @ViewBuilder _ content: () -> some View
  ) throws -> ArchiveNode {
    try #require(
      try Archiving.archive { content().textRenderer(renderer) }.content.first("Text"))
  }

  private func glyphs(_ node: ArchiveNode) -> [[GlyphRun.Glyph]] {
    let own: [[GlyphRun.Glyph]] =
      if case .text(let block) = node.content {
        [block.lines.flatMap { line in line.runs.flatMap(\.glyphs) }]
      } else { [] }
    return own + node.children.flatMap(glyphs)
  }

  @Test func linesRunsAndSlices() throws {
    let layout = try layout {
      (Text("One 42") + Text(" two").bold() + Text(Image(systemName: "bell.badge")))
        .frame(width: 70)
    }
    #expect(layout.count == 2 && !layout.isTruncated)
    // "One 42 " and " two", the symbol.
    #expect(layout.map(\.count).reduce(0, +) >= 3)
    let line = try #require(layout.first)
    let slices = line.flatMap { $0 }
    #expect(slices.count >= 6)
    #expect(line.first?.count == 6)
    #expect(slices.allSatisfy { $0.count == 1 && $0.typographicBounds.width > 0 })
    for (left, right) in zip(slices, slices.dropFirst()) {
      let end = left.typographicBounds.rect.maxX
      #expect(abs(end - right.typographicBounds.origin.x) < 0.01)
    }
    let bounds = line.typographicBounds
    #expect(bounds.origin == line.origin && bounds.ascent > bounds.descent)
    #expect(bounds.rect.minY == bounds.origin.y - bounds.ascent)
    let baseline = try #require(line.first).typographicBounds.origin.y
    #expect(baseline == line.origin.y)
    #expect(layout[1].origin.y > bounds.rect.maxY)
  }

  @Test func characterIndicesAreUTF16Offsets() throws {
    let layout = try layout { Text("a🐻b") + Text("é c") }
    let indices = layout.flatMap { $0 }.flatMap(\.characterIndices)
    let start = try #require(indices.first)
    #expect(indices.map { start.distance(to: $0) } == [0, 1, 3, 4, 5, 6])
    #expect(start.advanced(by: 3) == indices[2] && start < indices[1])
  }

  @Test func rightToLeftRunsDescend() throws {
    let environment = Archiving.environment { $0.layoutDirection = .rightToLeft }
    let layout = try layout(in: environment) { Text(verbatim: "שלום") }
    let run = try #require(layout.first?.first)
    #expect(run.layoutDirection == .rightToLeft)
    let indices = run.characterIndices
    #expect(indices == indices.sorted(by: >) && indices.count == 4)
  }

  @Test func truncatedTextKeepsItsIndices() throws {
    let layout = try layout {
      Text("One two three four five six seven").lineLimit(2).frame(width: 60)
    }
    #expect(layout.isTruncated && layout.count == 2)
    let indices = layout.flatMap { $0 }.flatMap(\.characterIndices)
    #expect(indices == indices.sorted())
    let offsets = indices.compactMap { indices.first?.distance(to: $0) }
    #expect(offsets.max() ?? 0 > 8)
  }

  @Test func attributesAreFoundInRuns() throws {
    let layout = try layout {
      Text("a \(Text("b").customAttribute(Mark(name: "x"))) c")
        + Text("d").customAttribute(Mark(name: "y"))
    }
    let names = layout.flatMap { $0 }.map { $0[Mark.self]?.name ?? "-" }
    #expect(names == ["-", "x", "-", "y"])
    #expect(layout.flatMap { $0 }.last?.last?[Mark.self] == Mark(name: "y"))
  }

  private struct Drawing: TextRenderer {
    enum Part { case lines, runs, slices, movedLines }
    var part: Part

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for var line in layout {
        switch part {
        case .lines: ctx.draw(line)
        case .runs: for run in line { ctx.draw(run) }
        case .slices: for run in line { for slice in run { ctx.draw(slice) } }
        case .movedLines:
          line.origin.x += 10
          ctx.draw(line)
        }
      }
    }
  }

  @Test func partsDrawTheSameGlyphs() throws {
    let text = Text("One ") + Text("two \(Image(systemName: "heart.fill"))").bold()
    let plain = try #require(try Archiving.archive { text }.content.first("Text"))
    let expected = glyphs(plain).flatMap { $0 }
    #expect(!expected.isEmpty)
    for part in [Drawing.Part.lines, .runs, .slices] {
      let drawn = glyphs(try nodes(Drawing(part: part)) { text })
      #expect(drawn.flatMap { $0 }.sorted { $0.x < $1.x } == expected.sorted { $0.x < $1.x })
      #expect(drawn.count == (part == .lines ? 1 : part == .runs ? 3 : 9))
    }
  }

  @Test func lineMovesWithItsOrigin() throws {
    let node = try nodes(Drawing(part: .movedLines)) { Text("One") }
    guard case .text(let block)? = node.children.first?.content else { throw NoText() }
    #expect(block.lines.first?.origin.x == 10)
  }

  private struct NoText: Error {}

  private struct Wide: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      var size = text.sizeThatFits(proposal)
      size.width += 20
      size.height = .infinity
      return size
    }
  }

  @Test func rendererMeasures() throws {
    let plain = try #require(try Archiving.archive { Text("One") }.content.first("Text")).frame
    let wide = try nodes(Wide()) { Text("One") }
    #expect(wide.frame.width == plain.width + 20 && wide.frame.height == 0)
    #expect(wide.children.isEmpty && wide.accessibility?.label == "One")
  }

  @Test func redactedTextIsNotDrawn() throws {
    let node = try nodes(Drawing(part: .lines)) { Text("One").redacted(reason: .placeholder) }
    #expect(node.children.map(\.kind) == ["redaction"])
  }

  @Test func timersStopWithANotice() throws {
    let archive = try Archiving.archive {
      Text(Archiving.now, style: .timer).textRenderer(Drawing(part: .lines))
    }
    #expect(archive.notices.contains { $0.contains("text renderer") })
    #expect(!glyphs(archive.content).isEmpty)
  }
}
