import Foundation
import Testing
import TextEngine
import ViewArchive

@testable import Audit

@Suite struct ArchiveTextTests {
  private static let clip = NodeEffect.clip(
    ArchivePath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), evenOdd: false, antialiased: true)

  private static func moved(_ x: Double) -> NodeEffect { .transform(AffineMatrix(tx: x)) }

  private static func rect(_ x: Double, _ y: Double, _ side: Double) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  /// The effects of a text at 20, 30 in a widget of 100 × 100 points, and the part of the widget in
  /// which it is visible; nil if it is nowhere visible.
  private static let clips: [([NodeEffect], CGRect?)] = [
    ([], rect(0, 0, 100)), ([moved(50)], rect(0, 0, 100)), ([clip], rect(20, 30, 10)),
    // An effect moves the clips before it.
    ([clip, moved(50)], rect(70, 30, 10)), ([moved(50), clip], rect(20, 30, 10)),
    ([clip, moved(4), clip], CGRect(x: 24, y: 30, width: 6, height: 10)),
    // Beside the widget, and beside each other.
    ([clip, moved(200)], nil), ([clip, moved(50), clip], nil), ([clip, moved(80)], nil),
  ]

  @Test(arguments: clips)
  func textsAreVisibleInsideOfTheirClips(effects: [NodeEffect], clip: CGRect?) throws {
    let text = ArchiveNode(
      kind: "Text", frame: Self.rect(20, 30, 10),
      content: .text(TextBlock(size: CGSize(width: 10, height: 10), lines: [], string: "High")),
      effects: effects)
    let archive = ViewArchive(size: CGSize(width: 100, height: 100), content: text)
    let engine = try TextEngine(fonts: .standard)
    let found = archive.texts(at: Date(timeIntervalSince1970: 0), engine: engine)
    #expect(found.map(\.clip) == [clip].compactMap { $0 })
  }
}
