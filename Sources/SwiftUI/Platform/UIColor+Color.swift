import UIKit
import ViewArchive

extension Color {
  /// UIKit's colour, which goes on following the surroundings.
  public init(uiColor: UIColor) {
    self.init(provider: .platform(uiColor))
  }

  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
  /// The colour in the surroundings that UIKit's traits tell of; one of the asset catalog and the
  /// accent colour follow them too.
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
  /// Components that are no numbers count as zero.
  init(_ components: ColorComponents) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.init(
      red: finite(components.red), green: finite(components.green),
      blue: finite(components.blue), alpha: min(max(finite(components.alpha), 0), 1))
  }
}
