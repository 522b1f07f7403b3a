import SwiftUI
import Testing
import ViewArchive

/// `zIndex(_:)` in every container.
@MainActor
@Suite struct DrawingOrderTests {
  private struct Pair: View {
    var body: some View {
      Text(verbatim: "front").zIndex(1)
      Text(verbatim: "back")
    }
  }

  private struct Row: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 100, height: 20) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  nonisolated static let containers: [(String, @MainActor () -> AnyView)] = [
    ("ZStack", { AnyView(ZStack { Pair() }) }),
    ("HStack", { AnyView(HStack { Pair() }) }),
    ("VStack", { AnyView(VStack { Pair() }) }),
    ("LazyVStack", { AnyView(LazyVStack { Pair() }) }),
    ("Grid", { AnyView(Grid { GridRow { Pair() } }) }),
    ("LazyVGrid", { AnyView(LazyVGrid(columns: [GridItem()]) { Pair() }) }),
    ("GeometryReader", { AnyView(GeometryReader { _ in Pair() }) }),
    ("Layout", { AnyView(Row()() { Pair() }) }),
    ("AnyLayout", { AnyView(AnyLayout(HStackLayout())() { Pair() }) }),
    ("overlay", { AnyView(Color.clear.overlay { Pair() }) }),
  ]

  @Test(arguments: containers.map(\.0)) func higherIndexIsDrawnLast(container: String) throws {
    let view = try #require(Self.containers.first { $0.0 == container }).1
    let archive = try Archiving.archive { view() }
    #expect(archive.content.texts == ["back", "front"])
  }
}
