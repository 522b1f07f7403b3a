import AssetCatalog

extension UIColor {
  /// The components in an appearance.
  package func components(isDark: Bool, hasHighContrast: Bool) -> ColorComponents {
    components(
      in: UITraitCollection(
        style: isDark ? .dark : .light, contrast: hasHighContrast ? .high : .normal,
        displayScale: UIScreen.main.scale, category: .large, idiom: .device))
  }

  /// - Parameter depth: The number of nested dynamic colours to resolve. Beyond it the colour is
  ///   clear, so that a dynamic colour that returns itself does not recurse forever.
  func components(in traits: UITraitCollection, depth: Int = 32) -> ColorComponents {
    let isDark = traits.userInterfaceStyle == .dark
    let hasHighContrast = traits.accessibilityContrast == .high
    switch source {
    case .fixed(let components): return components
    case .palette(let color):
      return color.components(isDark: isDark, hasHighContrast: hasHighContrast)
    case .dynamic(let provider):
      guard depth > 0 else { return ColorComponents(white: 0, alpha: 0) }
      return provider(traits).components(in: traits, depth: depth - 1)
    case .asset(let asset):
      let appearance = AssetAppearance(
        luminosity: isDark ? .dark : .light, hasHighContrast: hasHighContrast)
      return asset.components(for: appearance) ?? ColorComponents(white: 0, alpha: 0)
    case .alpha(let alpha, let base):
      var components = base.components(in: traits, depth: depth)
      components.alpha = alpha
      return components
    }
  }

  /// The components if they do not depend on traits; nil otherwise.
  package var fixedComponents: ColorComponents? {
    if case .fixed(let components) = source { components } else { nil }
  }
}

extension UIColor {
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(components(in: UITraitCollection(traitsFrom: [.current, traitCollection])))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if var components = fixedComponents {
      components.alpha = Double(alpha)
      return UIColor(components)
    }
    return UIColor(source: .alpha(Double(alpha), self))
  }

  /// The colour in the current traits, like the other conversions.
  public var cgColor: CGColor {
    let color = components(in: .current)
    return CGColor(
      srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components(in: .current)
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components(in: .current)
    let parts = color.hueSaturationBrightness
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// - Returns: false, without writing anything, if the colour is not gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components(in: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}
