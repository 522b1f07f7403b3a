// The colours of the current context. Without a context, these methods do nothing.
extension UIColor {
  /// Sets the colour of fills and strokes.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
