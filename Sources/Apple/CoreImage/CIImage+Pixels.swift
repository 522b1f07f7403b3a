import Foundation
import PixelService
import ViewArchive

extension CIImage {
  /// The pixels of a region with whole coordinates. Throws `PixelServiceError` and drawing errors.
  func pixels(in region: CGRect) throws -> PixelBuffer {
    guard let empty = PixelBuffer(width: Int(region.width), height: Int(region.height)) else {
      throw PixelServiceError("\(region) is not the area of an image")
    }
    guard !extent.isNull, extent.intersects(region) else { return empty }
    switch recipe {
    case .bitmap(let image):
      return try Self.drawing(in: region) { $0.draw(image, in: extent) }
    case .modules(let image):
      return try Self.drawing(in: region) { context in
        context.interpolationQuality = .none
        context.draw(image, in: extent)
      }
    case .constant(let color):
      return try Self.drawing(in: region) { context in
        context.setFillColor(
          red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z),
          alpha: CGFloat(color.w))
        context.fill(extent.intersection(region))
      }
    case .gradient(let gradient, let shape):
      return try Self.drawing(in: region) { $0.draw(gradient, shape) }
    case .transformed(let input, let matrix):
      return try input.transformedPixels(matrix, in: region)
    case .cropped(let input):
      guard let part = extent.intersection(region).wholePixels else { return empty }
      let inner = try input.pixels(in: part)
      return try Self.drawing(in: region) { context in
        context.clip(to: extent)
        context.draw(CGImage(inner), in: part)
      }
    case .colors(let input, let change):
      return try input.pixels(in: region).mappingColors(change)
    case .blurred(let input, let radius):
      return try input.blurredPixels(radius, in: region)
    case .clamped(let input): return try input.clampedPixels(in: region)
    case .drawn(let mode, let top, let bottom):
      let (above, below) = (try top.pixels(in: region), try bottom.pixels(in: region))
      return try Self.drawing(in: region) { context in
        context.draw(CGImage(below), in: region)
        context.setBlendMode(mode)
        context.draw(CGImage(above), in: region)
      }
    case .masked(let top, let bottom, let mask):
      let (above, below) = (try top.pixels(in: region), try bottom.pixels(in: region))
      let cover = try mask.pixels(in: region).mappingColors { color in
        SIMD4(0, 0, 0, (0.299 * color.x + 0.587 * color.y + 0.114 * color.z) * color.w)
      }
      return try Self.drawing(in: region) { context in
        context.draw(CGImage(below), in: region)
        context.clip(to: region, mask: CGImage(cover))
        context.draw(CGImage(above), in: region)
      }
    }
  }

  private func transformedPixels(
    _ matrix: CGAffineTransform, in region: CGRect
  ) throws -> PixelBuffer {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.magnitude > 1e-12 else {
      return try Self.drawing(in: region) { _ in }
    }
    let needed = region.applying(matrix.inverted()).insetBy(dx: -2, dy: -2)
    let wanted = extent.isUnbounded ? needed : extent.intersection(needed)
    guard let part = wanted.wholePixels, part.width >= 1, part.height >= 1 else {
      return try Self.drawing(in: region) { _ in }
    }
    let image = CGImage(try pixels(in: part))
    return try Self.drawing(in: region) { context in
      if isModules { context.interpolationQuality = .none }
      context.concatenate(matrix)
      context.draw(image, in: part)
    }
  }

  /// Whether enlarged pixels keep their edges.
  private var isModules: Bool {
    switch recipe {
    case .modules: true
    case .transformed(let input, _), .cropped(let input), .colors(let input, _): input.isModules
    default: false
    }
  }

  private func blurredPixels(_ radius: CGFloat, in region: CGRect) throws -> PixelBuffer {
    let reach = (radius * 3).rounded(.up)
    let wide = region.insetBy(dx: -reach, dy: -reach)
    let size = wide.size
    let source = CGImage(try pixels(in: wide))
    let frame = CGRect(origin: .zero, size: size)
    let archive = ViewArchive(
      size: size,
      content: ArchiveNode(
        kind: "blur", frame: frame, content: .image(ImageDrawing(image: 0)),
        effects: [.blur(radius: Double(radius), opaque: false)]),
      images: [ArchiveImage(data: source.file, size: size)])
    let blurred = try PixelServices.shared.draw(
      archive, at: Date(timeIntervalSinceReferenceDate: 0), scale: 1, over: nil)
    let part = blurred.cropped(
      x: Int(reach), y: Int(reach), width: Int(region.width), height: Int(region.height))
    guard let part else { throw PixelServiceError("the blurred area is empty") }
    return part
  }

  private func clampedPixels(in region: CGRect) throws -> PixelBuffer {
    guard let inside = extent.wholePixels,
      var result = PixelBuffer(width: Int(region.width), height: Int(region.height))
    else {
      throw PixelServiceError("\(region) is not the area of an image")
    }
    let source = try pixels(in: inside)
    for y in 0..<result.height {
      // Rows are from top to bottom, and y points up.
      let up = region.maxY - CGFloat(y) - 1
      let row = min(max(Int(inside.maxY - up) - 1, 0), source.height - 1)
      for x in 0..<result.width {
        let column = min(max(Int(region.minX - inside.minX) + x, 0), source.width - 1)
        let (from, to) = ((row * source.width + column) * 4, (y * result.width + x) * 4)
        for component in 0..<4 { result.bytes[to + component] = source.bytes[from + component] }
      }
    }
    return result
  }

  /// The pixels that `body` draws in a context with the image's coordinates.
  private static func drawing(
    in region: CGRect, _ body: (CGContext) -> Void
  ) throws -> PixelBuffer {
    guard
      let context = CGContext(
        data: nil, width: Int(region.width), height: Int(region.height), bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { throw PixelServiceError("\(region) is not the area of an image") }
    context.translateBy(x: -region.minX, y: -region.minY)
    body(context)
    guard let image = context.makeImage() else {
      throw PixelServiceError("\(region) of an image cannot be drawn")
    }
    return image.pixels
  }
}

extension CGContext {
  fileprivate func draw(_ gradient: CGGradient, _ shape: CIGradientShape) {
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch shape {
    case .linear(let start, let end):
      drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial(let center, let inner, let outer):
      drawRadialGradient(
        gradient, startCenter: center, startRadius: inner, endCenter: center, endRadius: outer,
        options: options)
    }
  }
}
