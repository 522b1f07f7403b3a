import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct LineHeightTests {
  private func height(_ lineHeight: AttributedString.LineHeight?) throws -> CGFloat {
    try Archiving.archive(CGSize(width: 60, height: 400)) {
      Text("three short lines").font(.system(size: 20)).frame(width: 60)
        .lineHeight(lineHeight)
    }.content.frames(of: "Text").first?.height ?? 0
  }

  @Test func lineHeightIsDistanceOfBaselines() throws {
    let (small, large) = (try height(.exact(points: 40)), try height(.exact(points: 50)))
    // Three lines have two distances.
    #expect(abs(large - small - 20) <= 1)
    #expect(try height(.multiple(factor: 2)) == small)
    #expect(try height(.leading(increase: 20)) == small)
  }

  @Test func linesNeverOverlap() throws {
    #expect(try height(.exact(points: 1)) == height(nil))
    #expect(try height(.exact(points: -.infinity)) == height(nil))
  }

  @Test func fontModifiersCanBeRemoved() {
    #expect(Font.body.bold().bold(false) == .body)
    #expect(Font.body.italic(true) == .body.italic())
    #expect(Font.default == .body)
    let context = Archiving.environment().fontResolutionContext
    #expect(Font.system(size: 10).scaled(by: 2).resolve(in: context).pointSize == 20)
    #expect(Font.headline.pointSize(11).resolve(in: context).pointSize == 11)
    #expect(Font.body.bold().resolve(in: context).isBold)
  }
}
