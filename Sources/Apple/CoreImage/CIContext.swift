import AuthorNotices
import Foundation
import PixelService

/// Computes the pixels of images.
public final class CIContext: NSObject, Sendable {
  public override init() {}

  /// The options have no effect.
  public init(options: [CIContextOption: Any]?) {}

  /// The pixels of a part of the image.
  ///
  /// - Returns: nil, with a notice, if the part has no area or too many pixels, or if the image is
  ///   made of too many others.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    pixels(image, fromRect).map { CGImage($0) }
  }

  /// `format` and `colorSpace` have no effect: pixels have eight bits per component, in sRGB.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Writes the pixels of a part of the image to memory, as premultiplied RGBA or BGRA.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let pixels = pixels(image, bounds), rowBytes >= pixels.width * 4 else { return }
    let info: CGBitmapInfo =
      format == .BGRA8
      ? CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
      : CGBitmapInfo(alpha: .premultipliedLast)
    let context = CGContext(
      data: data, width: pixels.width, height: pixels.height, bitsPerComponent: 8,
      bytesPerRow: rowBytes, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    context?.setBlendMode(.copy)
    context?.draw(
      CGImage(pixels), in: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
  }

  /// The whole image as a PNG file; nil if it has no pixels.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    pixels(image, image.extent).flatMap { try? PixelServices.shared.png($0, scale: 1) }
  }

  /// The whole image as a JPEG file; nil if it has no pixels.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[.jpegQuality] as? Double ?? 0.8
    return pixels(image, image.extent).flatMap {
      try? PixelServices.shared.jpeg($0, quality: quality)
    }
  }

  /// Has no effect: nothing is kept.
  public func clearCaches() {}

  private func pixels(_ image: CIImage, _ rect: CGRect) -> PixelBuffer? {
    let region = rect.wholePixels ?? .zero
    let isPlausible =
      region.width < 1e6 && region.height < 1e6
      && region.minX.magnitude < 1e9 && region.minY.magnitude < 1e9
      && PixelBuffer.isPlausible(width: Int(region.width), height: Int(region.height))
    guard isPlausible, image.depth <= Self.maximumDepth else {
      AuthorNotice.report(
        "CoreImage: no pixels for \(rect) of an image: a part needs an area of at most "
          + "\(PixelBuffer.areaLimit) pixels, and at most \(Self.maximumDepth) filters.")
      return nil
    }
    do {
      return try image.pixels(in: region)
    } catch {
      AuthorNotice.report("CoreImage: an image cannot be drawn: \(error)")
      return nil
    }
  }

  private static let maximumDepth = 200
}

/// The layout of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8 = CIFormat(rawValue: 264)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let BGRA8 = CIFormat(rawValue: 266)
}

/// An option of a context; all are accepted and have no effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let memoryLimit = CIContextOption(rawValue: "memory_limit")
  public static let name = CIContextOption(rawValue: "kCIContextName")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
}

/// An option of an image file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let jpegQuality = CIImageRepresentationOption(
    rawValue: "kCGImageDestinationLossyCompressionQuality")
}
