import AssetCatalog
import ViewArchive

/// An image: encoded data, an image of the asset catalog, or a symbol. Its pixels aren't decoded
/// here; the drawing does that.
///
/// `@unchecked Sendable`: immutable.
open class UIImage: NSObject, @unchecked Sendable {
  package enum Source {
    /// An encoded image.
    case data(Data, ImageHeader)
    /// An image set or a loose file of the bundle's resources.
    case asset(String, resources: URL?)
    case symbol(String)
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
  /// Points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// What `withTintColor(_:)` gave.
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

  /// An image of no size.
  public convenience override init() { self.init(source: .empty, size: .zero, scale: 1) }
}

extension UIImage {
  /// - Parameter data: PNG, JPEG, GIF, WebP, SVG or PDF; nil for anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// `scale`: pixels a point; 0 is the screen's.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data), scale.isFinite, scale >= 0 else { return nil }
    let scale = scale == 0 ? UIScreen.main.scale : scale
    let size = CGSize(width: header.size.width / scale, height: header.size.height / scale)
    self.init(source: .data(data, header), size: size, scale: scale)
  }

  /// A file's scale is taken from its name (`@2x`, `@3x`).
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// An image of the asset catalog or a file of the bundle; nil if there is none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// `bundle`: nil is the extension's own.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// `bundle`: nil is the extension's own.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let resources = bundle === Bundle.main ? nil : bundle?.resourceURL
    guard let found = NamedImage(name, in: ResourceFolder.of(bundle), traits: traitCollection)
    else { return nil }
    self.init(
      source: .asset(name, resources: resources), size: found.size, scale: found.scale,
      renderingMode: found.renderingMode)
  }

  /// A symbol by its SF name. Its size here is a square of the point size (17 unless configured):
  /// what is drawn has the symbol's own.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
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

  /// The data that the image was made of, if that is PNG and the image has no tint; nil otherwise:
  /// nothing is encoded here.
  public func pngData() -> Data? { unchangedData(.png) }

  /// The data that the image was made of, if that is JPEG and the image has no tint; nil
  /// otherwise: nothing is encoded here, and the quality isn't asked.
  public func jpegData(compressionQuality: CGFloat) -> Data? { unchangedData(.jpeg) }

  private func unchangedData(_ format: ImageHeader.Format) -> Data? {
    guard case .data(let data, let header) = source, header.format == format, tint == nil else {
      return nil
    }
    return data
  }
}
