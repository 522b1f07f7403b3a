import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct RedactionTests {
  private func drawn(
    _ reasons: RedactionReasons, @ViewBuilder _ content: () -> some View
  ) throws -> ArchiveNode {
    try Archiving.archive(
      CGSize(width: 200, height: 100), in: Archiving.environment { $0.redactionReasons = reasons },
      content
    ).content
  }

  @Test func placeholderShowsBarsForText() throws {
    let tree = try drawn([]) {
      VStack {
        Text(verbatim: "Hidden").redacted(reason: .placeholder)
        Text(verbatim: "Shown").unredacted().redacted(reason: .placeholder)
      }
    }
    #expect(tree.frames(of: "redaction").count == 1)
    #expect(tree.frames(of: "Text").count == 2)
  }

  @Test(arguments: [(true, true), (true, false), (false, true)])
  func invalidatedContentFades(_ isInvalidatable: Bool, _ isInvalidated: Bool) throws {
    let tree = try drawn([]) {
      Text("a").invalidatableContent(isInvalidatable)
        .redacted(reason: isInvalidated ? .invalidated : [])
    }
    let faded = tree.first("invalidated")
    #expect((faded?.effects == [.opacity(0.5)]) == (isInvalidatable && isInvalidated))
    #expect(tree.first("redaction") == nil)
  }

  /// `.privacy` hides only the sensitive one of three texts.
  @Test(arguments: [
    (RedactionReasons.privacy, 1), (RedactionReasons(), 0), (RedactionReasons.placeholder, 3),
  ])
  func privacyHidesSensitiveText(reasons: RedactionReasons, bars: Int) throws {
    let tree = try drawn(reasons) {
      VStack {
        Text(verbatim: "Name")
        Text(verbatim: "Balance").privacySensitive()
        Text(verbatim: "Public").privacySensitive(false)
      }
    }
    #expect(tree.frames(of: "redaction").count == bars)
  }

  @Test func marksSensitiveAndInvalidatableNodes() throws {
    let tree = try drawn([]) {
      VStack {
        Text(verbatim: "a").privacySensitive()
        Text(verbatim: "b").invalidatableContent()
        Text(verbatim: "c")
      }
    }
    let stack = try #require(tree.first("VStack"))
    #expect(stack.children.map(\.marks) == [.privacySensitive, .invalidatable, []])
  }

  @Test(arguments: [(RedactionReasons(), ["70%", "40%"]), (.privacy, [nil, nil])])
  func privacyHidesValuesOfGaugesAndProgress(reasons: RedactionReasons, values: [String?]) throws {
    let archive = try Archiving.archive(
      in: Archiving.environment { $0.redactionReasons = reasons }
    ) {
      VStack {
        Gauge(value: 0.7) { Text(verbatim: "Gauge") }
        ProgressView(value: 0.4) { Text(verbatim: "Progress") }
      }
      .privacySensitive()
    }
    #expect(archive.accessibilityElements { _, _ in "" }.map(\.value) == values)
    #expect(archive.content.frames(of: "fill").isEmpty == (reasons == .privacy))
  }

  /// The host leaves these nodes out on a locked screen.
  @Test func partsThatShowValuesAreMarked() throws {
    let tree = try drawn([]) {
      VStack {
        Gauge(value: 0.7) { Text(verbatim: "a") }
        Gauge(value: 0.7) { Text(verbatim: "b") }.gaugeStyle(.accessoryCircular)
        ProgressView(value: 0.4)
      }
    }
    #expect(tree.marked(.privateValue) == ["fill", "gap", "marker", "fill"])
  }
}

extension ArchiveNode {
  /// The kinds of the nodes with a mark, in tree order.
  fileprivate func marked(_ mark: NodeMarks) -> [String] {
    (marks.contains(mark) ? [kind] : []) + children.flatMap { $0.marked(mark) }
  }
}
