// Compatibility: accepted | `UIView`, `UIViewController` | a tree of frames; nothing is drawn

/// A view of an app: a rectangle in a tree. Views are not drawn here, and receive no events; they
/// exist so that sources that define some compile.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// In the superview's coordinates.
  open var frame: CGRect
  open var backgroundColor: UIColor?
  /// 0…1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var tintColor: UIColor! = .systemBlue
  open var transform = CGAffineTransform.identity
  open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask = AutoresizingMask()
  /// The layer keeps its values, and is not drawn.
  public private(set) lazy var layer = CALayer()
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  nonisolated public override init() {
    frame = .zero
    super.init()
  }

  /// Nib files are not read: returns nil.
  public required init?(coder: NSCoder) { nil }

  open func draw(_ rect: CGRect) {}
  open func layoutSubviews() {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  public var window: UIWindow? { self as? UIWindow ?? superview?.window }

  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  public func layoutIfNeeded() { layoutSubviews() }
  /// Has no effect: views are not drawn.
  public func setNeedsDisplay() {}
  /// Has no effect: views are not drawn.
  public func setNeedsLayout() {}
  public func sizeToFit() { frame.size = sizeThatFits(frame.size) }
}
