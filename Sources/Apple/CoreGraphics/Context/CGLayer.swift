import PixelService

// Compatibility: works | `CGLayer` | stays a drawing

/// A drawing that is drawn into a context several times.
///
/// Its coordinates are those of the context it was created for, with the same number of pixels per
/// point.
public final class CGLayer {
  /// In points.
  public let size: CGSize
  public let context: CGContext?

  /// - Parameter auxiliaryInfo: Has no effect.
  /// - Returns: nil if the layer would have no pixels, or too many.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let scale = context.record.scale
    guard size.width.isFinite, size.height.isFinite, size.width < 1e6, size.height < 1e6,
      PixelBuffer.isPlausible(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    else { return nil }
    self.size = size
    self.context = CGContext(size: size, scale: scale, isOpaque: false, pointsUp: true)
  }
}

extension CGContext {
  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    draw(image, in: rect)
  }
}
