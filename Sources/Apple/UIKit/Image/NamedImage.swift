import AssetCatalog
import ViewArchive

/// The properties of an image resource that are known without decoding it.
struct NamedImage {
  let size: CGSize
  let scale: CGFloat
  let file: URL
  var renderingMode = UIImage.RenderingMode.automatic

  /// The number of bytes in which the header is searched.
  private static let headerLength = 1 << 20

  init?(_ name: String, in folder: ResourceFolder, traits: UITraitCollection?) {
    let traits = traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
    let screenScale = Double(traits.displayScale == 0 ? UIScreen.main.scale : traits.displayScale)
    if let asset = folder.manifest.images[name] {
      let appearance = AssetAppearance(
        luminosity: traits.userInterfaceStyle == .dark ? .dark : .light,
        hasHighContrast: traits.accessibilityContrast == .high)
      guard let variant = asset.variant(for: appearance, displayScale: screenScale),
        let image = Self.read(variant.file, scale: variant.scale ?? 1, folder)
      else { return nil }
      self = image
      switch asset.renderingIntent {
      case .template: renderingMode = .alwaysTemplate
      case .original: renderingMode = .alwaysOriginal
      case nil: break
      }
      return
    }
    let found = Self.looseFiles(name).filter { folder.manifest.files.contains($0.path) }
    guard let file = found.first(where: { $0.scale >= screenScale }) ?? found.last,
      let image = Self.read(file.path, scale: file.scale, folder)
    else { return nil }
    self = image
  }

  private init(size: CGSize, scale: CGFloat, file: URL) {
    self.size = size
    self.scale = scale
    self.file = file
  }

  private static func looseFiles(_ name: String) -> [(path: String, scale: Double)] {
    let stem = (name as NSString).deletingPathExtension
    let suffix = (name as NSString).pathExtension
    let suffixes = suffix.isEmpty ? ["png", "jpg", "jpeg", "gif", "webp"] : [suffix]
    return suffixes.flatMap { suffix in
      [("\(stem).\(suffix)", 1), ("\(stem)@2x.\(suffix)", 2), ("\(stem)@3x.\(suffix)", 3)]
    }
  }

  private static func read(
    _ path: String, scale: Double, _ folder: ResourceFolder
  ) -> NamedImage? {
    guard let url = folder.file(path), let file = try? FileHandle(forReadingFrom: url),
      let data = try? file.read(upToCount: headerLength), let header = ImageHeader(data)
    else { return nil }
    let factor = header.isVector || scale <= 0 ? 1 : scale
    return NamedImage(
      size: CGSize(width: header.size.width / factor, height: header.size.height / factor),
      scale: CGFloat(factor), file: url)
  }
}
