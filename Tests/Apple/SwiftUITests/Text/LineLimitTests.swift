import SwiftUI
import Testing
import ViewArchive

/// A modifier that limits the lines of a text.
struct LineLimitCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The heights of texts with one, two, three and four lines, in lines.
  let heights: [Int]
  let view: @Sendable @MainActor (Text) -> AnyView

  init<V: View>(
    _ name: String, _ heights: [Int], _ view: @escaping @Sendable @MainActor (Text) -> V
  ) {
    self.name = name
    self.heights = heights
    self.view = { AnyView(view($0)) }
  }

  var testDescription: String { name }
}

/// A lower bound reserves space for lines, an upper bound truncates.
@MainActor
@Suite struct LineLimitTests {
  nonisolated private static let cases: [LineLimitCase] = [
    LineLimitCase("2", [1, 2, 2, 2]) { $0.lineLimit(2) },
    LineLimitCase("2...", [2, 2, 3, 4]) { $0.lineLimit(2...) },
    LineLimitCase("...2", [1, 2, 2, 2]) { $0.lineLimit(...2) },
    LineLimitCase("2...3", [2, 2, 3, 3]) { $0.lineLimit(2...3) },
    LineLimitCase("3 reserved", [3, 3, 3, 3]) { $0.lineLimit(3, reservesSpace: true) },
    LineLimitCase("3 not reserved", [1, 2, 3, 3]) { $0.lineLimit(3, reservesSpace: false) },
    LineLimitCase("nil inside 3...", [1, 2, 3, 4]) { $0.lineLimit(nil).lineLimit(3...) },
    LineLimitCase("2 inside 3...", [1, 2, 2, 2]) { $0.lineLimit(2).lineLimit(3...) },
    LineLimitCase("environment's 2 inside 3...", [2, 2, 2, 2]) {
      $0.environment(\.lineLimit, 2).lineLimit(3...)
    },
    LineLimitCase("-1...", [1, 2, 3, 4]) { $0.lineLimit((-1)...) },
  ]

  private static func text(lines: Int) -> Text {
    Text(verbatim: Array(repeating: "a", count: lines).joined(separator: "\n"))
  }

  private func height<V: View>(_ view: V) throws -> CGFloat {
    let content = try Archiving.archive { view }.content
    return try #require(content.first("Text")).frame.height
  }

  @Test(arguments: cases)
  func heightIsWithinLimits(_ item: LineLimitCase) throws {
    for (lines, expected) in zip(1..., item.heights) {
      let limited = try height(item.view(Self.text(lines: lines)))
      #expect(try limited == height(Self.text(lines: expected)), "\(lines) lines")
    }
  }

  @Test func emptyTextReservesSpace() throws {
    let reserved = try height(Text(verbatim: "").lineLimit(2...).lineSpacing(3))
    #expect(try reserved == height(Self.text(lines: 2).lineSpacing(3)))
  }

  @Test func archivesLimitsOfTextThatFollowsTheClock() throws {
    let archive = try Archiving.archive {
      Text(Archiving.now, style: .relative).lineLimit(2...4)
    }
    let node = try #require(archive.content.first("Text"))
    guard case .dynamicText(_, let paragraph) = node.content else {
      Issue.record("The text is not dynamic.")
      return
    }
    #expect(paragraph.minimumLineCount == 2)
    #expect(paragraph.lineLimit == 4)
    #expect(try ViewArchive(decoding: archive.encoded()).content == archive.content)
  }
}
