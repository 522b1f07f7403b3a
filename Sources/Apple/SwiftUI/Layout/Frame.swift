import ViewArchive

// Compatibility (modifiers): works | `frame`

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

/// A length that is set replaces the proposal. An axis without one passes the proposal on and takes
/// the content's length.
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

/// One axis of a flexible frame.
///
/// Invariant: 0 ≤ `minimum` ≤ `ideal` ≤ `maximum`, for those that are set. A bound below its
/// predecessor is raised to it.
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

  var isSet: Bool { minimum != nil || ideal != nil || maximum != nil }

  func clamp(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// The length proposed to the content.
  func offer(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// The frame's length if it does not depend on the content, otherwise nil.
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

  /// The content's final proposal: the frame's own size on axes with a bound.
  private func finalProposal(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.isSet && size.width.isFinite ? size.width : offer(proposal).width,
      height: vertical.isSet && size.height.isFinite ? size.height : offer(proposal).height)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    alignedContentGuide(
      key, content.dimensions(finalProposal(dimensions.size, dimensions.proposal)),
      in: dimensions.size, alignment)
  }

  override func preferredSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if horizontal.isSet { edges.formUnion(.horizontal) }
    if vertical.isSet { edges.formUnion(.vertical) }
    return resetEdges(content.spacing, edges)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    return ArchiveNode(
      kind: "frame", frame: CGRect(origin: .zero, size: size),
      children: [content.placeAligned(finalProposal(size, proposal), in: size, alignment)])
  }
}

/// Returns a guide of content aligned inside a container, in the container's coordinates.
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

/// Replaces the spacing preferences of `edges` with a plain edge's, as frames and padding do.
/// Source: docs/layout-facts.md §1, item 9.
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
  /// Returns nil and adds a notice if the length is negative or not finite, as SwiftUI does.
  func validLength(_ length: CGFloat?, _ what: String) -> CGFloat? {
    guard let length else { return nil }
    guard length.isFinite, length >= 0 else {
      notice("\(what) is \(length): ignored, because a length must be finite and at least 0.")
      return nil
    }
    return length
  }

  /// Like `validLength`, but accepts infinity.
  func validBound(_ length: CGFloat?, _ what: String) -> CGFloat? {
    guard let length else { return nil }
    guard !length.isNaN, length >= 0 else {
      notice("\(what) is \(length): ignored, because a length must be a number and at least 0.")
      return nil
    }
    return length
  }
}

extension View {
  /// Lengths are in points; nil uses the content's length.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Bounds are in points; `maxWidth: .infinity` takes the whole proposed width.
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
