import UIKit
import ViewArchive

// Compatibility (styles): works | `Color(uiColor:)`

extension Color {
  /// A dynamic UIKit colour stays dynamic: it is resolved in each view's environment.
  public init(uiColor: UIColor) {
    self.init(provider: .platform(uiColor))
  }

  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
  /// Creates a dynamic colour that is resolved for the current traits. This includes asset catalog
  /// colours and the accent colour.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      environment._colorSchemeContrast =
        traits.accessibilityContrast == .high ? .increased : .standard
      let resolved = color.resolved(color.provider, in: environment) { _ in }
      return UIColor(
        red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.alpha)
    }
  }
}

extension PaintColor {
  /// Replaces NaN and infinite components with 0.
  init(_ components: ColorComponents) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.init(
      red: finite(components.red), green: finite(components.green),
      blue: finite(components.blue), alpha: min(max(finite(components.alpha), 0), 1))
  }
}
