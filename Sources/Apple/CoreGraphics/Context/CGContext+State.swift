import ViewArchive

// MARK: - Transform
extension CGContext {
  /// From the current coordinates to pixels, of which the lowest row has the smallest y.
  public var ctm: CGAffineTransform {
    let scale = record.scale
    return state.transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: record.size.height * scale))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// - Parameter angle: In radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

// MARK: - Colours
extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = .color(PaintColor(color)) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = .color(PaintColor(color)) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Has no effect: colours have their own space.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: colours have their own space.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: there is only sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// - Parameter alpha: Multiplies the alpha of drawings, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
  }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Casts a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// - Parameters:
  ///   - offset: In points that the current transform does not change. Positive heights are
  ///     downwards in a context that UIKit created, and upwards in that of a bitmap.
  ///   - blur: Twice the standard deviation.
  ///   - color: nil removes the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let numbers = [offset.width, offset.height, blur]
    guard let color, numbers.allSatisfy({ $0.magnitude < 100_000 }), color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = .shadow(
      color: PaintColor(color), radius: max(Double(blur), 0) / 2, x: Double(offset.width),
      y: Double(pointsUp ? -offset.height : offset.height))
  }
}

// MARK: - Lines
extension CGContext {
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Has no effect: curves are always smooth.
  public func setFlatness(_ flatness: CGFloat) {}

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dash = lengths
    state.dashPhase = phase
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Applies to clips; shapes are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
  /// Has no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
}
