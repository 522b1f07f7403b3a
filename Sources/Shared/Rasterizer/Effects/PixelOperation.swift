import Foundation
import ViewArchive

/// An operation on drawn pixels, created from one or more node effects.
enum PixelOperation: Equatable {
  case color(ColorMatrix)
  case blur(deviation: Double, opaque: Bool)
  /// Black, with the luminance as alpha.
  case luminanceToAlpha
  /// White, with the luminance as alpha: vibrant mode.
  case vibrant

  /// nil for effects that are not pixel operations. Blurs are in points of the node.
  init?(_ effect: NodeEffect) {
    switch effect {
    case .blur(let radius, let opaque): self = .blur(deviation: radius, opaque: opaque)
    case .brightness(let amount): self = .color(.brightness(amount))
    case .contrast(let amount): self = .color(.contrast(amount))
    case .saturation(let amount): self = .color(.saturation(amount))
    case .grayscale(let amount): self = .color(.saturation(1 - min(max(amount, 0), 1)))
    case .hueRotation(let angle): self = .color(.hueRotation(angle))
    case .colorInvert: self = .color(.inversion)
    case .colorMultiply(let color): self = .color(.multiply(color))
    case .luminanceToAlpha: self = .luminanceToAlpha
    case .opacity, .clip, .mask, .transform, .projection, .bend, .shadow, .blend, .compositingGroup:
      return nil
    }
  }

  /// Combines adjacent colour operations into one.
  static func merged(_ operations: [PixelOperation]) -> [PixelOperation] {
    operations.reduce(into: []) { result, operation in
      if case .color(let next) = operation, case .color(let last)? = result.last {
        result[result.count - 1] = .color(last.followed(by: next))
      } else {
        result.append(operation)
      }
    }
  }

  /// The distance by which the operation spreads colour, in pixels.
  var reach: Int {
    guard case .blur(let deviation, false) = self else { return 0 }
    return BoxBlur(deviation: deviation)?.reach ?? 0
  }

  /// The pixels, per pixel of the target, that suffice before the operations: a power of two that
  /// leaves the narrowest blur a deviation of at least 12 pixels.
  static func detail(of operations: [PixelOperation]) -> Double {
    var narrowest = Double.infinity
    for case .blur(let deviation, let opaque) in operations {
      // An opaque blur repeats the edge, which needs all its pixels.
      if opaque { return 1 }
      narrowest = min(narrowest, deviation)
    }
    guard narrowest.isFinite, narrowest >= 24 else { return 1 }
    return exp2(-(log2(narrowest / 12)).rounded(.down))
  }

  /// - Parameters:
  ///   - scale: Multiplies the deviation of blurs.
  ///   - format: Operations other than blurs need colours.
  func apply(to region: PixelRegion, scale: Double, format: Surface.Format = .color) {
    switch self {
    case .color(let matrix): matrix.apply(to: region)
    case .blur(let deviation, let opaque):
      BoxBlur(deviation: deviation * scale)?
        .apply(to: region, bytesPerPixel: format.bytesPerPixel, clampsEdges: opaque)
    case .luminanceToAlpha: Self.luminance(of: region, color: 0)
    case .vibrant: Self.luminance(of: region, color: 1)
    }
  }

  private static func luminance(of region: PixelRegion, color: UInt32) {
    for y in 0..<region.height {
      let row = region.base + y * region.stride
      for x in 0..<region.width {
        let pixel = row + x * 4
        // The weights of Rec. 709 in 256ths.
        let sum = 54 * UInt32(pixel[2]) + 183 * UInt32(pixel[1]) + 19 * UInt32(pixel[0])
        let alpha = UInt8((sum + 128) >> 8)
        let component = UInt8(UInt32(alpha) * color)
        pixel[0] = component
        pixel[1] = component
        pixel[2] = component
        pixel[3] = alpha
      }
    }
  }
}
