import ViewArchive

@testable import SwiftUI

/// A view of a fixed size. It replaces text, whose width would depend on a font.
struct FixedLeaf: PrimitiveView {
  typealias Body = Never

  let width: CGFloat
  var height: CGFloat = 16
  /// Whether it has no spacing to its kind, like AppKit's body text.
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

/// Archives views, by default in 400 by 600 points with one pixel a point.
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

  /// Returns the root view's node.
  func root<V: View>(
    _ view: V, width: CGFloat = 400, height: CGFloat = 600, scale: CGFloat = 1
  ) throws -> ArchiveNode {
    try archive(view, width: width, height: height, scale: scale).content.children[0]
  }
}

extension ArchiveNode {
  /// Returns the frames of all nodes of the given kinds, in this node's coordinates.
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
