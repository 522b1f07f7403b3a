// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PixelService
import Synchronization
import ViewArchive

/// An image file: PNG, JPEG, GIF (the first frame), WebP, or a vector image.
public final class CGImageSource: Sendable {
  struct Contents {
    var data = Data()
    /// nil as long as an incremental source has too little data.
    var header: ImageHeader?
    var isFinal = false
  }

  private let state: Mutex<Contents>

  init(data: Data, header: ImageHeader) {
    state = Mutex(Contents(data: data, header: header, isFinal: true))
  }

  /// A source without data.
  init() { state = Mutex(Contents()) }

  var contents: Contents { state.withLock { $0 } }

  /// - Parameter data: Everything that has been received, not only what is new.
  func update(_ data: Data, isFinal: Bool) {
    let contents = Contents(data: data, header: ImageHeader(data), isFinal: isFinal)
    state.withLock { $0 = contents }
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

/// Creates a source without data, for `CGImageSourceUpdateData`. The options have no effect.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource()
}

/// Replaces the data of an incremental source.
///
/// - Parameters:
///   - data: Everything that has been received, not only what is new.
///   - final: Whether the data is complete. There is no image before: Apple's framework decodes the
///     part that has been received.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

/// Like `CGImageSourceUpdateData`.
public func CGImageSourceUpdateDataProvider(
  _ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) {
  isrc.update(provider.data ?? Data(), isFinal: final)
}

/// The number of images: 1, or 0 for an incremental source with too little data.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  isrc.contents.header == nil ? 0 : 1
}

/// The uniform type identifier of the file; nil if it is not known yet.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.contents.header?.format {
  case nil: nil
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webp: "org.webmproject.webp"
  case .svg: "public.svg-image"
  case .pdf: "com.adobe.pdf"
  }
}

/// The uniform type identifiers of the files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  [
    "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.svg-image",
    "com.adobe.pdf",
  ]
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  let contents = isrc.contents
  guard contents.header != nil else {
    return contents.isFinal ? .statusUnknownType : .statusReadingHeader
  }
  return contents.isFinal ? .statusComplete : .statusIncomplete
}

public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  index == 0 ? CGImageSourceGetStatus(isrc) : .statusReadingHeader
}

/// Has no effect: nothing is kept.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

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
  guard index == 0, let header = isrc.contents.header else { return nil }
  return [
    kCGImagePropertyPixelWidth: Int(header.size.width.rounded(.up)),
    kCGImagePropertyPixelHeight: Int(header.size.height.rounded(.up)),
    kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyHasAlpha: header.format != .jpeg, kCGImagePropertyOrientation: 1,
  ]
}

/// The size of the file in bytes.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  [kCGImagePropertyFileSize: isrc.contents.data.count]
}

/// The image; nil beyond the last one, if it has too many pixels, or before the data of an
/// incremental source is complete. The options have no effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let contents = isrc.contents
  guard index == 0, contents.isFinal else { return nil }
  return CGImage(file: contents.data)
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
