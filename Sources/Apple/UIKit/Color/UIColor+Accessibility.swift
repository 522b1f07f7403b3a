extension UIColor {
  /// The color in English words, such as "dark blue". The words are this project's choice; Apple
  /// does not publish its own.
  public var accessibilityName: String {
    let color = components(isDark: false, hasHighContrast: false)
    let (greatest, least) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    let lightness = (greatest + least) / 2
    guard greatest - least > 0.08 else {
      return lightness < 0.08
        ? "black" : lightness > 0.95 ? "white" : Self.shade(lightness) + "gray"
    }
    let degrees = color.hueSaturationBrightness.hue * 360
    let name = Self.hues.last { $0.from <= degrees }?.name ?? "red"
    return Self.shade(lightness) + name
  }

  private static func shade(_ lightness: Double) -> String {
    lightness < 0.3 ? "dark " : lightness > 0.75 ? "light " : ""
  }

  /// The names of hues, each from an angle in degrees on.
  private static let hues: [(from: Double, name: String)] = [
    (0, "red"), (15, "orange"), (45, "yellow"), (70, "green"), (165, "cyan"), (200, "blue"),
    (255, "purple"), (300, "pink"), (345, "red"),
  ]
}
