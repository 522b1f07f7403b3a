import TextEngine
import ViewArchive

extension Text: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    context.labelRecorder?.record(self, context)
    return [TextNode(self, context)]
  }
}

/// The layout node of a `Text`.
///
/// The text is resolved once, in `init`, into styled segments: localized, with fonts and paragraph
/// settings of the environment. `TextEngine` breaks them into lines for each proposal and measures
/// them; the rules are in docs/layout-facts.md §1.
///
/// `place` paints gradients and images again, because they need the final bounds. The archive gets
/// positioned lines, or, for text that follows the clock, the segments themselves, which the host
/// lays out at each instant. Redacted text becomes one bar for each line.
@MainActor
final class TextNode: _LayoutNode {
  private let text: Text
  private let context: _ViewContext
  private let segments: ResolvedSegments
  private let paragraph: ParagraphStyle

  init(_ text: Text, _ context: _ViewContext) {
    self.text = text
    self.context = context
    let resolution = TextResolution(session: context.session)
    segments = resolution.resolve(text, context).drawableByHost(context.session)
    paragraph = resolution.paragraph(context.environment)
    super.init(context)
  }

  /// The text, painted for empty bounds.
  private var styled: StyledText { segments.text }

  private func block(_ proposal: ProposedViewSize, of styled: StyledText) -> TextBlock {
    session.textEngine.layout(
      styled, paragraph: paragraph, width: limit(proposal.width),
      height: limit(proposal.height), scale: session.displayScale, now: session.now,
      hugsString: session.live != nil)
  }

  private func block(_ proposal: ProposedViewSize) -> TextBlock { block(proposal, of: styled) }

  /// Returns nil, which means unlimited, for infinite lengths.
  private func limit(_ length: CGFloat?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return max(length, 0)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer = context.environment.textRenderer else { return textSize(proposal) }
    let size = renderer.sizeThatFits(
      proposal: proposal, text: TextProxy(size: { [self] in textSize($0) }))
    return CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
  }

  /// The size of the text without a renderer.
  private func textSize(_ proposal: ProposedViewSize) -> CGSize {
    if styled.segments.isEmpty { return CGSize(width: 0, height: emptyHeight) }
    return block(proposal).size
  }

  /// The height of a text without characters: one line, or the lines for which space is reserved.
  private var emptyHeight: CGFloat {
    let metrics = FontMetrics(context.environment.fontRequest)
    let pitch = metrics.height + metrics.leading + paragraph.lineSpacing
    return session.pixelCeil(
      metrics.height + pitch * Double(max(paragraph.minimumLineCount - 1, 0)))
  }

  override func canSet(_ key: AlignmentKey) -> Bool { key.isTextBaseline }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    guard !styled.segments.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key {
      return block(dimensions.proposal).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return block(dimensions.proposal).lastBaseline
    }
    return nil
  }

  override func preferredSpacing() -> ViewSpacing {
    FontMetrics(largestFont).spacing(session)
  }

  private var largestFont: FontRequest {
    styled.segments.map(\.style.font).max { $0.size < $1.size } ?? context.environment.fontRequest
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    session.placedParts?.record(text, of: self, context)
    let size = size(proposal)
    let frame = CGRect(origin: .zero, size: size)
    var node = ArchiveNode(kind: "Text", frame: frame, motion: context.leafMotion)
    guard !styled.segments.isEmpty else { return node }
    let painted = segments.painted(in: frame)
    let block = block(proposal, of: painted)
    let isHidden =
      segments.isPlaceholder
      || context.environment.redactionReasons.hidesText(in: context.environment)
    if let renderer = context.environment.textRenderer, !isHidden {
      node.children = drawings(of: renderer, painted, proposal, size)
    } else if isHidden {
      node.children = redactionBars(block)
    } else {
      node.content = styled.isDynamic ? .dynamicText(painted, paragraph) : .text(block)
      node.effects = ForegroundStyle()._effects(_PaintRequest(context, bounds: frame))
    }
    // Text that follows the clock is read out as it looks at that time.
    let isLive = if case .dynamicText = node.content { true } else { false }
    node.accessibility = NodeAccessibility(
      label: TextResolution(session: session).accessibilityLabel(text, context)
        ?? (isLive ? nil : block.string),
      traits: styled.isDynamic ? [.isStaticText, .updatesFrequently] : .isStaticText)
    return node
  }

  /// What a text renderer draws.
  private func drawings(
    of renderer: any TextRenderer, _ painted: StyledText, _ proposal: ProposedViewSize,
    _ size: CGSize
  ) -> [ArchiveNode] {
    if styled.isDynamic {
      session.notice(
        "A text renderer draws a date or timer once: it shows the text of the entry's date.")
    }
    let detail = session.textEngine.detail(
      of: painted, paragraph: paragraph, width: limit(proposal.width),
      height: limit(proposal.height), scale: session.displayScale, now: session.now)
    let layer = CanvasLayer(size: size, symbols: [], context)
    var graphics = GraphicsContext(layer: layer, environment: context.environment)
    renderer.draw(
      layout: Text.Layout(detail, attributes: segments.attributes), in: &graphics)
    return layer.nodes
  }

  /// Returns a rounded bar for each line.
  private func redactionBars(_ block: TextBlock) -> [ArchiveNode] {
    let metrics = FontMetrics(largestFont)
    let height = metrics.capHeight + metrics.descent
    return block.lines.map { line in
      let frame = CGRect(
        x: line.origin.x, y: line.origin.y - metrics.capHeight, width: line.width, height: height)
      let bounds = CGRect(origin: .zero, size: frame.size)
      let paint = ForegroundStyle()._paint(_PaintRequest(context, bounds: bounds)).opacity(0.2)
      return ArchiveNode(
        kind: "redaction", frame: frame,
        content: .fill(
          Path(roundedRect: bounds, cornerRadius: height / 4).archived, paint, evenOdd: false))
    }
  }
}
