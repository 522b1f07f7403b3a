import CoreGraphics
import TextEngine
import ViewArchive

/// The layout node of a symbol. Its size follows the font, and it aligns to the baseline of text
/// beside it.
@MainActor
final class SymbolNode: _LayoutNode {
  private let image: Image
  private let name: String
  private let context: _ViewContext
  private let drawing: SymbolDrawing
  /// The bounds of a resizable symbol's outline, in the drawing's coordinates. The outline fills
  /// the node; nil for other symbols, which have the margins of their drawing.
  private let outline: CGRect?

  init(_ image: Image, _ context: _ViewContext) {
    self.image = image
    name = image.name
    self.context = context
    let engine = context.session.textEngine
    let drawn = DirectionalSymbol.name(
      name, isRightToLeft: context.environment.layoutDirection == .rightToLeft, engine)
    let variant = context.environment.symbolVariants.name(of: drawn)
    drawing = engine.symbol(
      engine.hasSymbol(variant) ? variant : drawn, font: context.environment.fontRequest,
      scale: context.environment.imageScale.archived, paint: .color(.black))
    let bounds = image.resizing == nil ? CGRect.null : Path(drawing.path).boundingRect
    outline = bounds.isNull || bounds.width <= 0 || bounds.height <= 0 ? nil : bounds
    super.init(context)
  }

  private var naturalSize: CGSize {
    let size = outline?.size ?? drawing.size
    return CGSize(width: session.pixelCeil(size.width), height: session.pixelCeil(size.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil
      ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  override func canSet(_ key: AlignmentKey) -> Bool { key.isTextBaseline }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    guard image.resizing == nil, key.isTextBaseline else { return nil }
    return drawing.baseline + (naturalSize.height - drawing.size.height) / 2
  }

  /// Symbols prefer no distance to text. Source: docs/layout-facts.md §1, item 8.
  override func preferredSpacing() -> ViewSpacing {
    guard image.resizing == nil else { return ViewSpacing() }
    var spacing = ViewSpacing.none
    spacing.top.lengths = [.textToText: 0]
    spacing.bottom.lengths = [.textToText: 0]
    return spacing
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    session.placedParts?.record(image, of: self)
    let bounds = CGRect(origin: .zero, size: drawableSize(size(proposal)))
    var node = ArchiveNode(
      kind: "Image", frame: bounds, accessibility: image.accessibility(spokenName, context),
      motion: context.leafMotion)
    if context.environment.redactionReasons.hidesText(in: context.environment) {
      node.content = redaction(bounds, context)
    } else {
      let request = _PaintRequest(context, bounds: bounds)
      let painting = SymbolPainting(image: image, drawing: drawing, context: context)
      let placement = placement(in: bounds).archived
      let shapes = painting.shapes(request).map { shape in
        NodeContent.fill(shape.path.transformed(by: placement), shape.paint, evenOdd: false)
      }
      if shapes.count == 1 {
        node.content = shapes[0]
      } else {
        node.children = shapes.map { ArchiveNode(kind: "layer", frame: bounds, content: $0) }
      }
      node.effects = ForegroundStyle()._effects(request)
    }
    return node
  }

  /// Centres the drawing in `bounds`, or stretches it over them if the image is resizable.
  private func placement(in bounds: CGRect) -> CGAffineTransform {
    let size = drawing.size
    guard let outline else {
      return CGAffineTransform(
        translationX: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
    }
    return CGAffineTransform(translationX: -outline.minX, y: -outline.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: bounds.width / outline.width, y: bounds.height / outline.height))
  }

  private var spokenName: String { Image.spokenName(ofSymbol: name) }
}
