import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct StretchingLayoutTests {
  /// Takes the proposed size, even if it is infinite.
  struct Stretching: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .init(bounds.size)) }
    }
  }

  @Test func customLayoutStretchesWithoutNotice() throws {
    let archive = try Archiving.archive {
      HStack(spacing: 0) {
        Stretching { Color.red }
        Color.blue.frame(maxWidth: 30)
        Color.green.frame(width: 40)
      }
    }
    #expect(archive.notices.isEmpty)
    #expect(archive.content.frames(of: "Color").map(\.width) == [130, 30, 40])
  }
}
