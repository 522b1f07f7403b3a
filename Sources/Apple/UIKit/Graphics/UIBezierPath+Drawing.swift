// Drawing into the current context. Without one, these methods do nothing.
extension UIBezierPath {
  /// Fills the path with the context's fill colour.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes the path with the context's stroke colour and the path's own line style.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.addPath(cgPath)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.addPath(cgPath)
      context.strokePath()
    }
  }

  /// Clips the current context to the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// - Parameter pattern: The lengths of lines and gaps, in points; nil is a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = UnsafeBufferPointer(start: pattern, count: min(max(count, 0), 1000))
    dash = (Array(lengths), phase)
  }

  private func draw(
    _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal || alpha != 1 {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    context.beginPath()
    body(context)
    context.restoreGState()
  }
}
