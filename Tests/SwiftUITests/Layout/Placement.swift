import ViewArchive

@testable import SwiftUI

/// A view of a fixed size, in place of text whose width depends on a font.
struct FixedLeaf: PrimitiveView {
  typealias Body = Never

  let width: CGFloat
  var height: CGFloat = 16
  /// Without distance to its like, as AppKit's body text.
  var isText = true

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    [FixedLeafNode(size: CGSize(width: width, height: height), isText: isText, context)]
  }
}

@MainActor
private final class FixedLeafNode: _LayoutNode {
  private let fixed: CGSize
  private let isText: Bool

  init(size: CGSize, isText: Bool, _ context: _ViewContext) {
    fixed = size
    self.isText = isText
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fixed }

  override func preferredSpacing() -> ViewSpacing {
    isText ? .text(topLeading: 0, aboveEdge: 4, belowEdge: 8) : ViewSpacing()
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    ArchiveNode(kind: "leaf", frame: CGRect(origin: .zero, size: fixed))
  }
}

/// Archives views in 400 by 600 points, one pixel a point, unless it is told otherwise.
@MainActor
struct Placement {
  func archive<V: View>(
    _ view: V, width: CGFloat = 400, height: CGFloat = 600, scale: CGFloat = 1
  ) throws -> ViewArchive {
    try Archiving.archive(
      CGSize(width: width, height: height),
      in: Archiving.environment { $0.displayScale = scale }
    ) { view }
  }

  /// The root view's own node.
  func root<V: View>(
    _ view: V, width: CGFloat = 400, height: CGFloat = 600, scale: CGFloat = 1
  ) throws -> ArchiveNode {
    try archive(view, width: width, height: height, scale: scale).content.children[0]
  }
}

extension ArchiveNode {
  /// The frames of all nodes of some kinds, in this node's coordinates and in tree order.
  func frames(of kinds: Set<String>) -> [CGRect] {
    var found: [CGRect] = []
    func walk(_ node: ArchiveNode, _ origin: CGPoint) {
      let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      if kinds.contains(node.kind) { found.append(frame) }
      for child in node.children { walk(child, frame.origin) }
    }
    walk(self, CGPoint(x: -frame.minX, y: -frame.minY))
    return found
  }
}
