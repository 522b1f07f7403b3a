// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PixelService
import ViewArchive

/// An image file: PNG, JPEG, GIF (the first frame), WebP, or a vector image.
public final class CGImageSource: Sendable {
  let data: Data
  let header: ImageHeader

  init(data: Data, header: ImageHeader) {
    self.data = data
    self.header = header
  }
}

/// Returns nil if the data is not an image. The options have no effect.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  ImageHeader(data).map { CGImageSource(data: data, header: $0) }
}

/// Returns nil if the file cannot be read, or is not an image. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Returns nil if the data is not an image. The options have no effect.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// The number of images: always 1.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// The uniform type identifier of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.header.format {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webp: "org.webmproject.webp"
  case .svg: "public.svg-image"
  case .pdf: "com.adobe.pdf"
  }
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { .statusComplete }

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// The size of an image in pixels, and whether it can have alpha; nil beyond the last image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  return [
    kCGImagePropertyPixelWidth: Int(isrc.header.size.width.rounded(.up)),
    kCGImagePropertyPixelHeight: Int(isrc.header.size.height.rounded(.up)),
    kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: "RGB",
    kCGImagePropertyHasAlpha: isrc.header.format != .jpeg, kCGImagePropertyOrientation: 1,
  ]
}

/// The size of the file in bytes.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  [kCGImagePropertyFileSize: isrc.data.count]
}

/// The image; nil beyond the last one, or if it has too many pixels. The options have no effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  return CGImage(file: isrc.data)
}

/// A smaller copy of the image, in which the longer side has at most
/// `kCGImageSourceThumbnailMaxPixelSize` pixels. Photographs are turned upright in any case. The
/// other options have no effect.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize]).flatMap(number)
  let longest = Double(max(image.width, image.height))
  guard let limit, limit >= 1, limit < longest else { return image }
  let factor = limit / longest
  return image.scaledDown(
    width: max(Int((Double(image.width) * factor).rounded()), 1),
    height: max(Int((Double(image.height) * factor).rounded()), 1))
}

private func number(_ value: Any) -> Double? {
  switch value {
  case let value as Double: value
  case let value as Int: Double(value)
  case let value as CGFloat: Double(value)
  case let value as Float: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}

public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyFileSize: CFString = "FileSize"
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
