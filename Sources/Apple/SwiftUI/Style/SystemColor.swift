import UIKit
import ViewArchive

/// The system's named colours.
enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primaryLabel, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case background, secondaryBackground, tertiaryBackground, separator, fill, secondaryFill,
    tertiaryFill

  /// The label colour of a hierarchy level.
  static func label(level: Int) -> SystemColor {
    [.primaryLabel, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel][
      min(max(level, 0), 4)]
  }

  /// The background color of a hierarchy level.
  static func background(level: Int) -> SystemColor {
    [.background, .secondaryBackground, .tertiaryBackground][min(max(level, 0), 2)]
  }

  func resolved(in environment: EnvironmentValues) -> PaintColor {
    let isDark = environment.colorScheme == .dark
    let hasHighContrast = environment.colorSchemeContrast == .increased
    switch value {
    case .palette(let color):
      return PaintColor(color.components(isDark: isDark, hasHighContrast: hasHighContrast))
    case .custom(let light, let dark): return isDark ? dark : light
    }
  }

  @MainActor
  func _paint(_ request: _PaintRequest) -> Paint {
    .color(resolved(in: request.environment))
  }

  private enum Value {
    case palette(SystemPalette)
    /// A colour that UIKit's palette does not contain.
    case custom(light: PaintColor, dark: PaintColor)
  }

  private var value: Value {
    switch self {
    case .red: .palette(.red)
    case .orange: .palette(.orange)
    case .yellow: .palette(.yellow)
    case .green: .palette(.green)
    case .mint: .palette(.mint)
    case .teal: .palette(.teal)
    case .cyan: .palette(.cyan)
    case .blue: .palette(.blue)
    case .indigo: .palette(.indigo)
    case .purple: .palette(.purple)
    case .pink: .palette(.pink)
    case .brown: .palette(.brown)
    case .gray: .palette(.gray)
    case .primaryLabel: .palette(.label)
    case .secondaryLabel: .palette(.secondaryLabel)
    case .tertiaryLabel: .palette(.tertiaryLabel)
    case .quaternaryLabel: .palette(.quaternaryLabel)
    case .quinaryLabel:
      .custom(
        light: PaintColor(ColorComponents(hex: 0x3C3C43, alpha: 0.12)),
        dark: PaintColor(ColorComponents(hex: 0xEBEBF5, alpha: 0.1)))
    case .background: .custom(light: .white, dark: PaintColor(ColorComponents(hex: 0x1C1C1E)))
    case .secondaryBackground:
      .custom(
        light: PaintColor(ColorComponents(hex: 0xF2F2F7)),
        dark: PaintColor(ColorComponents(hex: 0x2C2C2E)))
    case .tertiaryBackground:
      .custom(light: .white, dark: PaintColor(ColorComponents(hex: 0x3A3A3C)))
    case .separator: .palette(.separator)
    case .fill: .palette(.fill)
    case .secondaryFill: .palette(.secondaryFill)
    case .tertiaryFill: .palette(.tertiaryFill)
    }
  }
}
