// Compatibility: accepted | `UILabel`, `UITextView`, `UITextField`, `UIImageView`, `UIStackView`,
//   `UIScrollView`, `UIButton`, `UIControl`, `UITableView`, `UICollectionView`,
//   `UIVisualEffectView`, gesture recognizers, bars, alerts | values; nothing is drawn

/// A text in a view.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { styledText = nil } }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  private var styledText: NSAttributedString?

  open var attributedText: NSAttributedString? {
    get {
      styledText
        ?? text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
    }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }

  /// The size of the text.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let attributedText else { return .zero }
    let limit = CGSize(width: numberOfLines == 1 ? 0 : size.width, height: 0)
    return attributedText.boundingRect(
      with: limit, options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  open func drawText(in rect: CGRect) { attributedText?.draw(in: rect) }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
}
