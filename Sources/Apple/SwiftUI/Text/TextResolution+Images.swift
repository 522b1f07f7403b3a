import CoreGraphics
import TextEngine
import ViewArchive

// Images in lines of text.
extension TextResolution {
  /// Appends a symbol as glyphs if it has one color and no parts that are cut out of each other,
  /// else as an attachment.
  func append(_ image: Image, _ context: _ViewContext, to segments: inout ResolvedSegments) {
    guard case .system(let name) = image.source else {
      if let attachment = attachment(image, context) {
        append(content: .attachment(attachment), context, to: &segments)
      }
      return
    }
    let engine = session.textEngine
    let drawn = DirectionalSymbol.name(
      name, isRightToLeft: context.environment.layoutDirection == .rightToLeft, engine)
    let scale = context.environment.imageScale.archived
    let drawing = engine.symbol(
      drawn, font: context.environment.fontRequest, scale: scale, paint: .color(.black))
    let painting = SymbolPainting(image: image, drawing: drawing, context: context)
    append(
      content: painting.needsShapes
        ? .attachment(attachment(painting, name)) : .symbol(name: drawn, scale: scale),
      context, to: &segments)
  }

  private func attachment(_ painting: SymbolPainting, _ name: String) -> TextAttachment {
    let drawing = painting.drawing
    let bounds = CGRect(
      x: 0, y: -drawing.baseline, width: drawing.size.width, height: drawing.size.height)
    let placement = AffineMatrix(ty: -drawing.baseline)
    let shapes = painting.shapes(_PaintRequest(painting.context, bounds: bounds))
    return TextAttachment(
      name: Image.spokenName(ofSymbol: name), width: drawing.size.width,
      parts: shapes.map { .fill($0.path.transformed(by: placement), $0.paint) })
  }

  /// An image in its natural size, with its bottom edge on the baseline; nil, with a notice, if it
  /// cannot be loaded.
  private func attachment(_ image: Image, _ context: _ViewContext) -> TextAttachment? {
    switch image.entry(context.environment, session) {
    case .success(let entry):
      let size = entry.image.size
      let frame = CGRect(x: 0, y: -size.height, width: size.width, height: size.height)
      return TextAttachment(
        name: image.name, width: size.width, ascent: size.height,
        parts: [
          .image(image.drawing(of: entry, in: frame, context, session), frame: frame)
        ])
    case .failure(let fault):
      session.notice(fault.notice)
      return nil
    case nil: return nil
    }
  }
}
