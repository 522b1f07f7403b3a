extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary with keys of the type `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries with keys of the type `FeatureKey`.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let base = UIFontDescriptor(size: 0, weight: .regular)
    self.init(base, adding: attributes)
  }

  /// Returns a descriptor in which these attributes replace those of the same name.
  ///
  /// Of the traits, weight, slant and symbolic traits apply; of the features, monospaced digits
  /// (type 6, selector 0). Others have no effect.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(self, adding: attributes)
  }

  private convenience init(_ base: UIFontDescriptor, adding attributes: [AttributeName: Any]) {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    var symbolic = (traits[.symbolic] as? UInt32).map(SymbolicTraits.init(rawValue:))
    if let slant = Self.number(traits[.slant]), slant > 0 {
      symbolic = (symbolic ?? base.symbolicTraits).union(.traitItalic)
    }
    let weight =
      traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map { UIFont.Weight($0) }
      ?? (symbolic?.contains(.traitBold) == true ? .bold : base.weight)
    let features = attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
    // Apple's registry of font features: type 6 is number spacing, selector 0 monospaced numbers.
    let hasMonospacedDigits =
      features.last { $0[.type] == 6 }.map { $0[.selector] == 0 } ?? base.hasMonospacedDigits
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    self.init(
      name: name ?? base.name, size: Self.number(attributes[.size]) ?? base.pointSize,
      weight: weight, traits: symbolic ?? base.symbolicTraits, design: base.design,
      hasMonospacedDigits: hasMonospacedDigits,
      textStyle: attributes[.textStyle] as? UIFont.TextStyle ?? base.textStyle)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
