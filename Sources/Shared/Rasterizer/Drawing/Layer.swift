import Foundation
import ViewArchive

/// A separate pixel buffer for content that cannot be drawn directly on the target.
struct Layer {
  /// The largest blur, in pixels. A wider one would look the same.
  static let maximumDeviation = 512.0

  let surface: Surface
  /// The layer's top left corner, in device pixels, or in points on a page.
  let origin: CGPoint
  /// The layer's pixels per device unit: 1, less below a wide blur, or `DrawingOptions.scale` on a
  /// page.
  let resolution: Double

  func moved(by offset: CGPoint) -> Layer {
    Layer(
      surface: surface, origin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y),
      resolution: resolution)
  }

  /// Converts a matrix to device coordinates into one to the layer's pixels.
  func fromDevice(_ matrix: AffineMatrix) -> AffineMatrix {
    matrix.followed(
      by: AffineMatrix(
        a: resolution, d: resolution, tx: -Double(origin.x) * resolution,
        ty: -Double(origin.y) * resolution))
  }
}

extension Painter {
  /// Creates a transparent layer over the part of `bounds` that is inside the clip.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the content, in device coordinates.
  ///   - reach: The distance, in device units, by which later operations such as blurs spread
  ///     colour.
  ///     The layer is enlarged by it on all sides.
  ///   - offset: The offset at which the layer will be composited.
  /// - Returns: nil if nothing of the layer would be visible.
  func layer(
    covering bounds: CGRect, reach: Double = 0, offset: CGPoint = .zero,
    format: Surface.Format = .color
  ) -> Layer? {
    visibleArea(of: bounds, reach: reach, offset: offset).flatMap {
      layer(pixels: $0, format: format)
    }
  }

  /// The part of `bounds` that is needed inside the clip, in whole device pixels. The parameters
  /// are those of `layer(covering:reach:offset:format:)`.
  func visibleArea(of bounds: CGRect, reach: Double, offset: CGPoint = .zero) -> CGRect? {
    guard bounds.isFinite else { return nil }
    let seen = context.clipBounds.offsetBy(dx: -offset.x, dy: -offset.y)
    let needed = bounds.insetBy(dx: -reach, dy: -reach)
      .intersection(seen.insetBy(dx: -reach, dy: -reach))
    return needed.isNull ? nil : needed.roundedOut
  }

  /// - Parameter detail: The layer's pixels per pixel of the target.
  func layer(
    pixels: CGRect, format: Surface.Format = .color, detail: Double = 1
  ) -> Layer? {
    guard !pixels.isNull, pixels.width > 0, pixels.height > 0, failure == nil else { return nil }
    let resolution = context.isVector ? options.scale : detail
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

  /// Redirects drawing in `body` to the layer. `body` receives the matrix to the layer's pixels.
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
      for operation in operations {
        operation.apply(to: region, scale: scale, format: layer.surface.format)
      }
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
