import Foundation
import ViewArchive

/// Pixels of their own, for what cannot be drawn directly.
struct Layer {
  /// A wider blur than this, in pixels, is drawn as this: nothing would be seen of the difference.
  static let largestDeviation = 512.0

  let surface: Surface
  /// Of the layer's corner, in device pixels or, on a page, points.
  let origin: CGPoint
  /// The layer's pixels for one device unit: 1, but on a page `DrawingOptions.scale`.
  let resolution: Double

  /// From the layer's device to the layer's pixels.
  func fromDevice(_ matrix: AffineMatrix) -> AffineMatrix {
    matrix.followed(
      by: AffineMatrix(
        a: resolution, d: resolution, tx: -Double(origin.x) * resolution,
        ty: -Double(origin.y) * resolution))
  }
}

extension Painter {
  /// A clear layer over the part of `bounds` that is within the clip.
  ///
  /// - Parameters:
  ///   - bounds: Device coordinates of what is drawn.
  ///   - reach: How far, in device units, later changes move colour: the layer is as much wider.
  ///   - offset: Where the layer will be seen, away from where it is drawn.
  /// - Returns: nil where nothing would be seen.
  func layer(
    covering bounds: CGRect, reach: Double = 0, offset: CGPoint = .zero,
    format: Surface.Format = .color
  ) -> Layer? {
    guard bounds.isFinite else { return nil }
    let seen = context.clipBounds.offsetBy(dx: -offset.x, dy: -offset.y)
    let needed = bounds.insetBy(dx: -reach, dy: -reach)
      .intersection(seen.insetBy(dx: -reach, dy: -reach))
    guard !needed.isNull else { return nil }
    return layer(pixels: needed.roundedOut, format: format)
  }

  func layer(pixels: CGRect, format: Surface.Format = .color) -> Layer? {
    guard !pixels.isNull, pixels.width > 0, pixels.height > 0, failure == nil else { return nil }
    let resolution = context.isVector ? options.scale : 1
    let width = (Double(pixels.width) * resolution).rounded(.up)
    let height = (Double(pixels.height) * resolution).rounded(.up)
    do throws(RasterizerError) {
      guard width < 32_768, height < 32_768, width * height <= Double(options.pixelLimit) * 2
      else {
        throw RasterizerError.tooManyPixels(
          width: width, height: height, limit: options.pixelLimit)
      }
      return Layer(
        surface: try Surface(width: Int(width), height: Int(height), format: format),
        origin: pixels.origin, resolution: resolution)
    } catch {
      fail(error)
      return nil
    }
  }

  /// Draws on the layer: `body` gets the matrix that leads to its pixels.
  func draw(on layer: Layer, in matrix: AffineMatrix, _ body: (AffineMatrix) -> Void) {
    let target = context
    defer { context = target }
    do throws(RasterizerError) {
      context = try Context(layer.surface)
      body(layer.fromDevice(matrix))
      try context.check()
    } catch {
      fail(error)
    }
  }

  func apply(_ operations: [PixelOperation], to layer: Layer, scale: Double) {
    layer.surface.withPixels { region in
      for operation in operations { operation.apply(to: region, scale: scale) }
    }
  }

  func composite(_ layer: Layer, alpha: Double) {
    if setSource(layer) { context.paint(alpha: alpha) }
  }

  func setSource(_ layer: Layer, offset: CGPoint = .zero) -> Bool {
    guard let pattern = pattern(of: layer, offset: offset) else { return false }
    context.setSource(pattern)
    return true
  }

  func pattern(of layer: Layer, offset: CGPoint = .zero) -> Pattern? {
    guard let pattern = Pattern(surface: layer.surface) else { return nil }
    let (x, y) = (Double(layer.origin.x + offset.x), Double(layer.origin.y + offset.y))
    let resolution = layer.resolution
    pattern.set(
      AffineMatrix(a: resolution, d: resolution, tx: -x * resolution, ty: -y * resolution))
    return pattern
  }

  func fail(_ error: RasterizerError) {
    if failure == nil { failure = error }
  }
}
