import AssetCatalog

extension ColorAsset {
  /// The colour in an appearance: the components of the best variant, or of the system colour to
  /// which it refers. nil if there is no variant or the system colour is unknown.
  package func components(for appearance: AssetAppearance) -> ColorComponents? {
    guard let variant = variant(for: appearance) else { return nil }
    guard let name = variant.systemColor else {
      return ColorComponents(
        red: variant.red, green: variant.green, blue: variant.blue, alpha: variant.alpha)
    }
    return SystemPalette(catalogName: name)?.components(
      isDark: appearance.luminosity == .dark, hasHighContrast: appearance.hasHighContrast)
  }
}

extension SystemPalette {
  /// Finds a colour by its name in asset catalogs: `systemIndigoColor` is `indigo`,
  /// `secondarySystemFillColor` is `secondaryFill`.
  init?(catalogName: String) {
    let suffix = "Color"
    guard catalogName.hasSuffix(suffix) else { return nil }
    let name = catalogName.dropLast(suffix.count)
      .replacingOccurrences(of: "system", with: "").replacingOccurrences(of: "System", with: "")
    self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}
