import AuthorNotices
import Foundation
import PixelService
import Synchronization
import ViewArchive

// Compatibility: partial | `CGImage`, `CGDataProvider` | pixels, PNG and JPEG, `cropping`,
//   `masking`, `dataProvider`; 8 bits per component; EXIF orientation is applied to the pixels

/// An immutable image: a recorded drawing, an encoded image, or pixels.
///
/// A drawing stays a drawing. A widget's archive contains it as such, and the host draws it at the
/// size in which it is shown. Pixels are computed, once, when the author asks for them.
public final class CGImage: Sendable {
  enum Content: Sendable {
    /// An encoded archive.
    case drawing(Data)
    case encoded(Data)
    case pixels(PixelBuffer)
  }

  private struct Results {
    var pixels: PixelBuffer?
    var file: Data?
  }

  let content: Content
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  let format: PixelFormat
  public let colorSpace: CGColorSpace?
  public let shouldInterpolate: Bool
  private let results = Mutex(Results())

  init(
    _ content: Content, width: Int, height: Int, format: PixelFormat = .standard,
    colorSpace: CGColorSpace? = .standardRGB, shouldInterpolate: Bool = true
  ) {
    self.content = content
    self.width = width
    self.height = height
    self.format = format
    self.colorSpace = colorSpace
    self.shouldInterpolate = shouldInterpolate
  }

  package convenience init(_ pixels: PixelBuffer) {
    self.init(.pixels(pixels), width: pixels.width, height: pixels.height)
  }

  /// An image file; nil if the data is not one, or the image has too many pixels.
  package convenience init?(file data: Data) {
    guard let header = ImageHeader(data), header.size.width < 1e6, header.size.height < 1e6,
      PixelBuffer.isPlausible(
        width: Int(header.size.width.rounded(.up)), height: Int(header.size.height.rounded(.up)))
    else { return nil }
    self.init(encoded: data, header: header)
  }

  /// An encoded image whose header is known. Vector images have one pixel per point.
  package convenience init(encoded data: Data, header: ImageHeader) {
    self.init(
      .encoded(data), width: Int(header.size.width.rounded(.up)),
      height: Int(header.size.height.rounded(.up)))
  }
}

extension CGImage {
  /// An image that an archive draws.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - instant: The date that the image shows; nil if the archive looks the same at every
  ///     instant, and can be drawn later.
  /// - Returns: nil if the archive has no area, more pixels than `PixelBuffer.areaLimit`, or cannot
  ///   be drawn.
  package static func drawing(
    _ archive: ViewArchive, scale: CGFloat, at instant: Date?
  ) -> CGImage? {
    let width = (archive.size.width * scale - 1e-6).rounded(.up)
    let height = (archive.size.height * scale - 1e-6).rounded(.up)
    guard width < 1e6, height < 1e6, width >= 1, height >= 1,
      PixelBuffer.isPlausible(width: Int(width), height: Int(height))
    else { return nil }
    if instant == nil, let data = try? archive.encoded() {
      return CGImage(.drawing(data), width: Int(width), height: Int(height))
    }
    do {
      return CGImage(
        try PixelServices.shared.draw(
          archive, at: instant ?? Date(timeIntervalSinceReferenceDate: 0), scale: Double(scale),
          over: nil))
    } catch {
      AuthorNotice.report("CoreGraphics: an image cannot be drawn: \(error)")
      return nil
    }
  }

  /// The pixels. If the image cannot be decoded or drawn, they are transparent.
  package var pixels: PixelBuffer {
    decoded ?? PixelBuffer(width: width, height: height)
      ?? PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 0])
  }

  /// The pixels; nil, with a notice, if the image cannot be decoded or drawn.
  package var decoded: PixelBuffer? {
    results.withLock { results in
      if let known = results.pixels { return known }
      noteMemory()
      do {
        let pixels =
          switch content {
          case .pixels(let pixels): pixels
          case .encoded(let data), .drawing(let data):
            try PixelServices.shared.decode(data, width: width, height: height)
          }
        results.pixels = pixels
        return pixels
      } catch {
        AuthorNotice.report("CGImage: an image has no pixels: \(error)")
        return nil
      }
    }
  }

  /// The image as an archive contains it: an encoded image or an archive. Empty, with a notice, if
  /// the pixels cannot be encoded.
  package var file: Data {
    switch content {
    case .drawing(let data), .encoded(let data): return data
    case .pixels(let pixels):
      return results.withLock { results in
        if let known = results.file { return known }
        let file: Data
        do {
          file = try PixelServices.shared.png(pixels, scale: 1)
        } catch {
          AuthorNotice.report("CGImage: an image cannot be encoded: \(error)")
          file = Data()
        }
        results.file = file
        return file
      }
    }
  }

  /// Whether the image has no pixels and is drawn at the size in which it is shown.
  package var isVector: Bool {
    switch content {
    case .drawing: true
    case .encoded(let data): ImageHeader(data)?.isVector ?? false
    case .pixels: false
    }
  }
}

extension CGImage {
  /// Creates an image of uncompressed pixels.
  ///
  /// `decode`, `shouldInterpolate` and `intent` have no effect.
  ///
  /// - Returns: nil if the format is not supported (only eight bits per component), a side is not
  ///   positive, or there are fewer bytes than the image needs.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard PixelBuffer.isPlausible(width: width, height: height), let data = provider.data,
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space,
        info: bitmapInfo),
      bytesPerRow >= width * format.bytesPerPixel, bytesPerRow < 1 << 24,
      data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel,
      let pixels = data.withUnsafeBytes({
        format.pixels($0, width: width, height: height, bytesPerRow: bytesPerRow)
      })
    else { return nil }
    self.init(
      .pixels(pixels), width: width, height: height, format: format, colorSpace: space,
      shouldInterpolate: shouldInterpolate)
  }

  /// Reads a PNG file. `decode`, `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, .png)
  }

  /// Reads a JPEG file. `decode`, `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, .jpeg)
  }

  private convenience init?(_ source: CGDataProvider, _ format: ImageHeader.Format) {
    guard let data = source.data, let header = ImageHeader(data), header.format == format,
      PixelBuffer.isPlausible(width: Int(header.size.width), height: Int(header.size.height))
    else { return nil }
    self.init(encoded: data, header: header)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
  public var bytesPerRow: Int { width * format.bytesPerPixel }
  public var alphaInfo: CGImageAlphaInfo { format.alpha }
  public var bitmapInfo: CGBitmapInfo { format.info }
  public var byteOrderInfo: CGImageByteOrderInfo {
    format.isReversed ? .order32Little : .orderDefault
  }
  public var isMask: Bool { false }
  /// nil: components are not mapped to other ranges.
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The pixels in the image's format.
  public var dataProvider: CGDataProvider? {
    CGDataProvider { [self] in format.data(pixels.fitting(width: width, height: height)) }
  }

  /// The part inside a rectangle in pixels, from the top left corner; nil if it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.isFinite, let part = rect.intersection(bounds).wholePixels, part.width >= 1,
      part.height >= 1,
      let pixels = pixels.fitting(width: width, height: height).cropped(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    else { return nil }
    return CGImage(
      .pixels(pixels), width: pixels.width, height: pixels.height, format: format,
      colorSpace: colorSpace)
  }

  public func copy() -> CGImage? { self }

  /// The same components in another space with the same number of them.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard colorSpace.model == self.colorSpace?.model else { return nil }
    return CGImage(
      content, width: width, height: height, format: format, colorSpace: colorSpace)
  }

  /// The image with its alpha multiplied by another image: its alpha or, if it has none, the
  /// brightness of its pixels. The mask is scaled to the image's size.
  public func masking(_ mask: CGImage) -> CGImage? {
    let cover = mask.coverage.scaled(width: width, height: height)
    var masked = pixels.fitting(width: width, height: height)
    for offset in stride(from: 0, to: masked.bytes.count, by: 4) {
      let factor = UInt16(cover.bytes[offset + 3])
      for index in offset..<offset + 4 {
        masked.bytes[index] = UInt8((UInt16(masked.bytes[index]) * factor + 127) / 255)
      }
    }
    return CGImage(masked)
  }

  /// What the image covers as a mask: its alpha or, if it has none, its brightness.
  var coverage: PixelBuffer {
    guard !format.hasAlpha else { return pixels }
    return pixels.mappingColors { color in
      let luma = 0.299 * color.x + 0.587 * color.y + 0.114 * color.z
      return SIMD4(0, 0, 0, luma)
    }
  }
}

extension PixelBuffer {
  /// The pixels, if the size differs from that in the image's header (as in rotated photographs):
  /// scaled to it.
  fileprivate func fitting(width: Int, height: Int) -> PixelBuffer {
    self.width == width && self.height == height ? self : scaled(width: width, height: height)
  }

  /// The pixels scaled to a size, each the nearest one.
  package func scaled(width: Int, height: Int) -> PixelBuffer {
    guard width != self.width || height != self.height,
      var result = PixelBuffer(width: width, height: height)
    else { return self }
    for y in 0..<height {
      let row = y * self.height / height * self.width
      for x in 0..<width {
        let (from, to) = ((row + x * self.width / width) * 4, (y * width + x) * 4)
        for component in 0..<4 { result.bytes[to + component] = bytes[from + component] }
      }
    }
    return result
  }
}

extension CGImage: Hashable {
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGRect {
  /// The smallest rectangle with whole coordinates around this one; nil if it has numbers that are
  /// not finite, for which `integral` traps.
  package var wholePixels: CGRect? { isFinite ? integral : nil }

  /// False for `null`, too. Foundation traps on many operations with NaN.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
