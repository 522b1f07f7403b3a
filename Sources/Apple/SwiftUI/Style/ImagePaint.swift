import ViewArchive

// Compatibility (styles): partial | `ImagePaint` | tiles whole images; `sourceRect` is ignored

/// A style that tiles an image over the filled area.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never

  public var image: Image
  /// The part of the image to tile, in unit coordinates. It is ignored, with a notice: the whole
  /// image is tiled.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(_ request: _PaintRequest) -> Paint {
    let session = request.session
    if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
      session.notice("ImagePaint tiles the whole image: its sourceRect is ignored.")
    }
    switch image.entry(request.environment, session) {
    case .success(let entry):
      return .image(
        index: session.index(of: entry.image), origin: request.bounds.origin,
        scale: scale.isFinite && scale > 0 ? scale : 1)
    case .failure(let fault):
      session.notice(fault.notice)
      return .color(.clear)
    case nil:
      session.notice("ImagePaint cannot tile symbols: nothing is drawn. Use an image.")
      return .color(.clear)
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
