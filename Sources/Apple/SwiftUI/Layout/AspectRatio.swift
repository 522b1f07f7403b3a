import ViewArchive

// Compatibility (modifiers): works | `aspectRatio`, `scaledToFit`, `scaledToFill`

/// Whether content fits inside the available space or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// `aspectRatio(_:contentMode:)`. Source: docs/layout-facts.md §3, aspectRatio.
public struct _AspectRatioLayout {
  /// Width divided by height; nil uses the ratio of the content's ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode
}

extension _AspectRatioLayout: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    if let ratio, !ratio.isFinite || ratio <= 0 {
      context.session.notice(
        "aspectRatio is \(ratio): ignored, because a ratio must be finite and above 0.")
      return content
    }
    return AspectRatioNode(content, ratio: ratio, contentMode: contentMode, context)
  }
}

/// Proposes a size of the given ratio that fits in or fills the proposal, and takes the content's
/// size.
@MainActor
final class AspectRatioNode: WrapperNode {
  private let ratio: CGFloat?
  private let contentMode: ContentMode

  init(
    _ content: _LayoutNode, ratio: CGFloat?, contentMode: ContentMode, _ context: _ViewContext
  ) {
    self.ratio = ratio
    self.contentMode = contentMode
    super.init(content, context)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    var ratio = ratio
    if ratio == nil {
      let ideal = content.size(.unspecified)
      guard ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite
      else { return proposal }
      ratio = ideal.width / ideal.height
    }
    guard let ratio else { return proposal }
    let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    guard let byWidth, let byHeight else {
      return (byWidth ?? byHeight).map { ProposedViewSize($0) } ?? proposal
    }
    let isWidthLess = byWidth.width <= byHeight.width
    return ProposedViewSize(isWidthLess == (contentMode == .fit) ? byWidth : byHeight)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(offer(proposal)) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    content.dimensions(offer(dimensions.proposal)).explicit(key)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    content.placeIdentified(offer(proposal))
  }
}

extension View {
  /// `aspectRatio` is width divided by height; nil uses the ratio of the content's ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
