import ViewArchive

/// A primitive view while it is laid out: it is asked for sizes, then placed once.
///
/// Layout is SwiftUI's protocol. The parent proposes a size, the node answers with the size it
/// takes, and the parent chooses where. `place` then makes the archive's node for that proposal,
/// at the origin; the parent moves it.
@MainActor
open class _LayoutNode {
  let session: RenderSession
  /// Layout counts from the leading edge; where that is the right one, places are mirrored.
  let isRightToLeft: Bool
  /// `id(_:)` or the element of a `ForEach`.
  var identity: String?
  private var sizes = ProposalMemo<CGSize>()
  private var guides: [AlignmentKey: ProposalMemo<CGFloat?>] = [:]
  private var guidedKeys: [AlignmentKey: Bool] = [:]
  private var knownSpacing: ViewSpacing?

  init(_ context: _ViewContext) {
    session = context.session
    isRightToLeft = context.environment.layoutDirection == .rightToLeft
  }

  /// For nodes that only measure.
  init(session: RenderSession) {
    self.session = session
    isRightToLeft = false
  }

  /// The size taken for `proposal`; measured once a proposal.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let size = measure(proposal)
    sizes.keep(size, for: proposal)
    return size
  }

  /// Override: the size taken for `proposal`.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The alignment guide that is set on purpose; worked out once a proposal.
  final func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard mayGuide(key) else { return nil }
    if let known = guides[key]?[dimensions.proposal] { return known }
    let guide = explicitAlignment(key, in: dimensions)
    guides[key, default: ProposalMemo()].keep(guide, for: dimensions.proposal)
    return guide
  }

  /// False where nothing inside sets the guide at any size: then nothing is laid out to ask for it.
  final func mayGuide(_ key: AlignmentKey) -> Bool {
    if let known = guidedKeys[key] { return known }
    let mayGuide = canSet(key)
    guidedKeys[key] = mayGuide
    return mayGuide
  }

  /// The distances this node prefers to its neighbours; worked out once.
  final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = preferredSpacing()
    knownSpacing = spacing
    return spacing
  }

  /// Override with `explicitAlignment`: whether that can be anything but nil.
  func canSet(_ key: AlignmentKey) -> Bool { false }

  /// Override: an alignment guide that is set on purpose, for a node of these dimensions.
  func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Override: the distances this node prefers to its neighbours.
  func preferredSpacing() -> ViewSpacing { ViewSpacing() }

  /// Override: higher ones are given space first.
  var layoutPriority: Double { 0 }

  /// Override: the archive's node for `proposal`, its frame at the origin.
  func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    ArchiveNode(kind: "view", frame: CGRect(origin: .zero, size: size(proposal)))
  }

  /// Override: the preference values set inside, merged in tree order.
  func collectPreferences(into values: inout PreferenceValues) {}

  /// Override: values of `layoutValue(key:value:)`.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(proposal), proposal: proposal)
  }

  /// Places the node so that its alignment guides meet those of a container of size `bounds`.
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

  /// The left edge of a child of `width` that stands `leading` from the leading edge.
  final func left(_ leading: CGFloat, width: CGFloat, in total: CGFloat) -> CGFloat {
    isRightToLeft ? total - leading - width : leading
  }

  final func placeIdentified(_ proposal: ProposedViewSize) -> ArchiveNode {
    var placed = place(proposal)
    if placed.identity == nil { placed.identity = identity }
    return placed
  }
}

/// A node around one other: everything passes through until it is overridden.
@MainActor
class WrapperNode: _LayoutNode {
  let content: _LayoutNode

  init(_ content: _LayoutNode, _ context: _ViewContext) {
    self.content = content
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func canSet(_ key: AlignmentKey) -> Bool { content.mayGuide(key) }

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
    children.contains { $0.mayGuide(key) }
  }

  override func collectPreferences(into values: inout PreferenceValues) {
    for child in children { child.collectPreferences(into: &values) }
  }
}
