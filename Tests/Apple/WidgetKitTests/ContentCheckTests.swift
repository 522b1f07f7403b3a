import NoticeCatalog
import SwiftUI
import Testing
import ViewArchive

@testable import WidgetKit

/// Mirrored text, and dates that were decoded from the time since 1970.
@MainActor
@Suite struct ContentCheckTests {
  private static let now = Date(timeIntervalSince1970: 1_790_000_000)
  private let frame = CGRect(x: 0, y: 0, width: 50, height: 20)

  private func kinds(_ node: ArchiveNode) -> [NoticeKind?] {
    let archive = ViewArchive(size: frame.size, content: node)
    return ContentCheck(now: Self.now).notices(of: archive, archive.dynamicDates)
      .map(NoticeKind.init(notice:))
  }

  private func text(_ string: String, _ effects: [NodeEffect] = []) -> ArchiveNode {
    let block = TextBlock(size: frame.size, lines: [], string: string)
    return ArchiveNode(kind: "Text", frame: frame, content: .text(block), effects: effects)
  }

  private static let flipped = NodeEffect.transform(
    AffineMatrix(a: -1, b: 0, c: 0, d: 1, tx: 50, ty: 0))

  @Test func mirroredTextIsFound() {
    #expect(kinds(text("Pier", [Self.flipped])) == [.mirroredText])
    let turned = NodeEffect.projection(
      ProjectionMatrix(affine: AffineMatrix(a: -1, b: 0, c: 0, d: 1, tx: 50, ty: 0)))
    let group = ArchiveNode(
      kind: "VStack", frame: frame, effects: [turned], children: [text("Pier")])
    #expect(kinds(group) == [.mirroredText])
  }

  @Test func otherTransformsAreNoMistake() {
    let turned = NodeEffect.transform(AffineMatrix(a: -1, b: 0, c: 0, d: -1, tx: 50, ty: 20))
    #expect(kinds(text("Pier")) == [])
    #expect(kinds(text("Pier", [turned])) == [])
    #expect(kinds(text("→", [Self.flipped])) == [])
    // Mirrored twice.
    let group = ArchiveNode(
      kind: "VStack", frame: frame, effects: [Self.flipped],
      children: [text("Pier", [Self.flipped])])
    #expect(kinds(group) == [])
  }

  private func dated(_ date: DynamicDate) -> ArchiveNode {
    let style = TextStyle(font: FontRequest(size: 12), paint: .color(.black))
    return ArchiveNode(
      kind: "Text", frame: frame,
      content: .dynamicText(StyledText([.init(.dynamic(date), style: style)]), ParagraphStyle()))
  }

  @Test func unixDateIsFound() {
    let wrong = Date(timeIntervalSinceReferenceDate: Self.now.timeIntervalSince1970)
    for date in [
      DynamicDate.timer(wrong), .date(wrong), .relative(wrong), .range(Self.now, wrong),
      .timerInterval(start: Self.now, end: wrong, pause: nil, countsDown: true, showsHours: true),
    ] {
      #expect(kinds(dated(date)) == [.unixDate])
    }
    let check = ContentCheck(now: Self.now)
    #expect(
      check.notice(ofEntry: 1, at: wrong)?.hasPrefix("The date of entry 1 is in the year 2057")
        == true)
    for date in [Self.now, .distantPast, .distantFuture, Self.now + 86_400 * 365 * 15] {
      #expect(kinds(dated(.timer(date))) == [])
      #expect(check.notice(ofEntry: 0, at: date) == nil)
    }
  }

  // MARK: Nothing, and backgrounds

  private let widget = CGRect(x: 0, y: 0, width: 158, height: 158)

  private func colored(_ frame: CGRect, _ effects: [NodeEffect] = []) -> ArchiveNode {
    ArchiveNode(
      kind: "Color", frame: frame,
      content: .fill(
        ArchivePath(rect: CGRect(origin: .zero, size: frame.size)), .color(.black), evenOdd: false),
      effects: effects)
  }

  private func group(_ children: [ArchiveNode], _ effects: [NodeEffect] = []) -> ArchiveNode {
    ArchiveNode(kind: "content", frame: widget, effects: effects, children: children)
  }

  @Test func viewWithoutContentIsFound() throws {
    let check = ContentCheck(now: Self.now)
    func isFound(_ content: [ArchiveNode], background: ArchiveNode?) -> Bool {
      check.emptyView(
        in: ViewArchive(
          size: widget.size, containerBackground: background, content: group(content))) != nil
    }
    #expect(isFound([], background: nil))
    #expect(isFound([group([])], background: colored(widget)))
    // A photo in the background is all that some widgets show.
    #expect(!isFound([], background: group([text("Pier")])))
    #expect(!isFound([text("Pier")], background: nil))
  }

  @Test func backgroundInsideOfMarginsIsFound() throws {
    let check = ContentCheck(now: Self.now)
    let area = widget.insetBy(dx: 16, dy: 16)
    func isFound(_ content: ArchiveNode, margin: CGFloat = 16) -> Bool {
      let margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
      let archive = ViewArchive(size: widget.size, content: content)
      return check.marginsNotice(of: archive, margins) != nil
    }
    #expect(isFound(group([colored(area)])))
    let moved = CGRect(x: 8, y: 8, width: 142, height: 142)
    let inner = CGRect(x: 8, y: 8, width: 126, height: 126)
    #expect(
      isFound(group([ArchiveNode(kind: "VStack", frame: moved, children: [colored(inner)])])))
    // A card with round corners, a smaller one, and a widget without margins.
    let card = NodeEffect.clip(ArchivePath([]), evenOdd: false, antialiased: true)
    #expect(!isFound(group([colored(area, [card])])))
    #expect(!isFound(group([colored(area.insetBy(dx: 0, dy: 10))])))
    #expect(!isFound(group([colored(widget)])))
    #expect(!isFound(group([colored(widget)]), margin: 0))
  }
}
