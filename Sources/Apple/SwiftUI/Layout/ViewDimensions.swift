/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions {
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  let node: _LayoutNode?
  let size: CGSize
  let proposal: ProposedViewSize

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.id.defaultValue(in: self)
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.id.defaultValue(in: self)
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(_ key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  /// Layout runs on the main actor, but closures that compute guides are not annotated with it.
  func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let node else { return nil }
    nonisolated(unsafe) let dimensions = self
    return MainActor.assumeIsolated { node.guide(key, in: dimensions) }
  }
}

extension ViewDimensions: Equatable {
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.size == right.size && left.node === right.node
  }
}
