import ViewArchive

/// Where views have come to stand, for those that ask: geometry readers and anchors.
///
/// Nodes are placed from the leaves up, so that a view's place in the whole is known only at the
/// end. A node that needs it is placed without children and marked with a token in its kind; when
/// the whole tree is placed, marked frames are recorded and the children are made.
@MainActor
final class PlacedGeometry {
  typealias Fill = @MainActor (_ frame: CGRect, _ frames: [Int: CGRect]) -> [ArchiveNode]

  private var count = 0
  private var fills: [Int: Fill] = [:]
  /// In the root's coordinates.
  private var frames: [Int: CGRect] = [:]

  func newToken() -> Int {
    count += 1
    return count
  }

  /// A kind that carries a token.
  func kind(_ name: String, _ token: Int) -> String { "\(name)\(Self.mark)\(token)" }

  /// A node whose children are made when its place is known.
  func deferred(_ kind: String, size: CGSize, fill: @escaping Fill) -> ArchiveNode {
    let token = newToken()
    fills[token] = fill
    return ArchiveNode(kind: self.kind(kind, token), frame: CGRect(origin: .zero, size: size))
  }

  /// Records all places, then fills what was deferred.
  func finish(_ root: inout ArchiveNode) {
    guard count > 0 else { return }
    record(root, in: .zero)
    fill(&root, in: .zero)
  }

  /// Lets go of what was never filled: its node was not placed.
  func close() {
    fills = [:]
  }

  private func record(_ node: ArchiveNode, in origin: CGPoint) {
    let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
    if let token = token(of: node.kind) { frames[token] = frame }
    for child in node.children + node.otherState { record(child, in: frame.origin) }
    for case .mask(let mask) in node.effects { record(mask, in: frame.origin) }
  }

  private func fill(_ node: inout ArchiveNode, in origin: CGPoint) {
    let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
    if let token = token(of: node.kind) {
      node.kind = String(node.kind.prefix { $0 != Self.mark })
      if let make = fills.removeValue(forKey: token) {
        node.children = make(frame, frames)
        for child in node.children { record(child, in: frame.origin) }
      }
    }
    for index in node.children.indices { fill(&node.children[index], in: frame.origin) }
    for index in node.otherState.indices { fill(&node.otherState[index], in: frame.origin) }
    for index in node.effects.indices {
      guard case .mask(var mask) = node.effects[index] else { continue }
      fill(&mask, in: frame.origin)
      node.effects[index] = .mask(mask)
    }
  }

  private func token(of kind: String) -> Int? {
    guard let mark = kind.lastIndex(of: Self.mark) else { return nil }
    return Int(kind[kind.index(after: mark)...])
  }

  /// No kind contains it.
  private static let mark: Character = "\u{1}"
}
