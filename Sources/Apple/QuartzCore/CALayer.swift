import Foundation

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A rectangle in a tree of layers. Layers keep their values, and are not drawn.
open class CALayer: NSObject, CAMediaTiming {
  // They change the time of animations, which do not run.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Actions do not run: changes take effect at once.
  open var actions: [String: any CAAction]?
  open weak var delegate: (any CALayerDelegate)?
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var anchorPointZ: CGFloat = 0
  /// Rectangle in units of the contents, 0…1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var needsDisplayOnBoundsChange = false
  open var drawsAsynchronously = false
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var style: [AnyHashable: Any]?
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var isHidden = false
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var isOpaque = false
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  /// 0…1.
  open var opacity: Float = 1
  open var shadowColor: CGColor?
  /// 0…1.
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var masksToBounds = false
  open var mask: CALayer?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var name: String?
  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where sublayers?.contains(where: { $0 === layer }) != true {
        layer.superlayer = nil
      }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }
  private var animations: [String: CAAnimation] = [:]

  public override init() {}

  public init(layer: Any) {}

  public required init?(coder: NSCoder) {}

  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(index ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: index.map { UInt32($0 + 1) } ?? .max)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    sublayers?[index] = newLayer
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Nothing moves, so that the layer is where it is shown.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard !isHidden, opacity > 0, contains(point) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(point) { return found }
    }
    return self
  }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (own, other) = (originInRoot, l?.originInRoot ?? .zero)
    return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
  }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (own, other) = (originInRoot, l?.originInRoot ?? .zero)
    return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
  }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  /// Where the origin of the layer's bounds is in the outermost layer. Transforms are not applied.
  private var originInRoot: CGPoint {
    let outer = superlayer?.originInRoot ?? .zero
    return CGPoint(
      x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }

  /// All layers have the time of the system.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The action of the delegate, else that of `actions`, else that of the class. It does not run.
  open func action(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }
  open func displayIfNeeded() {}
  open func needsDisplay() -> Bool { false }
  open func setNeedsDisplay(_ r: CGRect) {}
  open func needsLayout() -> Bool { false }
  open func preferredFrameSize() -> CGSize { bounds.size }

  open func draw(in ctx: CGContext) {}
  open func layoutSublayers() {}
  open func display() {}
  /// Has no effect: layers are not drawn.
  open func setNeedsDisplay() {}
  /// Has no effect: layers are not drawn.
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSublayers() }
  /// Draws with `draw(in:)` of the layer and of its sublayers.
  open func render(in ctx: CGContext) {
    draw(in: ctx)
    for layer in sublayers ?? [] { layer.render(in: ctx) }
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Keeps the animation. Nothing moves.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
}
