import ViewArchive

// Compatibility: partial | `draw` and `size(withAttributes:)` of strings and attributed strings,
//   `boundingRect`, `NSParagraphStyle`, `NSShadow` | fonts, colors, kerning, lines, shadow,
//   alignment, line breaks, line spacing; **silent**: line heights, indents, stroked text,
//   attachments

// Drawing into the current context. Without one, these methods do nothing.
extension UIImage {
  /// - Parameter point: The image's top left corner.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// - Parameter alpha: Replaces the context's alpha, 0…1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if blendMode != .normal || alpha != 1 {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    context.drawDownwards(image, in: rect, template: templateColor)
  }

  /// Fills a rectangle with copies of the image, from its top left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, size.width >= 1,
      size.height >= 1,
      rect.width / size.width * (rect.height / size.height) <= 10_000
    else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
  }

  /// The colour that fills the image's shape; nil for an image that keeps its colours.
  private var templateColor: CGColor? {
    if let tint { return tint.cgColor }
    return renderingMode == .alwaysTemplate ? UIColor.black.cgColor : nil
  }
}
