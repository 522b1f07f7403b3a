import ViewArchive

/// Finds the final frames of views for geometry readers, anchors and named coordinate spaces.
///
/// Nodes are placed from the leaves up, so a view's position in the widget is known only after the
/// whole tree is placed:
/// 1. While the tree is placed, each node whose position is needed carries a token in its `kind`. A
///    geometry reader is placed without children (`deferred`).
/// 2. When the tree is placed, `finish` records the frames of all tokens in the root's coordinates.
/// 3. `finish` then completes the deferred nodes, for example with the children of geometry
///    readers, and removes the tokens from the kinds. A node that reads the preferences of its
///    siblings (`Order.afterSiblings`) is completed after them.
/// 4. At last `finish` calls the observers of `onGeometryChange`.
@MainActor
final class PlacedGeometry {
  /// Completes a node whose frame in the root's coordinates is known.
  typealias Fill = @MainActor (inout ArchiveNode, _ frame: CGRect, _ frames: [Int: CGRect]) -> Void

  /// When a deferred node is completed.
  enum Order {
    case inTurn
    case afterSiblings
  }

  typealias Observer = @MainActor (_ frame: CGRect, _ frames: [Int: CGRect]) -> Void

  private var count = 0
  private var fills: [Int: Fill] = [:]
  private var observers: [(token: Int, action: Observer)] = []
  private var late: Set<Int> = []
  /// The size of the whole archive, in points. Known in `finish`.
  private(set) var rootSize = CGSize.zero
  /// The recorded frames in the root's coordinates, by token.
  private var frames: [Int: CGRect] = [:]

  func newToken() -> Int {
    count += 1
    return count
  }

  /// A node kind that carries a token.
  func kind(_ name: String, _ token: Int) -> String { "\(name)\(Self.mark)\(token)" }

  /// Returns `node`, which `fill` will complete as soon as its position is known.
  func deferred(
    _ node: ArchiveNode, _ order: Order = .inTurn, fill: @escaping Fill
  ) -> ArchiveNode {
    let token = newToken()
    fills[token] = fill
    if order == .afterSiblings { late.insert(token) }
    var node = node
    node.kind = kind(node.kind, token)
    return node
  }

  /// Calls `action` when the position of the node with this token is known. Not called if the node
  /// is not placed.
  func observe(_ token: Int, _ action: @escaping Observer) {
    observers.append((token, action))
  }

  /// Records all frames, then completes the deferred nodes. `root` is in an archive of that size.
  func finish(_ root: inout ArchiveNode, in size: CGSize) {
    guard count > 0 else { return }
    rootSize = size
    record(root, in: .zero)
    fill(&root, in: .zero)
    let placed = observers
    observers = placed.filter { frames[$0.token] == nil }
    for (token, action) in placed {
      if let frame = frames[token] { action(frame, frames) }
    }
  }

  /// Releases the closures of deferred nodes that were never placed.
  func close() {
    fills = [:]
    observers = []
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
        make(&node, frame, frames)
        for child in node.children { record(child, in: frame.origin) }
      }
    }
    let isLate = node.children.map { child in token(of: child.kind).map(late.contains) ?? false }
    for index in node.children.indices where !isLate[index] {
      fill(&node.children[index], in: frame.origin)
    }
    for index in node.children.indices where isLate[index] {
      fill(&node.children[index], in: frame.origin)
    }
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

  /// The separator between a kind and its token. No kind contains it.
  private static let mark: Character = "\u{1}"
}
