import SwiftUI
import Testing

@testable import UIKit

@MainActor
@Suite struct LayoutValueTests {
  /// A layout that is also a view, as in layout libraries.
  struct Flow<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { HStack { content } }
  }

  @Test func trailingClosureBelongsToInitializer() throws {
    let view = Flow { Text(verbatim: "a") }
    #expect(type(of: view) == Flow<Text>.self)
    let archive = try Archiving.archive {
      VStack {
        view
        Flow()() { Text(verbatim: "b") }
      }
    }
    let labels = archive.accessibilityElements { _, _ in "" }.compactMap(\.label)
    #expect(labels == ["a", "b"])
  }

  @Test func edgeInsetsAreAnimatable() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var data = insets.animatableData
    data.scale(by: 2)
    insets.animatableData = data
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
  }

  nonisolated static let lines: [(NSUnderlineStyle, Text.LineStyle.Pattern?)] = [
    (.single, .solid), ([.single, .patternDot], .dot),
    ([.single, .patternDashDotDot], .dashDotDot), ([], nil), (.thick, nil), (.double, nil),
  ]

  @Test(arguments: lines)
  func lineStylesMatchUnderlineStyles(style: NSUnderlineStyle, pattern: Text.LineStyle.Pattern?) {
    let line = Text.LineStyle(nsUnderlineStyle: style)
    #expect(line == pattern.map { Text.LineStyle(pattern: $0) })
    if let line { #expect(NSUnderlineStyle(line) == style) }
  }
}

extension LayoutValueTests.Flow: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension LayoutValueTests.Flow: Layout where Content == EmptyView {
  init() {
    self.init { EmptyView() }
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0..<1].first?.sizeThatFits(proposal) ?? .zero
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
