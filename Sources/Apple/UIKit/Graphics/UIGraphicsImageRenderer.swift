// Compatibility: works | `UIGraphicsImageRenderer`, its format and context;
//   `UIGraphicsBeginImageContextWithOptions` and its functions; `UIRectFill`, `UIColor.setFill`,
//   `UIBezierPath.fill` | images of more than 2²⁶ pixels stay empty, with a notice

/// The scale and opacity of an image to be drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Accepted; pictures always have the standard range.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point. Initially the screen's.
  open var scale: CGFloat
  /// Whether the ground is black instead of transparent.
  open var opaque = false
  open var preferredRange = Range.automatic
  open var bounds: CGRect = .zero

  public override init() { scale = UIScreen.main.scale }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws images.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///   UIColor.red.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
/// }
/// ```
/// The image is a recorded drawing: the host draws it where it is shown. Its `pngData()` and its
/// pixels are computed when the author asks for them.
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// - Parameter size: The size of images, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// - Parameter bounds: The part of the coordinates that images show.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Draws an image. An image of more than 2²⁶ pixels stays empty, with a notice.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = ImageCanvas(
      size: bounds.isFinite ? bounds.size : .zero, scale: format.scale, isOpaque: format.opaque)
    let context = canvas.context()
    if bounds.isFinite, bounds.origin != .zero {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
    ContextStack.with(context, scale: canvas.scale) {
      actions(UIGraphicsImageRendererContext(context, canvas, format))
    }
    return canvas.image(of: context)
  }

  /// Draws an image as a PNG file; empty, with a notice, if that is not possible.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image as a JPEG file; empty, with a notice, if that is not possible.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The context in which a renderer's actions draw. It is also the current context.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let canvas: ImageCanvas

  init(_ context: CGContext, _ canvas: ImageCanvas, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.canvas = canvas
    self.format = format
  }

  /// The image drawn so far.
  open var currentImage: UIImage { canvas.image(of: cgContext) }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    UIRectFrame(rect)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
