// Compatibility: partial | `NSImage` | data, files, assets, symbols, drawings, `CGImage`;
//   size, template, `lockFocus()`, `draw(in:)`, `tiffRepresentation` (in PNG); text in drawings
//   that are not flipped is upside down

/// An image for macOS: a `UIImage` whose size and use as a template can be changed.
///
/// `@unchecked Sendable`: like Apple's, it is used by one thread at a time.
open class NSImage: NSObject, @unchecked Sendable {
  public typealias Name = String

  /// What is shown. Only `unlockFocus()` changes it.
  package private(set) var content: UIImage
  private var givenSize: CGSize?

  /// Whether only the opacity counts, and the color is that of the context.
  open var isTemplate = false
  open var accessibilityDescription: String?

  /// In points. Changing it scales the image where it is drawn.
  open var size: CGSize {
    get { givenSize ?? content.size }
    set { givenSize = newValue }
  }

  package init(_ content: UIImage) {
    self.content = content
    isTemplate = content.renderingMode == .alwaysTemplate
  }

  /// An empty image, to draw in with `lockFocus()`.
  public init(size: CGSize) {
    content = UIImage()
    givenSize = size
  }

  public convenience override init() { self.init(UIImage()) }

  public convenience init?(named name: Name) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(image)
  }

  /// - Parameter data: PNG, JPEG, GIF, WebP, SVG or PDF data.
  /// - Returns: nil for other data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }

  public convenience init?(contentsOf url: URL) {
    self.init(contentsOfFile: url.path)
  }

  public convenience init?(contentsOfFile fileName: String) {
    guard let image = UIImage(contentsOfFile: fileName) else { return nil }
    self.init(image)
  }

  public convenience init?(byReferencing url: URL) {
    self.init(contentsOfFile: url.path)
  }

  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    guard let image = UIImage(systemName: name) else { return nil }
    self.init(image)
    self.accessibilityDescription = accessibilityDescription
    isTemplate = true
  }

  /// - Parameter size: The size in points; zero is that of the pixels.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(UIImage(cgImage: cgImage))
    if size != .zero { self.size = size }
  }

  /// - Parameters:
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether y grows downwards.
  ///   - drawingHandler: Draws into the rectangle, once.
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      if !drawingHandlerShouldBeCalledWithFlippedContext { context.cgContext.flip(size.height) }
      _ = drawingHandler(CGRect(origin: .zero, size: size))
    }
    self.init(image)
  }

  /// Begins to draw in the image.
  open func lockFocus() { lockFocusFlipped(false) }

  /// - Parameter flipped: Whether y grows downwards.
  open func lockFocusFlipped(_ flipped: Bool) {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    content.draw(in: CGRect(origin: .zero, size: size))
    if !flipped { UIGraphicsGetCurrentContext()?.flip(size.height) }
  }

  /// Ends the drawing that `lockFocus()` began.
  open func unlockFocus() {
    let size = size
    if let image = UIGraphicsGetImageFromCurrentImageContext() { content = image }
    givenSize = size
    UIGraphicsEndImageContext()
  }
}

extension NSImage {
  public var isValid: Bool { size.width > 0 && size.height > 0 }

  /// - Parameters: Have no effect: the image has the same pixels everywhere.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? {
    content.cgImage
  }

  /// The image in a file format, which `NSBitmapImageRep` reads. It is PNG, not TIFF.
  public var tiffRepresentation: Data? { content.pngData() }

  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    let image = NSImage(content.withConfiguration(configuration))
    image.isTemplate = isTemplate
    return image
  }

  public typealias SymbolConfiguration = UIImage.SymbolConfiguration

  public func draw(in rect: CGRect) {
    draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1)
  }

  /// - Parameters:
  ///   - rect: Where the whole image is drawn.
  ///   - fromRect: Has no effect.
  ///   - delta: The opacity.
  public func draw(
    in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    // An image stays upright if y grows upwards. As in Core Graphics, that is the case if the
    // transformation to pixels does not turn y.
    if context.ctm.d * context.ctm.a > 0 {
      context.translateBy(x: 0, y: rect.minY + rect.maxY)
      context.scaleBy(x: 1, y: -1)
    }
    content.draw(in: rect, blendMode: op.blendMode, alpha: delta)
  }
}

extension CGContext {
  /// Lets y grow upwards in a drawing with this height.
  fileprivate func flip(_ height: CGFloat) {
    translateBy(x: 0, y: height)
    scaleBy(x: 1, y: -1)
  }
}
