import Foundation

// What readers of archives know about each effect, so that a new one is described in one place.

extension NodeEffect {
  /// The point of the drawing without the effect that is seen at `point`; nil if a tap there hits
  /// nothing.
  func drawnPoint(at point: CGPoint) -> CGPoint? {
    switch self {
    case .transform(let matrix): matrix.inverse?(point)
    case .projection(let matrix): matrix.inverse?(point)
    case .bend(let curve): curve.inverse(point)
    case .clip(let path, let evenOdd, _): path.contains(point, evenOdd: evenOdd) ? point : nil
    case .opacity(let value): value > 0 ? point : nil
    default: point
    }
  }

  /// The matrix that moves the drawing as the effect moves `point`; nil if it does not move
  /// drawings.
  func motion(at point: CGPoint) -> AffineMatrix? {
    switch self {
    case .transform(let matrix): matrix
    case .projection(let projection): projection.approximation(at: point)
    case .bend(let curve): curve.motion(at: point)
    default: nil
    }
  }

  /// The bounds of a drawing with the effect, given those without it; nil if nothing is drawn. The
  /// result may be too large, but never too small.
  public func bounds(of bounds: CGRect) -> CGRect? {
    switch self {
    case .clip(let path, _, _):
      guard let clip = path.controlBounds else { return nil }
      let rest = bounds.intersection(clip)
      return rest.isNull ? nil : rest
    case .transform(let matrix): return matrix.bounds(of: bounds)
    case .projection(let matrix): return matrix.bounds(of: bounds) ?? Self.unlimited
    case .bend(let curve): return curve.bounds(of: bounds)
    case .blur(let radius, _): return bounds.insetBy(dx: -3 * radius, dy: -3 * radius)
    case .shadow(_, let radius, let x, let y):
      return bounds.union(
        bounds.insetBy(dx: -3 * radius, dy: -3 * radius).offsetBy(dx: x, dy: y))
    default: return bounds
    }
  }

  /// The bounds of a plane that is seen up to its horizon.
  private static let unlimited = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  /// Whether the effect changes the colors of a drawing otherwise than by its opacity.
  public var changesColors: Bool {
    switch self {
    case .opacity, .clip, .transform, .projection, .bend, .compositingGroup, .shadow: false
    case .mask, .blur, .blend, .brightness, .contrast, .saturation, .grayscale, .hueRotation,
      .colorInvert, .colorMultiply, .luminanceToAlpha:
      true
    }
  }

  /// Whether an archive can contain the effect, given which numbers it can contain. Does not
  /// include the path of a clip and the node of a mask.
  public func isValid(_ accepts: (Double) -> Bool) -> Bool {
    switch self {
    case .opacity(let amount), .brightness(let amount), .contrast(let amount),
      .saturation(let amount), .grayscale(let amount), .hueRotation(let amount):
      accepts(amount)
    case .transform(let matrix):
      [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].allSatisfy(accepts)
    case .projection(let projection):
      NodeEffect.transform(projection.affine).isValid(accepts)
        && [projection.px, projection.py, projection.pw].allSatisfy(accepts)
    case .bend(let curve):
      [
        Double(curve.center.x), Double(curve.center.y), Double(curve.anchor.x),
        Double(curve.anchor.y), curve.radius, curve.angle,
      ].allSatisfy(accepts) && curve.radius > 0
    case .blur(let radius, _): accepts(radius)
    case .shadow(let color, let radius, let x, let y):
      NodeEffect.colorMultiply(color).isValid(accepts) && [radius, x, y].allSatisfy(accepts)
    case .colorMultiply(let color):
      [color.red, color.green, color.blue, color.alpha].allSatisfy(accepts)
    case .clip, .mask, .blend, .compositingGroup, .colorInvert, .luminanceToAlpha: true
    }
  }
}

extension TreePrinter {
  func describe(_ effect: NodeEffect) -> String {
    switch effect {
    case .opacity(let value): "opacity \(numbers(value))"
    case .clip(let path, _, _): "clip \(shape(path))"
    case .mask: "mask"
    case .transform(let matrix): describe(matrix)
    case .projection(let projection):
      describe(projection.affine) + " over "
        + [projection.px, projection.py, projection.pw].map { numbers($0) }.joined(separator: " ")
    case .bend(let curve):
      "bend \(curve.isClockwise ? "clockwise" : "counter-clockwise") "
        + "around (\(numbers(Double(curve.center.x))),\(numbers(Double(curve.center.y)))) "
        + "radius \(numbers(curve.radius)) at \(numbers(curve.angle * 180 / .pi))°"
    case .blur(let radius, _): "blur \(numbers(radius))"
    case .shadow(let color, let radius, let x, let y):
      "shadow \(describe(color)) \(numbers(radius)) (\(numbers(x)),\(numbers(y)))"
    case .blend(let mode): "blend \(mode)"
    case .compositingGroup: "compositingGroup"
    case .brightness(let value): "brightness \(numbers(value))"
    case .contrast(let value): "contrast \(numbers(value))"
    case .saturation(let value): "saturation \(numbers(value))"
    case .grayscale(let value): "grayscale \(numbers(value))"
    case .hueRotation(let angle): "hueRotation \(numbers(angle))"
    case .colorInvert: "colorInvert"
    case .colorMultiply(let color): "colorMultiply \(describe(color))"
    case .luminanceToAlpha: "luminanceToAlpha"
    }
  }

  private func describe(_ matrix: AffineMatrix) -> String {
    let values = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    return "transform(\(values.map { numbers($0) }.joined(separator: " ")))"
  }
}
