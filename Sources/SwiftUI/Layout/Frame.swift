import ViewArchive

/// `frame(width:height:alignment:)`.
public struct _FrameLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension _FrameLayout: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    FrameNode(
      content, width: context.session.validLength(width, "frame(width:)"),
      height: context.session.validLength(height, "frame(height:)"), alignment: alignment, context)
  }
}

/// A given axis wins; the other passes the proposal on and takes the child's length.
@MainActor
final class FrameNode: WrapperNode {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(
    _ content: _LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment,
    _ context: _ViewContext
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(content, context)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = content.size(offer(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    alignedContentGuide(
      key, content.dimensions(offer(dimensions.proposal)), in: dimensions.size, alignment)
  }

  override func preferredSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return resetEdges(content.spacing, edges)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    return ArchiveNode(
      kind: "frame", frame: CGRect(origin: .zero, size: size),
      children: [content.placeAligned(offer(proposal), in: size, alignment)])
  }
}

/// `frame(minWidth:idealWidth:…)`. Source: docs/layout-facts.md §3, flexible frame.
public struct _FlexFrameLayout {
  let minWidth, idealWidth, maxWidth: CGFloat?
  let minHeight, idealHeight, maxHeight: CGFloat?
  let alignment: Alignment
}

extension _FlexFrameLayout: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let session = context.session
    let horizontal = FlexibleLength(
      session.validBound(minWidth, "frame(minWidth:)"),
      session.validBound(idealWidth, "frame(idealWidth:)"),
      session.validBound(maxWidth, "frame(maxWidth:)"))
    let vertical = FlexibleLength(
      session.validBound(minHeight, "frame(minHeight:)"),
      session.validBound(idealHeight, "frame(idealHeight:)"),
      session.validBound(maxHeight, "frame(maxHeight:)"))
    return FlexibleFrameNode(
      content, horizontal: horizontal, vertical: vertical, alignment: alignment, context)
  }
}

/// One axis of a flexible frame, with its three bounds in order.
struct FlexibleLength {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    let low = minimum.map { max($0, 0) }
    let middle = ideal.map { max($0, low ?? 0) }
    self.minimum = low
    self.ideal = middle
    self.maximum = maximum.map { max($0, middle ?? low ?? 0) }
  }

  var isGiven: Bool { minimum != nil || ideal != nil || maximum != nil }

  func clamp(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// What the child is offered.
  func offer(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// The frame's length where it does not depend on the child.
  func fixed(_ proposal: CGFloat?) -> CGFloat? {
    if let proposal, minimum != nil, maximum != nil { return clamp(proposal) }
    if proposal == nil, let ideal { return ideal }
    return nil
  }

  func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if let fixed = fixed(proposal) { return fixed }
    let offered = offer(proposal)
    switch (minimum, maximum) {
    case (.some, .some): return clamp(child)
    case (.some(let minimum), nil): return max(min(offered ?? child, child), minimum)
    case (nil, .some(let maximum)): return min(max(offered ?? child, child), maximum)
    case (nil, nil): return child
    }
  }
}

@MainActor
final class FlexibleFrameNode: WrapperNode {
  private let horizontal: FlexibleLength
  private let vertical: FlexibleLength
  private let alignment: Alignment

  init(
    _ content: _LayoutNode, horizontal: FlexibleLength, vertical: FlexibleLength,
    alignment: Alignment, _ context: _ViewContext
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    super.init(content, context)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = horizontal.fixed(proposal.width), let height = vertical.fixed(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let inner = content.size(offer(proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: inner.width),
      height: vertical.length(proposal.height, child: inner.height))
  }

  /// The content is laid out anew in the frame's final size.
  private func placedOffer(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.isGiven && size.width.isFinite ? size.width : offer(proposal).width,
      height: vertical.isGiven && size.height.isFinite ? size.height : offer(proposal).height)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    alignedContentGuide(
      key, content.dimensions(placedOffer(dimensions.size, dimensions.proposal)),
      in: dimensions.size, alignment)
  }

  override func preferredSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if horizontal.isGiven { edges.formUnion(.horizontal) }
    if vertical.isGiven { edges.formUnion(.vertical) }
    return resetEdges(content.spacing, edges)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    return ArchiveNode(
      kind: "frame", frame: CGRect(origin: .zero, size: size),
      children: [content.placeAligned(placedOffer(size, proposal), in: size, alignment)])
  }
}

/// A guide of content that is aligned inside a container, in the container's coordinates.
@MainActor
func alignedContentGuide(
  _ key: AlignmentKey, _ content: ViewDimensions, in bounds: CGSize, _ alignment: Alignment
) -> CGFloat? {
  guard let value = content.explicit(key) else { return nil }
  let container = ViewDimensions(node: nil, size: bounds, proposal: ProposedViewSize(bounds))
  return key.axis == .horizontal
    ? value + container[alignment.horizontal] - content[alignment.horizontal]
    : value + container[alignment.vertical] - content[alignment.vertical]
}

/// Edges that a frame or padding has made plain. Source: docs/layout-facts.md §1, item 9.
func resetEdges(_ spacing: ViewSpacing, _ edges: Edge.Set) -> ViewSpacing {
  let plain = ViewSpacing()
  var reset = spacing
  if edges.contains(.top) { reset.top = plain.top }
  if edges.contains(.bottom) { reset.bottom = plain.bottom }
  if edges.contains(.leading) { reset.left = plain.left }
  if edges.contains(.trailing) { reset.right = plain.right }
  return reset
}

extension RenderSession {
  /// SwiftUI's rule: a negative length or one that is no number counts as not given.
  func validLength(_ length: CGFloat?, _ what: String) -> CGFloat? {
    guard let length else { return nil }
    guard length.isFinite, length >= 0 else {
      notice("\(what) is \(length): not a length. It is treated as not given.")
      return nil
    }
    return length
  }

  /// A bound may be infinite, but is a number and not negative infinity.
  func validBound(_ length: CGFloat?, _ what: String) -> CGFloat? {
    guard let length else { return nil }
    guard !length.isNaN, length >= 0 else {
      notice("\(what) is \(length): not a length. It is treated as not given.")
      return nil
    }
    return length
  }
}

extension View {
  /// Lengths in points; nil leaves an axis to the content.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Bounds in points; `maxWidth: .infinity` takes all that is offered.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
