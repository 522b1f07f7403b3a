/// The attributes that identify a font.
public final class UIFontDescriptor: NSObject, NSSecureCoding, Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of a font in the extension's bundle; nil for the system font.
  package let name: String?
  public let pointSize: CGFloat
  package let weight: UIFont.Weight
  public let symbolicTraits: SymbolicTraits
  package let design: SystemDesign
  package let hasMonospacedDigits: Bool
  /// The style from which the font was created.
  package let textStyle: UIFont.TextStyle?

  init(
    name: String? = nil, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits = [],
    design: SystemDesign = .default, hasMonospacedDigits: Bool = false,
    textStyle: UIFont.TextStyle? = nil
  ) {
    self.name = name
    pointSize = size
    self.weight = weight
    symbolicTraits = traits
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.textStyle = textStyle
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, size: size, weight: .regular)
  }

  public static var supportsSecureCoding: Bool { true }

  private enum Key {
    static let name = "UIFontName"
    static let size = "UIFontSize"
    static let weight = "UIFontWeight"
    static let traits = "UIFontTraits"
    static let design = "UIFontDesign"
    static let digits = "UIFontMonospacedDigits"
    static let style = "UIFontTextStyle"
  }

  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Key.size) else { return nil }
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
    }
    self.init(
      name: text(Key.name), size: coder.decodeDouble(forKey: Key.size),
      weight: UIFont.Weight(coder.decodeDouble(forKey: Key.weight)),
      traits: SymbolicTraits(
        rawValue: UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: Key.traits))),
      design: text(Key.design).map { SystemDesign(rawValue: $0) } ?? .default,
      hasMonospacedDigits: coder.decodeBool(forKey: Key.digits),
      textStyle: text(Key.style).map { UIFont.TextStyle(rawValue: $0) })
  }

  public func encode(with coder: NSCoder) {
    coder.encode(name.map { $0 as NSString }, forKey: Key.name)
    coder.encode(Double(pointSize), forKey: Key.size)
    coder.encode(Double(weight.rawValue), forKey: Key.weight)
    coder.encode(Int64(symbolicTraits.rawValue), forKey: Key.traits)
    coder.encode(design.rawValue as NSString, forKey: Key.design)
    coder.encode(hasMonospacedDigits, forKey: Key.digits)
    coder.encode(textStyle.map { $0.rawValue as NSString }, forKey: Key.style)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return name == other.name && pointSize == other.pointSize && weight == other.weight
      && symbolicTraits == other.symbolicTraits && design == other.design
      && hasMonospacedDigits == other.hasMonospacedDigits && textStyle == other.textStyle
  }

  public override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}

extension UIFontDescriptor {
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public var postscriptName: String { name ?? ".SFUI-Regular" }

  var family: String { name ?? ".AppleSystemUIFont" }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed(size: newPointSize)
  }

  /// Replaces the traits. The bold trait sets the bold weight, the monospace trait the monospaced
  /// design.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed(
      weight: symbolicTraits.contains(.traitBold) ? .bold : nil, traits: symbolicTraits,
      design: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : nil)
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { changed(design: design) }

  private func changed(
    size: CGFloat? = nil, weight: UIFont.Weight? = nil, traits: SymbolicTraits? = nil,
    design: SystemDesign? = nil
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      name: name, size: size ?? pointSize, weight: weight ?? self.weight,
      traits: traits ?? symbolicTraits, design: design ?? self.design,
      hasMonospacedDigits: hasMonospacedDigits, textStyle: size == nil ? textStyle : nil)
  }
}
