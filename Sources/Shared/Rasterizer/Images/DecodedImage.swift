import Foundation
import LoadedLibrary
import SVGCost
import ViewArchive

/// The type of an encoded image, detected from its first bytes.
enum ImageKind: Equatable {
  case raster(RasterImageFormat)
  case svg, pdf, archive

  init?(_ data: Data) {
    func starts(_ text: String, at offset: Int = 0) -> Bool {
      data.dropFirst(offset).starts(with: text.utf8)
    }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .raster(.png)
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .raster(.jpeg)
    } else if starts("GIF8") {
      self = .raster(.gif)
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      self = .raster(.webp)
    } else if starts("VTAR") {
      self = .archive
    } else if starts("%PDF") {
      self = .pdf
    } else if Self.isMarkup(data) {
      self = .svg
    } else {
      return nil
    }
  }

  /// True if the first byte after a byte order mark and white space is `<`.
  private static func isMarkup(_ data: Data) -> Bool {
    let ignored: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
    return data.prefix(1024).first { !ignored.contains($0) } == UInt8(ascii: "<")
  }
}

enum RasterImageFormat: String { case png, jpeg, gif, webp }

/// Why an image is drawn as a stand-in.
enum ImageDecodingError: Error, Equatable, CustomStringConvertible {
  case unknownFormat
  case tooLarge(pixels: Int, limit: Int)
  case undecodable(String)
  /// Drawing it would take too long.
  case svg(SVGLimit)

  var description: String { reason }

  var reason: String {
    switch self {
    case .unknownFormat: "unknown format; supported are PNG, JPEG, GIF, WebP, SVG and PDF"
    case .tooLarge(let pixels, let limit): "it has \(pixels) pixels; the limit is \(limit)"
    case .undecodable(let reason): "it cannot be decoded: \(reason)"
    case .svg(let limit): limit.description
    }
  }
}

extension LoadedLibrary {
  /// A function of a library that decodes images. `type` must be the function's own C type.
  func decoder<Function>(
    _ symbol: String, as type: Function.Type
  ) throws(ImageDecodingError) -> Function {
    do {
      return try function(symbol, as: type)
    } catch {
      throw .undecodable("\(error)")
    }
  }
}

extension ImageKind {
  /// True if the image has no pixels and is drawn at the size in which it is shown.
  var isVector: Bool {
    switch self {
    case .raster: false
    case .svg, .pdf, .archive: true
    }
  }
}

/// Decodes images into surfaces.
enum ImageDecoder {
  /// The maximum number of pixels of a decoded image. `ArchiveLimits` allows fewer.
  static let pixelLimit = 1 << 25

  /// - Parameters:
  ///   - size: The size in pixels for vector images; raster images have their own.
  ///   - resources: Draw archives.
  static func surface(
    _ data: Data, size: PixelSize, resources: DrawingResources
  ) throws -> Surface {
    guard let kind = ImageKind(data) else { throw ImageDecodingError.unknownFormat }
    guard size.area <= pixelLimit else {
      throw ImageDecodingError.tooLarge(pixels: size.area, limit: pixelLimit)
    }
    return switch kind {
    case .raster(let format): try RasterImageDecoder.surface(data, format: format)
    case .svg: try SVGDecoder.surface(data, size: size)
    case .pdf: try PDFDecoder.surface(data, size: size)
    case .archive: try resources.surface(archive: data, size: size)
    }
  }
}

struct PixelSize: Hashable {
  var width: Int
  var height: Int

  var area: Int {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : area
  }
}
