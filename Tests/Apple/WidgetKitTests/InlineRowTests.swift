import HostLink
import SwiftUI
import Testing
import ViewArchive

@testable import WidgetKit

/// An inline widget is one row of a text and an optional image.
@MainActor
@Suite struct InlineRowTests {
  private struct Inline<Content: View>: Widget {
    var content: Content?

    init() {}

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "inline", provider: SampleProvider()) { [content] _ in
        content.containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.accessoryInline])
    }
  }

  private func shown(@ViewBuilder _ content: () -> some View) async throws -> (
    tree: String, notices: [String]
  ) {
    let widget = Inline(content: content)
    var list = _WidgetList()
    type(of: widget)._register(widget, in: &list)
    let reply = await ExtensionRuntime(list).answer(
      .timeline(.sample(kind: "inline", family: .accessoryInline)))
    guard case .timeline(let timeline) = reply else { throw Unexpected(reply) }
    let archive = try ViewArchive(
      decoding: try #require(timeline.archive(entry: 0, environment: 0)))
    return (archive.tree(), timeline.notices.map(\.message))
  }

  @Test func stackIsReducedToItsFirstTextAndImage() async throws {
    let (tree, notices) = try await shown {
      VStack {
        Text(verbatim: "14:05")
        Image(systemName: "sun.max")
        Text(verbatim: "Saturday")
      }
    }
    #expect(tree.contains("\"14:05\"") && !tree.contains("Saturday"), "\(tree)")
    #expect(notices.contains { $0.contains("2 texts and 1 images were given") }, "\(notices)")
  }

  @Test func rowsKeepTheirViews() async throws {
    let label = try await shown { Label("Saturday", systemImage: "sun.max") }
    let fitting = try await shown {
      ViewThatFits {
        Text(verbatim: "Saturday")
        Text(verbatim: "Sat")
      }
    }
    for (tree, notices) in [label, fitting] {
      #expect(tree.contains("\"Saturday\"") && !tree.contains("\"Sat\""), "\(tree)")
      #expect(!notices.contains { $0.contains("one row") }, "\(notices)")
    }
  }
}
