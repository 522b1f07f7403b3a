import ViewArchive

/// A primitive view during layout: it is measured for one or more proposals, then placed.
///
/// Layout is SwiftUI's protocol. The parent proposes a size, the node returns the size it takes,
/// and the parent chooses its position. `place` then returns the archive node for that proposal,
/// with its frame at the origin; the parent moves it.
///
/// A subclass overrides the methods marked *Override*:
///
/// ```swift
/// final class DotNode: _LayoutNode {
///   override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 4, height: 4) }
/// }
/// ```
/// - Answers depend on the proposal alone, so they are cached. Call `size`, `guide` and `spacing`,
///   not the overridden `measure`, `explicitAlignment` and `preferredSpacing`.
/// - Horizontal positions count from the leading edge. `left(_:width:in:)` mirrors them for
///   right-to-left layouts.
/// - A node lives for one evaluation. It is not updated and not compared with other nodes.
@MainActor
open class _LayoutNode {
  let session: RenderSession
  /// True if the leading edge is the right one. Positions are then mirrored.
  let isRightToLeft: Bool
  /// The identity from `id(_:)` or `ForEach`.
  var identity: String?
  /// The element's ID, for a view of `ForEach`.
  var element: AnyHashable?
  private var sizes = ProposalMemo<CGSize>()
  private var guides = SmallMap<AlignmentKey, ProposalMemo<CGFloat?>>()
  private var settableGuides = SmallMap<AlignmentKey, Bool>()
  private var cachedSpacing: ViewSpacing?

  init(_ context: _ViewContext) {
    session = context.session
    isRightToLeft = context.environment.layoutDirection == .rightToLeft
  }

  /// Creates a node that only measures and is never placed.
  init(session: RenderSession) {
    self.session = session
    isRightToLeft = false
  }

  /// The size that the node takes for `proposal`. Cached by proposal.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let size = measure(proposal)
    sizes.store(size, for: proposal)
    return size
  }

  /// Override: the size that the node takes for `proposal`.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The explicit value of an alignment guide, or nil. Cached by proposal.
  final func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard maySetGuide(key) else { return nil }
    if let known = guides[key]?[dimensions.proposal] { return known }
    let guide = explicitAlignment(key, in: dimensions)
    guides[key, default: ProposalMemo()].store(guide, for: dimensions.proposal)
    return guide
  }

  /// False if neither the node nor its content sets the guide at any size. `guide` then returns
  /// nil without laying out the content.
  final func maySetGuide(_ key: AlignmentKey) -> Bool {
    if let known = settableGuides[key] { return known }
    let maySet = canSet(key)
    settableGuides.store(maySet, for: key)
    return maySet
  }

  /// The distances that the node prefers to its neighbours. Cached.
  final var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let spacing = preferredSpacing()
    cachedSpacing = spacing
    return spacing
  }

  /// Override together with `explicitAlignment`: whether that can return a value for `key`.
  func canSet(_ key: AlignmentKey) -> Bool { false }

  /// Override: the explicit value of an alignment guide for a node with these dimensions, or nil.
  func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Override: the distances that the node prefers to its neighbours.
  func preferredSpacing() -> ViewSpacing { ViewSpacing() }

  /// Override: stacks offer space to nodes with a higher priority first.
  var layoutPriority: Double { 0 }

  /// Override: the archive node for `proposal`, with its frame at the origin.
  func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    ArchiveNode(kind: "view", frame: CGRect(origin: .zero, size: size(proposal)))
  }

  /// Override: adds the preference values set inside the node to `values`, in tree order.
  func collectPreferences(into values: inout PreferenceValues) {}

  /// Override: true if the node contains views that are created after the widget is placed, whose
  /// preferences are not known before.
  var createsContentLater: Bool { false }

  /// Override: the value from `layoutValue(key:value:)`.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(proposal), proposal: proposal)
  }

  /// Places the node so that its alignment guides match those of a container of size `bounds`.
  final func placeAligned(
    _ proposal: ProposedViewSize, in bounds: CGSize, _ alignment: Alignment
  ) -> ArchiveNode {
    let dimensions = dimensions(proposal)
    let container = ViewDimensions(node: nil, size: bounds, proposal: ProposedViewSize(bounds))
    var placed = placeIdentified(proposal)
    let leading = container[alignment.horizontal] - dimensions[alignment.horizontal]
    placed.frame.origin.x = left(leading, width: dimensions.width, in: bounds.width)
    placed.frame.origin.y = container[alignment.vertical] - dimensions[alignment.vertical]
    return placed
  }

  /// The left edge of a child that is `width` wide and `leading` away from the leading edge, in a
  /// parent that is `total` wide.
  final func left(_ leading: CGFloat, width: CGFloat, in total: CGFloat) -> CGFloat {
    isRightToLeft ? total - leading - width : leading
  }

  /// Places the node and sets its identity, unless `place` has set one.
  final func placeIdentified(_ proposal: ProposedViewSize) -> ArchiveNode {
    var placed = place(proposal)
    if placed.identity == nil { placed.identity = identity }
    return placed
  }
}

/// A node around one other node. It forwards everything that a subclass does not override.
@MainActor
class WrapperNode: _LayoutNode {
  let content: _LayoutNode

  init(_ content: _LayoutNode, _ context: _ViewContext) {
    self.content = content
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func canSet(_ key: AlignmentKey) -> Bool { content.maySetGuide(key) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    content.dimensions(dimensions.proposal).explicit(key)
  }

  override func preferredSpacing() -> ViewSpacing { content.spacing }

  override var layoutPriority: Double { content.layoutPriority }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    content.placeIdentified(proposal)
  }

  override func collectPreferences(into values: inout PreferenceValues) {
    content.collectPreferences(into: &values)
  }

  override var createsContentLater: Bool { content.createsContentLater }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    content.layoutValue(key)
  }
}

/// A node around any number of others.
@MainActor
class ContainerNode: _LayoutNode {
  let children: [_LayoutNode]

  init(_ children: [_LayoutNode], _ context: _ViewContext) {
    self.children = children
    super.init(context)
  }

  override func canSet(_ key: AlignmentKey) -> Bool {
    children.contains { $0.maySetGuide(key) }
  }

  override func collectPreferences(into values: inout PreferenceValues) {
    for child in children { child.collectPreferences(into: &values) }
  }

  override var createsContentLater: Bool { children.contains { $0.createsContentLater } }
}
