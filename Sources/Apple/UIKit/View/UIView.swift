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
  open var restorationIdentifier: String?
  open var tintColor: UIColor! = .systemBlue
  open var transform = CGAffineTransform.identity
  open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask = AutoresizingMask()
  open var autoresizesSubviews = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var mask: UIView?
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  public internal(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owningView: self)
  public internal(set) lazy var layoutMarginsGuide = UILayoutGuide(owningView: self)
  public internal(set) lazy var readableContentGuide = UILayoutGuide(owningView: self)
  /// The layer keeps its values, and is not drawn.
  open private(set) lazy var layer = makeLayer()
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Nib files are not read: returns nil.
  public required init?(coder: NSCoder) { nil }

  open func draw(_ rect: CGRect) {}
  open func layoutSubviews() {}
  open func display(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func layerWillDraw(_ layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open func updateConstraints() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func prepareForInterfaceBuilder() {}
  open func awakeFromNib() {}
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    let isNew = view.superview !== self
    view.willMove(toSuperview: self)
    if isNew { view.superview?.willRemoveSubview(view) }
    view.detach()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    if isNew { didAddSubview(view) }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    detach()
    didMoveToSuperview()
  }

  /// A layer of one of Apple's classes. Others have no initializer that can be called by type.
  private func makeLayer() -> CALayer {
    let layer =
      switch Self.layerClass {
      case is CAShapeLayer.Type: CAShapeLayer()
      case is CAGradientLayer.Type: CAGradientLayer()
      default: CALayer()
      }
    layer.delegate = self
    return layer
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The innermost view that contains a point, in the view's coordinates. Views that are hidden,
  /// clear or without user interaction are skipped.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func layoutIfNeeded() { layoutSubviews() }
  /// Has no effect: views are not drawn.
  open func setNeedsDisplay() {}
  /// Has no effect: views are not drawn.
  open func setNeedsLayout() {}
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var traitCollection: UITraitCollection { .current }
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() { updateConstraints() }
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func endEditing(_ force: Bool) -> Bool { true }

  // There is no layout of views by constraints.
  open func invalidateIntrinsicContentSize() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultLow
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { .defaultHigh }
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

  public var window: UIWindow? { self as? UIWindow ?? superview?.window }
}
