import ViewArchive

/// A filled or stroked shape, which takes the proposed size unless `sizing` says otherwise.
@MainActor
final class ShapeNode: _LayoutNode {
  private let kind: String
  private let context: _ViewContext
  private let style: any ShapeStyle
  private let fillStyle: FillStyle
  private let stroke: StrokeStyle?
  private let path: (CGRect) -> Path
  private let sizing: ((ProposedViewSize) -> CGSize)?
  /// Returns the path at a distance from the container; nil if the path does not depend on it.
  var pathAtDistance: ((CGRect, CGFloat) -> Path)?

  init(
    kind: String, _ context: _ViewContext, style: any ShapeStyle,
    fillStyle: FillStyle = FillStyle(), stroke: StrokeStyle? = nil,
    path: @escaping (CGRect) -> Path, sizing: ((ProposedViewSize) -> CGSize)? = nil
  ) {
    self.kind = kind
    self.context = context
    self.style = style
    self.fillStyle = fillStyle
    self.stroke = stroke
    self.path = path
    self.sizing = sizing
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    sizing?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: drawableSize(size(proposal)))
    let request = _PaintRequest(context, bounds: bounds)
    let paint = style._paint(request)
    let node = ArchiveNode(
      kind: kind, frame: bounds, content: content(path(bounds), paint),
      effects: style._effects(request), motion: context.timings.isEmpty ? nil : context.leafMotion)
    guard let pathAtDistance, let container = context.environment.containerShape else {
      return node
    }
    return session.geometry.deferred(node) { [self] node, frame, frames in
      let distance = container.distance(of: frame, frames, in: session.geometry)
      node.content = content(pathAtDistance(bounds, distance), paint)
    }
  }

  private func content(_ path: Path, _ paint: Paint) -> NodeContent {
    let path = path.archived
    guard let stroke else { return .fill(path, paint, evenOdd: fillStyle.isEOFilled) }
    return stroke.archived.map { .stroke(path, paint, $0) } ?? .none
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
