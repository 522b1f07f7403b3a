import ViewArchive

/// An image, tiled over what is filled.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never

  public var image: Image
  /// The part of the image that is tiled, in its unit coordinates. The whole image is drawn
  /// whatever it says, with a notice.
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
      session.notice("ImagePaint tiles the whole image: its sourceRect is not followed.")
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
      session.notice("ImagePaint does not tile symbols: nothing is drawn for one.")
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
