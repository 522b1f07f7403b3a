@testable import SwiftUI

/// How often a leaf has been asked anything: sizes, distances, alignment guides.
final class QuestionRecorder {
  var questions = 0
}

/// Stretches between two widths, and as little as it may in height.
private struct CountingLayout: Layout {
  let recorder: QuestionRecorder

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    recorder.questions += 1
    let width = min(max(proposal.width ?? 20, 5), 40)
    return CGSize(width: width, height: 100 / width)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    recorder.questions += 1
    return ViewSpacing()
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    recorder.questions += 1
    return guide == .firstTextBaseline ? bounds.midY : nil
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A leaf that counts: an author's layout may set any alignment guide, text sets baselines.
enum CountingLeaf: CaseIterable {
  case layout, text

  @MainActor
  func view(_ recorder: QuestionRecorder) -> AnyView {
    switch self {
    case .layout: AnyView(CountingLayout(recorder: recorder) { Color.red })
    case .text: AnyView(CountingText(recorder: recorder))
    }
  }
}

/// Text that counts.
private struct CountingText: PrimitiveView {
  let recorder: QuestionRecorder

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    [CountingNode(recorder, Text("Some words").makeNodes(context)[0], context)]
  }
}

@MainActor
private final class CountingNode: WrapperNode {
  private let recorder: QuestionRecorder

  init(_ recorder: QuestionRecorder, _ text: _LayoutNode, _ context: _ViewContext) {
    self.recorder = recorder
    super.init(text, context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    recorder.questions += 1
    return super.measure(proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    recorder.questions += 1
    return super.explicitAlignment(key, in: dimensions)
  }

  override func preferredSpacing() -> ViewSpacing {
    recorder.questions += 1
    return super.preferredSpacing()
  }
}
