import Foundation
import ViewArchive

/// A node that equals every node that looks the same.
///
/// Its name, identity, action and accessibility draw nothing, and differ among the views of a
/// `ForEach`. The position of the node itself is not compared either, only those inside it.
struct DrawnNode: Equatable {
  private let node: ArchiveNode

  init(_ node: ArchiveNode) {
    self.node = node
  }

  static func == (first: DrawnNode, second: DrawnNode) -> Bool {
    first.node.looks(like: second.node)
  }
}

extension ArchiveNode {
  fileprivate func looks(like other: ArchiveNode) -> Bool {
    frame.size == other.frame.size && marks == other.marks
      && effects.count == other.effects.count && children.count == other.children.count
      && content == other.content
      && zip(effects, other.effects).allSatisfy { $0.looks(like: $1) }
      && zip(children, other.children).allSatisfy {
        $0.frame.origin == $1.frame.origin && $0.looks(like: $1)
      }
  }
}

extension NodeEffect {
  fileprivate func looks(like other: NodeEffect) -> Bool {
    if case .mask(let mask) = self, case .mask(let otherMask) = other {
      return mask.frame.origin == otherMask.frame.origin && mask.looks(like: otherMask)
    }
    return self == other
  }
}
