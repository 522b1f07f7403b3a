import Foundation
import ViewArchive

extension Painter {
  /// Sets a paint as Cairo's source.
  ///
  /// - Parameters:
  ///   - area: The area to be painted, in the node's coordinates.
  ///   - alpha: Multiplies the paint's alpha. Must be 1 for paints without `supportsAlpha`.
  /// - Returns: false if nothing would be visible.
  func setPaint(
    _ paint: Paint, over area: CGRect, in matrix: AffineMatrix, alpha: Double
  ) -> Bool {
    switch paint {
    case .color(let color):
      let color = resolved(color, alpha)
      context.setSource(color)
      return color.alpha > 0
    case .linearGradient(let stops, let start, let end):
      guard let pattern = Pattern(linearFrom: start, to: end) else { return false }
      return setGradient(pattern, stops, matrix, alpha)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard
        let pattern = Pattern(radialAround: center, from: startRadius, to: endRadius)
      else { return false }
      return setGradient(pattern, stops, matrix, alpha)
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      guard bounds.width > 0, bounds.height > 0,
        let pattern = Pattern(radialAround: .zero, from: start, to: end)
      else { return false }
      let ellipse = AffineMatrix(
        a: Double(bounds.width), d: Double(bounds.height), tx: Double(center.x),
        ty: Double(center.y))
      return setGradient(pattern, stops, ellipse.followed(by: matrix), alpha)
    case .angularGradient(let stops, let center, let start, let end):
      let gradient = AngularGradient(
        stops: stops.map { stop in
          Paint.GradientStop(color: resolved(stop.color, alpha), location: stop.location)
        }, start: start, end: end)
      return setAngular(gradient, center: center, over: area, in: matrix)
    case .image(let index, let origin, let scale):
      return setImage(index, origin: origin, scale: scale, in: matrix)
    case .material(let radius, let tint):
      return setMaterial(
        deviation: radius * matrix.meanScale, tint: resolved(tint, alpha),
        over: matrix.bounds(of: area))
    }
  }

  /// The colour in the rendering mode, clamped to sRGB and multiplied by `alpha`.
  func resolved(_ color: PaintColor, _ alpha: Double) -> PaintColor {
    var result = color
    if !keepsColors, case .accented(let accent, let primary) = options.renderingMode {
      result = isInAccentGroup ? accent : primary
      result.alpha *= color.alpha
    }
    result.alpha *= alpha
    return PaintColor(
      red: result.red.clamped(to: 0...1), green: result.green.clamped(to: 0...1),
      blue: result.blue.clamped(to: 0...1), alpha: result.alpha.clamped(to: 0...1))
  }

  private func setGradient(
    _ pattern: Pattern, _ stops: [Paint.GradientStop], _ matrix: AffineMatrix, _ alpha: Double
  ) -> Bool {
    guard !stops.isEmpty, let inverse = matrix.inverse else { return false }
    for stop in stops {
      pattern.addStop(stop.location.clamped(to: 0...1), resolved(stop.color, alpha))
    }
    pattern.set(.pad)
    pattern.set(inverse)
    context.setSource(pattern)
    return true
  }

  private func setAngular(
    _ gradient: AngularGradient, center: CGPoint, over area: CGRect, in matrix: AffineMatrix
  ) -> Bool {
    guard let layer = layer(covering: matrix.bounds(of: area)) else { return false }
    let toCenter = matrix.translated(x: Double(center.x), y: Double(center.y))
    guard let inverse = layer.fromDevice(toCenter).inverse else { return false }
    layer.surface.withPixels { gradient.fill($0, toGradient: inverse) }
    return setSource(layer)
  }

  private func setImage(
    _ index: Int, origin: CGPoint, scale: Double, in matrix: AffineMatrix
  ) -> Bool {
    guard let image = image(index), image.size.width > 0, image.size.height > 0, scale > 0 else {
      return false
    }
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    guard let surface = pixels(of: image, drawnAt: size, in: matrix),
      let pattern = Pattern(surface: surface)
    else { return false }
    let place = AffineMatrix(
      a: Double(size.width) / Double(surface.width),
      d: Double(size.height) / Double(surface.height), tx: Double(origin.x), ty: Double(origin.y))
    guard let inverse = place.followed(by: matrix).inverse else { return false }
    pattern.set(.repeat)
    pattern.set(inverse)
    context.setSource(pattern)
    return true
  }

  /// Sets a source of the blurred pixels behind, with the tint over them. If there are no pixels
  /// (on a page or in a mask), the source is only the tint.
  private func setMaterial(deviation: Double, tint: PaintColor, over device: CGRect) -> Bool {
    let blur = BoxBlur(deviation: min(deviation, Layer.maximumDeviation))
    let reach = Double(blur?.reach ?? 0)
    var isSet = false
    context.withTargetPixels { target, corner in
      let all = CGRect(
        x: corner.x, y: corner.y, width: CGFloat(target.width), height: CGFloat(target.height))
      let seen = device.intersection(context.clipBounds).insetBy(dx: -reach, dy: -reach)
        .intersection(all)
      guard let layer = layer(pixels: seen.roundedOut.intersection(all)) else { return }
      layer.surface.withPixels { copy in
        let (x, y) = (Int(layer.origin.x - corner.x), Int(layer.origin.y - corner.y))
        for row in 0..<copy.height {
          (copy.base + row * copy.stride).update(
            from: target.base + (row + y) * target.stride + x * 4, count: copy.width * 4)
        }
        blur?.apply(to: copy, bytesPerPixel: 4, clampsEdges: true)
      }
      draw(on: layer, in: .identity) { _ in
        context.setSource(tint)
        context.paint()
      }
      isSet = setSource(layer)
    }
    if !isSet { context.setSource(tint) }
    return true
  }
}
