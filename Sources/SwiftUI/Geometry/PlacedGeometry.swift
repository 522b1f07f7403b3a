import ViewArchive

/// Finds the final frames of views for geometry readers, anchors and named coordinate spaces.
///
/// Nodes are placed from the leaves up, so a view's position in the widget is known only after the
/// whole tree is placed:
/// 1. While the tree is placed, each node whose position is needed carries a token in its `kind`. A
///    geometry reader is placed without children (`deferred`).
/// 2. When the tree is placed, `finish` records the frames of all tokens in the root's coordinates.
/// 3. `finish` then creates the children of geometry readers and removes the tokens from the kinds.
/// 4. At last `finish` calls the observers of `onGeometryChange`.
@MainActor
final class PlacedGeometry {
  typealias Fill = @MainActor (_ frame: CGRect, _ frames: [Int: CGRect]) -> [ArchiveNode]

  typealias Observer = @MainActor (_ frame: CGRect, _ frames: [Int: CGRect]) -> Void

  private var count = 0
  private var fills: [Int: Fill] = [:]
  private var observers: [(token: Int, action: Observer)] = []
  /// The recorded frames in the root's coordinates, by token.
  private var frames: [Int: CGRect] = [:]

  func newToken() -> Int {
    count += 1
    return count
  }

  /// A node kind that carries a token.
  func kind(_ name: String, _ token: Int) -> String { "\(name)\(Self.mark)\(token)" }

  /// A node whose children `fill` creates as soon as its position is known.
  func deferred(_ kind: String, size: CGSize, fill: @escaping Fill) -> ArchiveNode {
    let token = newToken()
    fills[token] = fill
    return ArchiveNode(kind: self.kind(kind, token), frame: CGRect(origin: .zero, size: size))
  }

  /// Calls `action` when the position of the node with this token is known. Not called if the node
  /// is not placed.
  func observe(_ token: Int, _ action: @escaping Observer) {
    observers.append((token, action))
  }

  /// Records all frames, then creates the deferred children.
  func finish(_ root: inout ArchiveNode) {
    guard count > 0 else { return }
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

  /// The separator between a kind and its token. No kind contains it.
  private static let mark: Character = "\u{1}"
}
