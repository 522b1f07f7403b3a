import PixelService

/// The layout of a bitmap in the author's memory, and the conversion from and to the pixels that
/// are drawn: eight bits per component, gray, RGB or alpha only.
struct PixelFormat: Equatable, Sendable {
  enum Order: Equatable, Sendable { case gray, alphaOnly, rgb }

  let order: Order
  let alpha: CGImageAlphaInfo
  /// Whether the four bytes of a pixel are stored in reverse.
  let isReversed: Bool

  /// Premultiplied RGBA.
  static let standard = PixelFormat(order: .rgb, alpha: .premultipliedLast, isReversed: false)

  private init(order: Order, alpha: CGImageAlphaInfo, isReversed: Bool) {
    self.order = order
    self.alpha = alpha
    self.isReversed = isReversed
  }

  /// nil for a combination that is not supported: other than eight bits, floating point, 16-bit
  /// orders, or RGB without a fourth byte.
  init?(bitsPerComponent: Int, bitsPerPixel: Int?, space: CGColorSpace?, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, let alpha = info.alpha, !info.contains(.floatComponents),
      !info.contains(.byteOrder16Little)
    else { return nil }
    let order: Order =
      alpha == .alphaOnly ? .alphaOnly : space?.model == .monochrome ? .gray : .rgb
    let format = PixelFormat(
      order: order, alpha: alpha, isReversed: info.contains(.byteOrder32Little))
    guard order != .gray || alpha == .none, order != .rgb || alpha != .none || bitsPerPixel == 24
    else { return nil }
    guard bitsPerPixel == nil || bitsPerPixel == format.bytesPerPixel * 8 else { return nil }
    self = format
  }

  var bytesPerPixel: Int {
    switch order {
    case .gray, .alphaOnly: 1
    case .rgb: alpha == .none ? 3 : 4
    }
  }

  var info: CGBitmapInfo {
    CGBitmapInfo(alpha: alpha, byteOrder: isReversed ? .order32Little : .orderDefault)
  }

  var hasAlpha: Bool {
    switch alpha {
    case .none, .noneSkipFirst, .noneSkipLast: false
    default: true
    }
  }

  /// The positions of red, green, blue and alpha in a pixel. Without alpha, the last one is that of
  /// the byte to skip.
  private var positions: (red: Int, green: Int, blue: Int, alpha: Int) {
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
    let places = isFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
    return isReversed ? (3 - places.0, 3 - places.1, 3 - places.2, 3 - places.3) : places
  }

  private var isStraight: Bool { alpha == .first || alpha == .last }
}

extension PixelFormat {
  /// Reads rows in this format. Bytes that are missing at the end are zero.
  func pixels(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> PixelBuffer? {
    guard var buffer = PixelBuffer(width: width, height: height) else { return nil }
    buffer.bytes.withUnsafeMutableBufferPointer { pixels in
      for row in 0..<height {
        for column in 0..<width {
          let start = row * bytesPerRow + column * bytesPerPixel
          guard start >= 0, start + bytesPerPixel <= bytes.count else { return }
          let pixel = (row * width + column) * 4
          read(
            bytes, start, &pixels[pixel], &pixels[pixel + 1], &pixels[pixel + 2], &pixels[pixel + 3]
          )
        }
      }
    }
    return buffer
  }

  private func read(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ blue: inout UInt8, _ green: inout UInt8,
    _ red: inout UInt8, _ alpha: inout UInt8
  ) {
    switch order {
    case .gray: (blue, green, red, alpha) = (bytes[start], bytes[start], bytes[start], 255)
    case .alphaOnly: (blue, green, red, alpha) = (0, 0, 0, bytes[start])
    case .rgb:
      let places = positions
      alpha = hasAlpha ? bytes[start + places.alpha] : 255
      func component(_ place: Int) -> UInt8 {
        let value = bytes[start + place]
        return isStraight ? UInt8((UInt16(value) * UInt16(alpha) + 127) / 255) : min(value, alpha)
      }
      blue = component(places.blue)
      green = component(places.green)
      red = component(places.red)
    }
  }

  /// Writes pixels in this format.
  func write(
    _ buffer: PixelBuffer, to bytes: UnsafeMutableRawBufferPointer, bytesPerRow: Int
  ) {
    let places = positions
    buffer.bytes.withUnsafeBufferPointer { pixels in
      for row in 0..<buffer.height {
        for column in 0..<buffer.width {
          let start = row * bytesPerRow + column * bytesPerPixel
          guard start >= 0, start + bytesPerPixel <= bytes.count else { return }
          let pixel = (row * buffer.width + column) * 4
          let (blue, green, red) = (pixels[pixel], pixels[pixel + 1], pixels[pixel + 2])
          let alpha = pixels[pixel + 3]
          switch order {
          case .gray:
            let luma = UInt32(red) * 299 + UInt32(green) * 587 + UInt32(blue) * 114
            bytes[start] = UInt8((luma + 500) / 1000)
          case .alphaOnly: bytes[start] = alpha
          case .rgb:
            func component(_ value: UInt8) -> UInt8 {
              guard isStraight, alpha != 0 else { return value }
              return UInt8(min((UInt16(value) * 255 + UInt16(alpha) / 2) / UInt16(alpha), 255))
            }
            bytes[start + places.red] = component(red)
            bytes[start + places.green] = component(green)
            bytes[start + places.blue] = component(blue)
            if self.alpha != .none { bytes[start + places.alpha] = hasAlpha ? alpha : 255 }
          }
        }
      }
    }
  }

  func data(_ buffer: PixelBuffer) -> Data {
    let bytesPerRow = buffer.width * bytesPerPixel
    var data = Data(count: bytesPerRow * buffer.height)
    data.withUnsafeMutableBytes { write(buffer, to: $0, bytesPerRow: bytesPerRow) }
    return data
  }
}
