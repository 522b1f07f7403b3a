import UIKit
import ViewArchive

// Compatibility (styles): works | `Color` | components, assets, system and semantic colors,
//   `resolve(in:)`, `mix`, gradients of a color

/// A colour that is resolved in the environment in which it is used.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  enum Provider: Hashable, Sendable {
    case rgb(PaintColor)
    case system(SystemColor)
    case accent
    /// A colour of the extension's asset catalog.
    case named(String, resources: URL?)
    /// The system's label colour at a level: 0 is primary, 1 secondary.
    case hierarchical(Int)
    indirect case opacity(Provider, Double)
    indirect case mix(Provider, Provider, Double, Gradient.ColorSpace)
    /// The lower end of the color's standard gradient.
    indirect case gradientEnd(Provider)
    /// One colour for each colour scheme.
    case dynamic(light: PaintColor, dark: PaintColor)
    case platform(UIColor)
  }

  let provider: Provider

  init(provider: Provider) {
    self.provider = provider
  }

  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    provider = .rgb(
      ColorConversion.sRGB(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    provider = .rgb(
      ColorConversion.sRGB(
        hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }

  /// A colour of the asset catalog. A missing one is drawn clear, with a notice.
  public init(_ name: String, bundle: Bundle? = nil) {
    provider = .named(name, resources: bundle?.resourceURL)
  }

  public static let clear = Color(provider: .rgb(.clear))
  public static let black = Color(provider: .rgb(.black))
  public static let white = Color(provider: .rgb(.white))
  public static let red = Color(provider: .system(.red))
  public static let orange = Color(provider: .system(.orange))
  public static let yellow = Color(provider: .system(.yellow))
  public static let green = Color(provider: .system(.green))
  public static let mint = Color(provider: .system(.mint))
  public static let teal = Color(provider: .system(.teal))
  public static let cyan = Color(provider: .system(.cyan))
  public static let blue = Color(provider: .system(.blue))
  public static let indigo = Color(provider: .system(.indigo))
  public static let purple = Color(provider: .system(.purple))
  public static let pink = Color(provider: .system(.pink))
  public static let brown = Color(provider: .system(.brown))
  public static let gray = Color(provider: .system(.gray))
  public static let primary = Color(provider: .hierarchical(0))
  public static let secondary = Color(provider: .hierarchical(1))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(provider: .accent)

  public func opacity(_ opacity: Double) -> Color {
    Color(provider: .opacity(provider, opacity.isFinite ? opacity : 1))
  }

  /// Mixes two colours. A `fraction` of 0 is this colour, 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    return Color(provider: .mix(provider, rhs.provider, fraction, colorSpace))
  }

  public var description: String { provider.description }
}

extension Color: ShapeStyle {
  public func _paint(_ request: _PaintRequest) -> Paint {
    .color(
      resolved(provider, in: request.environment, notice: request.session.notice)
        .opacity(ForegroundStyle.opacity(level: request.level)))
  }

  /// Returns the colour's components in an environment. Calls `notice` for a missing asset.
  func resolved(
    _ provider: Provider, in environment: EnvironmentValues, notice: (String) -> Void
  ) -> PaintColor {
    switch provider {
    case .rgb(let color): return color
    case .system(let color): return color.resolved(in: environment)
    case .hierarchical(let level): return SystemColor.label(level: level).resolved(in: environment)
    case .accent:
      if let tint = environment.tintStyle?.base as? Color, tint.provider != .accent {
        return resolved(tint.provider, in: environment, notice: notice)
      }
      return AssetColors.color(named: AssetColors.accentName, resources: nil, in: environment)
        ?? SystemColor.blue.resolved(in: environment)
    case .opacity(let base, let factor):
      return resolved(base, in: environment, notice: notice).opacity(factor)
    case .mix(let first, let second, let fraction, let space):
      let (a, b) = (
        resolved(first, in: environment, notice: notice),
        resolved(second, in: environment, notice: notice)
      )
      return space.isPerceptual
        ? OklabColor.mix(a, b, fraction) : ColorConversion.mix(a, b, fraction)
    case .gradientEnd(let base):
      return Self.gradientEnd(resolved(base, in: environment, notice: notice))
    case .dynamic(let light, let dark):
      return environment.colorScheme == .dark ? dark : light
    case .platform(let color):
      return PaintColor(
        color.components(
          isDark: environment.colorScheme == .dark,
          hasHighContrast: environment.colorSchemeContrast == .increased))
    case .named(let name, let resources):
      if let color = AssetColors.color(named: name, resources: resources, in: environment) {
        return color
      }
      notice(
        "Unknown colour \"\(name)\": it is drawn clear. Add a colour set of that name to an "
          + ".xcassets folder of the extension.")
      return .clear
    }
  }

  /// A colour's components in one environment.
  public struct Resolved: Hashable, Codable, Sendable {
    /// Components in linear light, as in SwiftUI.
    public var linearRed, linearGreen, linearBlue, opacity: Float

    public var red: Float { ColorConversion.encoded(linearRed) }
    public var green: Float { ColorConversion.encoded(linearGreen) }
    public var blue: Float { ColorConversion.encoded(linearBlue) }

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let color = ColorConversion.sRGB(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      linearRed = ColorConversion.linear(Float(color.red))
      linearGreen = ColorConversion.linear(Float(color.green))
      linearBlue = ColorConversion.linear(Float(color.blue))
      self.opacity = opacity
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolved(provider, in: environment) { _ in }
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha))
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(_ request: _PaintRequest) -> Paint { Color(self)._paint(request) }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
}
