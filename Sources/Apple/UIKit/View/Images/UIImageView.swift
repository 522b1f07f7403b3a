/// An image in a view.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  private var animates = false

  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open var highlightedAnimationImages: [UIImage]?
  open var isAnimating: Bool { animates }
  open func startAnimating() { animates = true }
  open func stopAnimating() { animates = false }
}
