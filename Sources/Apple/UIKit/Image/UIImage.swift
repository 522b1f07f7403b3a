import AssetCatalog
import ViewArchive

// Compatibility: partial | `UIImage` | data, files, assets, symbols; drawings, `CGImage`,
//   `CIImage`; tint, rendering mode, `cgImage`, `pngData()`, `jpegData`, `draw(in:)`, thumbnails
//   (fitted into the size); `imageOrientation` is always `up`, because pixels are turned

/// An image: encoded data, an image of the asset catalog, a symbol, a drawing or pixels. Pixels are
/// only computed when the author asks for them; otherwise the host draws the image.
///
/// `@unchecked Sendable`: immutable.
open class UIImage: NSObject, @unchecked Sendable {
  package enum Source {
    /// An encoded image.
    case data(Data, ImageHeader)
    /// An image set, or a file in the bundle's resources.
    case asset(String, resources: URL?)
    case symbol(String)
    /// A drawing, or pixels.
    case graphics(CGImage)
    case empty
  }

  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  package let source: Source
  /// The size in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// The colour set by `withTintColor(_:)`.
  package let tint: UIColor?
  public let symbolConfiguration: SymbolConfiguration?

  init(
    source: Source, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, symbolConfiguration: SymbolConfiguration? = nil
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    self.symbolConfiguration = symbolConfiguration
  }

  /// Creates an empty image.
  public convenience override init() { self.init(source: .empty, size: .zero, scale: 1) }
}

extension UIImage {
  /// - Parameter data: PNG, JPEG, GIF, WebP, SVG or PDF data.
  /// - Returns: nil for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// - Parameter scale: The number of pixels per point; 0 is the screen's scale.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data), scale.isFinite, scale >= 0 else { return nil }
    let scale = scale == 0 ? UIScreen.main.scale : scale
    let size = CGSize(width: header.size.width / scale, height: header.size.height / scale)
    self.init(source: .data(data, header), size: size, scale: scale)
  }

  /// Loads an image file. Its scale is derived from its name (`@2x`, `@3x`).
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// Loads an image from the asset catalog or a file from the bundle; nil if neither exists.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// - Parameter bundle: The bundle to search; nil is the extension's.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// - Parameter bundle: The bundle to search; nil is the extension's.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = NamedImage(name, in: ResourceFolder.of(bundle), traits: traitCollection)
    else { return nil }
    self.init(name, in: bundle, found)
  }

  /// An image of the asset catalog. If it does not exist, its size is zero.
  package convenience init(asset name: String, in bundle: Bundle?) {
    let found = NamedImage(name, in: ResourceFolder.of(bundle), traits: nil)
    self.init(name, in: bundle, found)
  }

  private convenience init(_ name: String, in bundle: Bundle?, _ found: NamedImage?) {
    let resources = bundle === Bundle.main ? nil : bundle?.resourceURL
    self.init(
      source: .asset(name, resources: resources), size: found?.size ?? .zero,
      scale: found?.scale ?? 1, renderingMode: found?.renderingMode ?? .automatic)
  }

  /// Creates an SF symbol. Its `size` is a square of the point size (17 by default); the drawn
  /// symbol has its own proportions.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// - Parameter value: Has no effect: all layers of the symbol are drawn.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: SymbolConfiguration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let points = configuration?.pointSize ?? 17
    self.init(
      source: .symbol(name), size: CGSize(width: points, height: points),
      scale: UIScreen.main.scale, symbolConfiguration: configuration)
  }
}

extension UIImage {
  public var imageOrientation: Orientation { .up }

  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint,
      symbolConfiguration: symbolConfiguration)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color,
      symbolConfiguration: symbolConfiguration)
  }

  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let name) = source else { return self }
    let image = UIImage(systemName: name, withConfiguration: configuration) ?? self
    return tint.map { image.withTintColor($0, renderingMode: renderingMode) } ?? image
  }
}
