import CoreGraphics
import UIKit

// Compatibility (styles): works | `Color(cgColor:)`, `cgColor`

extension Color {
  public init(cgColor: CGColor) {
    let color = cgColor.standardRGB
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// The colour's components, or nil if they depend on the environment.
  public var cgColor: CGColor? {
    guard case .rgb(let color) = provider else { return nil }
    return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension Color.Resolved {
  public var cgColor: CGColor {
    CGColor(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension UIImage {
  /// An image of the asset catalog; of size zero if the catalog has no such image.
  public convenience init(resource: ImageResource) {
    self.init(asset: resource.name, in: resource.bundle)
  }
}

extension UIColor {
  /// A colour of the asset catalog; clear if the catalog has no such colour.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}
