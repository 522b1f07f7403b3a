@testable import SwiftUI

/// Counts the layout queries to leaves: sizes, spacing, and alignment guides.
final class QueryRecorder {
  var queries = 0
}

/// Is 5 to 40 points wide, with a constant area.
private struct CountingLayout: Layout {
  let recorder: QueryRecorder

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    recorder.queries += 1
    let width = min(max(proposal.width ?? 20, 5), 40)
    return CGSize(width: width, height: 100 / width)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    recorder.queries += 1
    return ViewSpacing()
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    recorder.queries += 1
    return guide == .firstTextBaseline ? bounds.midY : nil
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A leaf that counts queries: a custom layout may set any alignment guide, text sets baselines.
enum CountingLeaf: CaseIterable {
  case layout, text

  @MainActor
  func view(_ recorder: QueryRecorder) -> AnyView {
    switch self {
    case .layout: AnyView(CountingLayout(recorder: recorder) { Color.red })
    case .text: AnyView(CountingText(recorder: recorder))
    }
  }
}

/// A text that counts queries.
private struct CountingText: PrimitiveView {
  let recorder: QueryRecorder

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    [CountingNode(recorder, Text("Some words").makeNodes(context)[0], context)]
  }
}

@MainActor
private final class CountingNode: WrapperNode {
  private let recorder: QueryRecorder

  init(_ recorder: QueryRecorder, _ text: _LayoutNode, _ context: _ViewContext) {
    self.recorder = recorder
    super.init(text, context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    recorder.queries += 1
    return super.measure(proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    recorder.queries += 1
    return super.explicitAlignment(key, in: dimensions)
  }

  override func preferredSpacing() -> ViewSpacing {
    recorder.queries += 1
    return super.preferredSpacing()
  }
}
