import AssetCatalog
import PixelService
import ViewArchive

extension UIImage {
  /// One pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - orientation: How the image is turned. `imageOrientation` of the result is `up`, because
  ///     its pixels have been turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let image = cgImage.turned(orientation)
    self.init(
      source: .graphics(image),
      size: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale),
      scale: scale)
  }

  /// The image without its tint; nil for an empty image, and for an asset that does not exist.
  public var cgImage: CGImage? {
    switch source {
    case .graphics(let image): return image
    case .data(let data, let header): return CGImage(encoded: data, header: header)
    case .asset(let name, let resources):
      let folder = resources.flatMap { ResourceFolder($0) } ?? .current
      guard let found = NamedImage(name, in: folder, traits: nil),
        let data = try? Data(contentsOf: found.file), let header = ImageHeader(data)
      else { return nil }
      return CGImage(encoded: data, header: header)
    case .symbol(let name): return symbolDrawing(name)
    case .empty: return nil
    }
  }

  /// The outline of the symbol in black, centred in the image's size.
  private func symbolDrawing(_ name: String) -> CGImage? {
    guard size.width > 0, size.height > 0,
      let outline = try? PixelServices.shared.symbol(
        name, font: symbolFont, scale: symbolConfiguration?.scale.archived ?? .medium)
    else { return nil }
    let context = CGContext(size: size, scale: scale, isOpaque: false)
    let factor = min(size.width / outline.size.width, size.height / outline.size.height, 1)
    let place = CGAffineTransform(scaleX: factor, y: factor)
      .concatenating(
        CGAffineTransform(
          translationX: (size.width - outline.size.width * factor) / 2,
          y: (size.height - outline.size.height * factor) / 2))
    context.draw(
      [
        ArchiveNode(
          kind: "symbol", frame: CGRect(origin: .zero, size: outline.size),
          content: .fill(outline.path, .color(.black), evenOdd: false))
      ], transform: place)
    return context.makeImage()
  }

  private var symbolFont: FontRequest {
    let weight = symbolConfiguration?.weight.fontWeight ?? .regular
    return UIFont.systemFont(ofSize: size.height, weight: weight).request
  }

  /// The format of a picture with the image's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The image itself: it is decoded where it is drawn.
  public func preparingForDisplay() -> UIImage? { self }

  public func byPreparingForDisplay() async -> UIImage? { self }

  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The image scaled down to fit into a size, with its aspect ratio; nil if either is empty.
  ///
  /// - Parameter size: In pixels of the result, whose scale is 1.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let image = cgImage, image.width > 0, image.height > 0, size.width >= 1,
      size.height >= 1, size.width.isFinite, size.height.isFinite
    else { return nil }
    let factor = min(
      size.width / CGFloat(image.width), size.height / CGFloat(image.height), 1)
    let small = image.scaledDown(
      width: max(Int((CGFloat(image.width) * factor).rounded()), 1),
      height: max(Int((CGFloat(image.height) * factor).rounded()), 1))
    return small.map { UIImage(cgImage: $0) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }
}

extension CGImage {
  /// The image as a viewer sees it that applies an orientation.
  package func turned(_ orientation: UIImage.Orientation) -> CGImage {
    let (w, h) = (CGFloat(width), CGFloat(height))
    let transform: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, w, 0)
      case .down: CGAffineTransform(-1, 0, 0, -1, w, h)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, h)
      case .left: CGAffineTransform(0, -1, 1, 0, 0, w)
      case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .right: CGAffineTransform(0, 1, -1, 0, h, 0)
      case .rightMirrored: CGAffineTransform(0, -1, -1, 0, h, w)
      }
    let size = CGSize(width: w, height: h)
    let turned = CGRect(origin: .zero, size: size).applying(transform).size
    guard orientation != .up, width > 0, height > 0 else { return self }
    let context = CGContext(size: turned, scale: 1, isOpaque: false)
    context.concatenate(transform)
    context.drawDownwards(self, in: CGRect(origin: .zero, size: size))
    return context.makeImage() ?? self
  }
}

extension UIImage.SymbolScale {
  fileprivate var archived: SymbolScale {
    switch self {
    case .small: .small
    case .large: .large
    case .default, .unspecified, .medium: .medium
    }
  }
}

extension UIImage.SymbolWeight {
  fileprivate var fontWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .unspecified, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
