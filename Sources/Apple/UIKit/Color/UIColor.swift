import AssetCatalog

// Compatibility: works | `UIColor` | components, named, dynamic providers, system colors

/// A colour, which can depend on traits: light or dark mode, normal or increased contrast.
///
/// ```swift
/// let card = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
/// ```
///
/// `@unchecked Sendable`: immutable. As in Apple's UIKit, the closure of a dynamic colour can be
/// called on any thread.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  enum Source {
    case fixed(ColorComponents)
    case palette(SystemPalette)
    case dynamic((UITraitCollection) -> UIColor)
    case asset(ColorAsset)
    indirect case alpha(Double, UIColor)
  }

  let source: Source

  init(source: Source) { self.source = source }

  package convenience init(_ components: ColorComponents) {
    self.init(source: .fixed(components))
  }

  public convenience override init() { self.init(source: .fixed(.init(white: 0, alpha: 1))) }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public static var supportsSecureCoding: Bool { true }

  private enum Key {
    static let components = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
  }

  public required convenience init?(coder: NSCoder) {
    guard Key.components.allSatisfy(coder.containsValue) else { return nil }
    let values = Key.components.map { coder.decodeDouble(forKey: $0) }
    self.init(
      ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3]))
  }

  /// Encodes the color that the current traits resolve.
  open func encode(with coder: NSCoder) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, value) in zip(Key.components, [red, green, blue, alpha]) {
      coder.encode(Double(value), forKey: key)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (source, other.source) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.palette(let a), .palette(let b)): return a == b
    case (.asset(let a), .asset(let b)): return a == b
    case (.alpha(let a, let base), .alpha(let b, let otherBase)):
      return a == b && base.isEqual(otherBase)
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let components): components.hashValue
    case .palette(let color): color.hashValue
    case .alpha(let alpha, _): alpha.hashValue
    case .asset: 1
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}

extension UIColor: _ExpressibleByColorLiteral {}
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Creates an sRGB colour. Components outside 0…1 are wide-gamut colours.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    let color = WideGamut.standardRGB(displayP3: (Double(red), Double(green), Double(blue)))
    self.init(
      ColorComponents(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: Double(white), alpha: Double(alpha)))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        alpha: Double(alpha)))
  }

  public convenience init(cgColor: CGColor) {
    let color = cgColor.standardRGB
    self.init(
      ColorComponents(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
  }

  /// - Parameter dynamicProvider: Called each time the colour is used.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// Loads a colour from the asset catalog; nil if it does not exist.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// - Parameter bundle: The bundle to search; nil is the extension's.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folder = ResourceFolder.of(bundle)
    guard let asset = folder.manifest.colors[name] else { return nil }
    self.init(source: .asset(asset))
  }
}

extension ResourceFolder {
  /// The resource folder of a bundle; that of the extension for nil and the main bundle.
  static func of(_ bundle: Bundle?) -> ResourceFolder {
    guard let bundle, bundle !== Bundle.main else { return .current }
    return bundle.resourceURL.flatMap { ResourceFolder($0) } ?? .current
  }
}
