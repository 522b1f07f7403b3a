import AssetCatalog
import PixelService
import ViewArchive

/// Finds and caches the image files that views name.
///
/// A library lasts as long as its `ViewArchiver`. A full cache is emptied.
@MainActor
final class ImageLibrary {
  struct Entry {
    var image: ArchiveImage
    var intent: ImageAsset.RenderingIntent?
  }

  private struct Key: Hashable {
    let file: URL
    let scale: Double?
    let isInApp: Bool
  }

  /// An image above the limit of an archive, and the image that it was scaled down to.
  private struct ScaledImage {
    let data: Data
    let size: CGSize
    let isPhotograph: Bool
    /// nil if the data cannot be decoded.
    let smaller: Data?
  }

  private var entries: [Key: Entry] = [:]
  private let capacity = 64
  /// The newest ones of images without a file, oldest first: an app evaluates its views often.
  private var scaledImages: [ScaledImage] = []
  private let scaledCapacity = 4

  /// Returns the image set's variant for the environment, or the loose file of that name.
  func asset(
    _ name: String, resources: URL?, in environment: EnvironmentValues
  ) throws(ImageFault) -> Entry {
    let folder = resources.flatMap(ResourceFolder.init) ?? .current
    let displayScale = Double(environment.displayScale)
    if let asset = folder.manifest.images[name] {
      guard
        let variant = asset.variant(
          for: environment.assetAppearance, displayScale: displayScale),
        let file = folder.file(variant.file)
      else { throw .missing(name) }
      var entry = try entry(name, file, scale: variant.scale, isInApp: environment.isInApp)
      entry.intent = asset.renderingIntent
      return entry
    }
    guard let (path, scale) = looseFile(name, displayScale, folder.manifest.files),
      let file = folder.file(path)
    else { throw .missing(name) }
    return try entry(name, file, scale: scale, isInApp: environment.isInApp)
  }

  /// Finds a file such as `name@3x.png`: the smallest scale that is at least the display scale, or
  /// else the largest scale.
  private func looseFile(
    _ name: String, _ displayScale: Double, _ files: [String]
  ) -> (String, Double)? {
    let (stem, suffixes) =
      name.contains(".")
      ? ((name as NSString).deletingPathExtension, [(name as NSString).pathExtension])
      : (name, ["png", "jpg", "jpeg", "pdf", "svg", "gif", "webp"])
    let known = Set(files)
    let found = suffixes.flatMap { suffix in
      [1.0, 2, 3].compactMap { scale -> (String, Double)? in
        let path = scale == 1 ? "\(stem).\(suffix)" : "\(stem)@\(Int(scale))x.\(suffix)"
        return known.contains(path) ? (path, scale) : nil
      }
    }
    return found.first { $0.1 >= displayScale } ?? found.last
  }

  private func entry(
    _ name: String, _ file: URL, scale: Double?, isInApp: Bool
  ) throws(ImageFault) -> Entry {
    let key = Key(file: file, scale: scale, isInApp: isInApp)
    if let known = entries[key] { return known }
    guard let data = try? Data(contentsOf: file) else { throw .unreadable(name) }
    let entry = try entry(name, data, scale: scale ?? 1, isInApp: isInApp, isFile: true)
    if entries.count >= capacity { entries.removeAll() }
    entries[key] = entry
    return entry
  }

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - isInApp: Whether an app or the preview of a view shows the image. WidgetKit's pixel limit
  ///     does not apply there; the image is scaled down to what an archive may contain.
  ///   - isFile: Whether the caller keeps the entry.
  func entry(
    _ name: String, _ data: Data, scale: Double, isInApp: Bool, isFile: Bool = false
  ) throws(ImageFault) -> Entry {
    guard data.count <= Self.maximumBytes else { throw .tooLarge(name, bytes: data.count) }
    guard let header = ImageHeader(data) else {
      throw data.starts(with: Data("version https://git-lfs".utf8))
        ? .pointer(name) : .unreadable(name)
    }
    let factor = header.isVector || scale <= 0 ? 1 : scale
    let size = CGSize(width: header.size.width / factor, height: header.size.height / factor)
    guard let area = header.area, area > ArchiveLimits.standard.imageArea else {
      return Entry(image: ArchiveImage(data: data, size: size))
    }
    guard isInApp else { throw .tooManyPixels(name, header.size) }
    let isPhotograph = header.format == .jpeg
    let scaled =
      isFile
      ? Self.scaledDown(data, header.size, isPhotograph: isPhotograph)
      : scaledDown(data, header.size, isPhotograph: isPhotograph)
    guard let smaller = scaled else { throw .unreadable(name) }
    return Entry(image: ArchiveImage(data: smaller, size: size))
  }

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - isInApp: Whether an app or the preview of a view shows the image, as for data.
  func entry(
    _ name: String, _ image: CGImage, scale: Double, isInApp: Bool
  ) throws(ImageFault) -> Entry {
    let pixels = CGSize(width: image.width, height: image.height)
    let isTooLarge = image.width * image.height > ArchiveLimits.standard.imageArea
    guard isInApp || !isTooLarge else { throw .tooManyPixels(name, pixels) }
    var data = image.file
    guard !data.isEmpty else { throw .unreadable(name) }
    if isTooLarge {
      guard let smaller = scaledDown(data, pixels, isPhotograph: false) else {
        throw .unreadable(name)
      }
      data = smaller
    }
    guard data.count <= Self.maximumBytes else { throw .tooLarge(name, bytes: data.count) }
    let factor = scale.isFinite && scale > 0 ? scale : 1
    return Entry(
      image: ArchiveImage(
        data: data, size: CGSize(width: pixels.width / factor, height: pixels.height / factor)))
  }

  /// Like `Self.scaledDown`, but keeps the newest results.
  private func scaledDown(_ data: Data, _ size: CGSize, isPhotograph: Bool) -> Data? {
    let known = scaledImages.first {
      $0.size == size && $0.isPhotograph == isPhotograph && $0.data == data
    }
    if let known { return known.smaller }
    let smaller = Self.scaledDown(data, size, isPhotograph: isPhotograph)
    if scaledImages.count >= scaledCapacity { scaledImages.removeFirst() }
    scaledImages.append(
      ScaledImage(data: data, size: size, isPhotograph: isPhotograph, smaller: smaller))
    return smaller
  }

  /// The image with as many pixels as an archive may contain; nil if it cannot be decoded.
  private static func scaledDown(
    _ data: Data, _ size: CGSize, isPhotograph: Bool
  ) -> Data? {
    let limit = Double(ArchiveLimits.standard.imageArea)
    let factor = (limit / (size.width * size.height)).squareRoot()
    // A side of less than one pixel becomes one pixel, and the other one has at most the limit.
    let width = min(max((size.width * factor).rounded(.down), 1), limit)
    let height = min(max((size.height * factor).rounded(.down), 1), limit)
    let service = PixelServices.shared
    guard let pixels = try? service.decode(data, width: Int(width), height: Int(height)) else {
      return nil
    }
    return isPhotograph
      ? try? service.jpeg(pixels, quality: 0.9) : try? service.png(pixels, scale: 1)
  }

  /// The maximum size of one encoded image.
  nonisolated static let maximumBytes = 32 << 20
}

/// Why an image is not drawn.
enum ImageFault: Error, Equatable {
  case missing(String)
  case unreadable(String)
  /// A pointer of Git LFS in the place of the file.
  case pointer(String)
  case tooLarge(String, bytes: Int)
  case tooManyPixels(String, CGSize)

  var notice: String {
    switch self {
    case .missing(let name):
      "Image \"\(name)\" not found: a dashed frame is drawn instead. Add an image set with this "
        + "name to an .xcassets folder of the extension."
    case .unreadable(let name):
      "Image \"\(name)\" is not a PNG, JPEG, GIF, WebP, SVG or PDF with a size: a dashed frame is "
        + "drawn instead. Export it again in one of these formats."
    case .pointer(let name):
      "Image \"\(name)\" is a pointer of Git LFS, and not the image: a dashed frame is drawn "
        + "instead. Run git lfs pull in the project."
    case .tooLarge(let name, let bytes):
      "Image \"\(name)\" has \(bytes) bytes, more than the maximum of "
        + "\(ImageLibrary.maximumBytes): a dashed frame is drawn instead. Make it smaller."
    case .tooManyPixels(let name, let size):
      "Image \"\(name)\" has \(Int(size.width)) x \(Int(size.height)) pixels, more than the "
        + "\(ArchiveLimits.standard.imageArea) that WidgetKit archives: a dashed frame is drawn "
        + "instead. iOS would not show the widget at all. Scale the image down before showing it."
    }
  }
}
