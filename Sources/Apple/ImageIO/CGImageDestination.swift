// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
import Foundation
import PixelService
import Synchronization

/// An image file to be written: PNG or JPEG, with one image.
public final class CGImageDestination: Sendable {
  enum Output: @unchecked Sendable {
    // `@unchecked`: the author must not change the data at the same time, as on Apple's systems.
    case data(NSMutableData)
    case file(URL)
  }

  let output: Output
  let isJPEG: Bool
  let image = Mutex<(CGImage, quality: Double)?>(nil)

  init(_ output: Output, isJPEG: Bool) {
    self.output = output
    self.isJPEG = isJPEG
  }

  convenience init?(_ output: Output, type: String) {
    switch type {
    case "public.png": self.init(output, isJPEG: false)
    case "public.jpeg", "public.jpg": self.init(output, isJPEG: true)
    default:
      AuthorNotice.report("ImageIO: no files of type \(type) are written. Use PNG or JPEG.")
      return nil
    }
  }
}

/// Returns nil, with a notice, if the type is neither PNG nor JPEG. The options have no effect.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type)
}

/// Returns nil, with a notice, if the type is neither PNG nor JPEG. The options have no effect.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.file(url), type: type)
}

/// Sets the image. Only the first one is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  let quality = properties?[kCGImageDestinationLossyCompressionQuality]
  let number = quality as? Double ?? (quality as? CGFloat).map { Double($0) } ?? 0.8
  idst.image.withLock { if $0 == nil { $0 = (image, number) } }
}

/// Sets the image from a file.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  CGImageDestinationAddImage(idst, image, properties)
}

/// Has no effect: files have no properties.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}

/// Writes the file. Returns false if there is no image, or the file cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let (image, quality) = idst.image.withLock({ $0 }), let pixels = image.decoded
  else { return false }
  do {
    let file =
      idst.isJPEG
      ? try PixelServices.shared.jpeg(pixels, quality: quality)
      : try PixelServices.shared.png(pixels, scale: 1)
    switch idst.output {
    case .data(let data): data.append(file)
    case .file(let url): try file.write(to: url)
    }
    return true
  } catch {
    AuthorNotice.report("ImageIO: an image cannot be written: \(error)")
    return false
  }
}

/// Accepted: no thumbnail is embedded.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
