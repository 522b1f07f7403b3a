import Foundation
import PixelService

// Compatibility: partial | `CIImage`, `CIContext`, `CIColor`, `CIVector` | on the processor, 8
//   bits per component, sRGB without a linear working space
// Compatibility: partial | Geometry: crop, affine transform and clamp, Lanczos scale, straighten,
//   `oriented` | interpolation is bilinear

/// An image that filters change. It is a recipe: pixels are computed when a `CIContext` draws it.
///
/// Coordinates are pixels, and y points up. An image has an extent; outside it, it is transparent.
///
/// `@unchecked Sendable`: immutable.
public final class CIImage: NSObject, @unchecked Sendable {
  indirect enum Recipe {
    case bitmap(CGImage)
    /// The image does not blur if it is enlarged.
    case modules(CGImage)
    case constant(SIMD4<Float>)
    case transformed(CIImage, CGAffineTransform)
    case cropped(CIImage)
    case colors(CIImage, (SIMD4<Float>) -> SIMD4<Float>)
    case blurred(CIImage, radius: CGFloat)
    /// Repeats the pixels at the edges.
    case clamped(CIImage)
    case drawn(CGBlendMode, CIImage, over: CIImage)
    case masked(CIImage, over: CIImage, mask: CIImage)
    case gradient(CGGradient, CIGradientShape)
  }

  let recipe: Recipe
  /// In pixels; infinite for colours and gradients.
  public let extent: CGRect
  /// How many images this one is made of, one after the other.
  let depth: Int

  init(_ recipe: Recipe, extent: CGRect, inputs: [CIImage] = []) {
    self.recipe = recipe
    self.extent = extent
    depth = 1 + (inputs.map(\.depth).max() ?? 0)
  }

  /// An image without pixels.
  public class func empty() -> CIImage { CIImage(.constant(SIMD4()), extent: .null) }

  public class var red: CIImage { CIImage(color: .red) }
  public class var green: CIImage { CIImage(color: .green) }
  public class var blue: CIImage { CIImage(color: .blue) }
  public class var black: CIImage { CIImage(color: .black) }
  public class var white: CIImage { CIImage(color: .white) }
  public class var clear: CIImage { CIImage(color: .clear) }
}

/// Where a gradient's colours are.
enum CIGradientShape {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, inner: CGFloat, outer: CGFloat)
}

extension CIImage {
  public convenience init(cgImage image: CGImage) {
    self.init(
      .bitmap(image), extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  /// The options have no effect.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }

  /// - Parameter data: An image file.
  /// - Returns: nil for other data.
  public convenience init?(data: Data) {
    guard let image = CGImage(file: data) else { return nil }
    self.init(cgImage: image)
  }

  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    self.init(contentsOf: url)
  }

  /// An infinite image of one colour.
  public convenience init(color: CIColor) {
    self.init(.constant(color.components), extent: .infinite)
  }

  /// The image from which this one was created; nil for the result of a filter.
  public var cgImage: CGImage? {
    switch recipe {
    case .bitmap(let image), .modules(let image): image
    default: nil
    }
  }

  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    guard numbers.allSatisfy({ $0.magnitude < 1e6 }), extent != .null else { return .empty() }
    let extent = extent.isUnbounded ? extent : extent.applying(matrix)
    return CIImage(.transformed(self, matrix), extent: extent, inputs: [self])
  }

  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  public func cropped(to rect: CGRect) -> CIImage {
    let isNumber = rect.isFinite || rect.isNull
    return CIImage(
      .cropped(self), extent: isNumber ? extent.intersection(rect) : .null, inputs: [self])
  }

  /// The image with its edges repeated without end.
  public func clampedToExtent() -> CIImage {
    extent.isNull || extent.isEmpty
      ? self : CIImage(.clamped(self), extent: .infinite, inputs: [self])
  }

  public func composited(over dest: CIImage) -> CIImage {
    CIImage(
      .drawn(.normal, self, over: dest), extent: extent.union(dest.extent),
      inputs: [self, dest])
  }

  /// - Parameter sigma: The standard deviation in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    let sigma = sigma.isFinite ? min(max(sigma, 0), 1000) : 0
    guard sigma > 0 else { return self }
    return CIImage(
      .blurred(self, radius: CGFloat(sigma)),
      extent: extent.isUnbounded ? extent : extent.insetBy(dx: -3 * sigma, dy: -3 * sigma),
      inputs: [self])
  }

  /// The result of a filter; the image itself, with a notice, if there is no filter of this name.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in parameters { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }

  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let opaque = mappingColors { SIMD4($0.x, $0.y, $0.z, 1) }
    return opaque.composited(over: CIImage.black.cropped(to: extent))
  }

  /// Has no effect: enlarged images are interpolated, except barcodes.
  public func samplingLinear() -> CIImage { self }

  /// The image without interpolation if it is enlarged.
  public func samplingNearest() -> CIImage {
    guard case .bitmap(let image) = recipe else { return self }
    return CIImage(.modules(image), extent: extent)
  }

  /// - Parameter orientation: How the image is turned.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    guard !extent.isNull, !extent.isUnbounded else { return self }
    let turned = transformed(by: orientation.transform)
    let origin = turned.extent.origin
    return turned.transformed(by: CGAffineTransform(translationX: -origin.x, y: -origin.y))
  }

  func mappingColors(_ change: @escaping (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    CIImage(.colors(self, change), extent: extent, inputs: [self])
  }
}

/// An option of an image; all are accepted and have no effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}

extension CGRect {
  /// Far larger than any image that is drawn. Its numbers can be added without becoming infinite.
  public static let infinite = CGRect(x: -4e8, y: -4e8, width: 8e8, height: 8e8)

  public var isInfinite: Bool { self == .infinite }

  var isUnbounded: Bool { width >= 1e8 || height >= 1e8 }
}
