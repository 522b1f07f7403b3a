import ViewArchive

/// A filled shape: as large as it is offered.
@MainActor
final class ShapeNode: _LayoutNode {
  private let kind: String
  private let context: _ViewContext
  private let style: any ShapeStyle
  private let fillStyle: FillStyle
  private let path: (CGRect) -> Path
  private let sizing: ((ProposedViewSize) -> CGSize)?

  init(
    kind: String, _ context: _ViewContext, style: any ShapeStyle,
    fillStyle: FillStyle = FillStyle(),
    path: @escaping (CGRect) -> Path, sizing: ((ProposedViewSize) -> CGSize)? = nil
  ) {
    self.kind = kind
    self.context = context
    self.style = style
    self.fillStyle = fillStyle
    self.path = path
    self.sizing = sizing
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    sizing?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: finite(size(proposal)))
    let paint = style._paint(_PaintRequest(context, bounds: bounds))
    return ArchiveNode(
      kind: kind, frame: bounds,
      content: .fill(path(bounds).archived, paint, evenOdd: fillStyle.isEOFilled))
  }

  /// A shape that is offered infinity is drawn in nothing.
  private func finite(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
  }
}

/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
