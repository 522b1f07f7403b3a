// Images that consist of several, and images that adapt to where they are drawn.
extension UIImage {
  /// The first image: animated images do not move here.
  public class func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? { images.first }

  /// Always nil: an animated image is its first one.
  public var images: [UIImage]? { nil }
  /// Always 0: an animated image is its first one.
  public var duration: TimeInterval { 0 }

  /// The same image.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The same image: its layout direction is from left to right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public var flipsForRightToLeftLayoutDirection: Bool { false }

  /// The same image: all of it is stretched, including the caps.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The same image: all of it is stretched, including the caps.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  public enum ResizingMode: Int, Sendable { case tile, stretch }
}
