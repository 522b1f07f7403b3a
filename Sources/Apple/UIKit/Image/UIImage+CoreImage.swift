import CoreImage

extension UIImage {
  /// The pixels of a Core Image image, one per point. Empty if it has none.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// - Parameter scale: Pixels per point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let image = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }
}

extension UIImage {
  /// nil: an image that was made of one has its pixels instead.
  public var ciImage: CIImage? { nil }
}

extension CIImage {
  /// nil for an empty image.
  public convenience init?(image: UIImage) {
    guard let image = image.cgImage else { return nil }
    self.init(cgImage: image)
  }
}

extension CIColor {
  /// The colour in the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) { self.init(cgColor: ciColor.cgColor) }
}
