import Synchronization

/// The named colours of iOS, in light and dark mode, with normal and increased contrast.
///
/// Source: Human Interface Guidelines, "Color" (the specifications of iOS 26, and those until iOS
/// 18), and the values of UIKit's semantic colours. Some colours have no separate values for
/// increased contrast.
package enum SystemPalette: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
}

extension SystemPalette {
  /// The releases of iOS with different values.
  package enum Edition: Sendable {
    case iOS18, iOS26
  }

  private static let currentEdition = Mutex(Edition.iOS26)

  /// The edition of this process, which the host sets before an evaluation.
  package static var edition: Edition {
    get { currentEdition.withLock { $0 } }
    set { currentEdition.withLock { $0 = newValue } }
  }

  package func components(
    isDark: Bool, hasHighContrast: Bool, edition: Edition = Self.edition
  ) -> ColorComponents {
    let row = edition == .iOS18 ? rowUntil18 ?? row : row
    if hasHighContrast, let strong = isDark ? row.strongDark : row.strongLight { return strong }
    return isDark ? row.dark : row.light
  }

  private struct Row {
    let light: ColorComponents
    let dark: ColorComponents
    var strongLight: ColorComponents?
    var strongDark: ColorComponents?

    init(_ light: UInt32, _ dark: UInt32) {
      self.light = ColorComponents(hex: light)
      self.dark = ColorComponents(hex: dark)
    }

    init(_ light: UInt32, _ dark: UInt32, strong: UInt32, _ strongDark: UInt32) {
      self.init(light, dark)
      strongLight = ColorComponents(hex: strong)
      self.strongDark = ColorComponents(hex: strongDark)
    }

    init(
      _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double,
      strong: (Double, Double)? = nil
    ) {
      self.light = ColorComponents(hex: light, alpha: lightAlpha)
      self.dark = ColorComponents(hex: dark, alpha: darkAlpha)
      strongLight = strong.map { ColorComponents(hex: light, alpha: $0.0) }
      strongDark = strong.map { ColorComponents(hex: dark, alpha: $0.1) }
    }
  }

  private var row: Row {
    switch self {
    case .red: Row(0xFF383C, 0xFF4245, strong: 0xE9152D, 0xFF6165)
    case .orange: Row(0xFF8D28, 0xFF9230, strong: 0xC55300, 0xFFA056)
    case .yellow: Row(0xFFCC00, 0xFFD600, strong: 0xA16A00, 0xFEDF43)
    case .green: Row(0x34C759, 0x30D158, strong: 0x008932, 0x4AD968)
    case .mint: Row(0x00C8B3, 0x00DAC3, strong: 0x008575, 0x54DFCB)
    case .teal: Row(0x00C3D0, 0x00D2E0, strong: 0x008198, 0x3BDDEC)
    case .cyan: Row(0x00C0E8, 0x3CD3FE, strong: 0x007EAE, 0x6DD9FF)
    case .blue: Row(0x0088FF, 0x0091FF, strong: 0x1E6EF4, 0x5CB8FF)
    case .indigo: Row(0x6155F5, 0x6D7CFF, strong: 0x564ADE, 0xA7AAFF)
    case .purple: Row(0xCB30E0, 0xDB34F2, strong: 0xB02FC2, 0xEA8DFF)
    case .pink: Row(0xFF2D55, 0xFF375F, strong: 0xE7124D, 0xFF8AC4)
    case .brown: Row(0xAC7F5E, 0xB78A66, strong: 0x956D51, 0xDBA679)
    case .gray: Row(0x8E8E93, 0x8E8E93, strong: 0x6C6C70, 0xAEAEB2)
    case .gray2: Row(0xAEAEB2, 0x636366, strong: 0x8E8E93, 0x7C7C80)
    case .gray3: Row(0xC7C7CC, 0x48484A, strong: 0xAEAEB2, 0x545456)
    case .gray4: Row(0xD1D1D6, 0x3A3A3C, strong: 0xBCBCC0, 0x444446)
    case .gray5: Row(0xE5E5EA, 0x2C2C2E, strong: 0xD8D8DC, 0x363638)
    case .gray6: Row(0xF2F2F7, 0x1C1C1E, strong: 0xEBEBF0, 0x242426)
    case .label: Row(0x000000, 0xFFFFFF)
    case .secondaryLabel: Row(0x3C3C43, 0.6, 0xEBEBF5, 0.6, strong: (0.8, 0.7))
    case .tertiaryLabel: Row(0x3C3C43, 0.3, 0xEBEBF5, 0.3, strong: (0.7, 0.55))
    case .quaternaryLabel: Row(0x3C3C43, 0.18, 0xEBEBF5, 0.16, strong: (0.55, 0.4))
    case .placeholderText: Row(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    case .link: Row(0x0088FF, 0x0091FF)
    case .separator: Row(0x3C3C43, 0.29, 0x545458, 0.6)
    case .opaqueSeparator: Row(0xC6C6C8, 0x38383A)
    case .fill: Row(0x787880, 0.2, 0x787880, 0.36)
    case .secondaryFill: Row(0x787880, 0.16, 0x787880, 0.32)
    case .tertiaryFill: Row(0x767680, 0.12, 0x767680, 0.24)
    case .quaternaryFill: Row(0x747480, 0.08, 0x747480, 0.18)
    case .background: Row(0xFFFFFF, 0x000000)
    case .secondaryBackground: Row(0xF2F2F7, 0x1C1C1E)
    case .tertiaryBackground: Row(0xFFFFFF, 0x2C2C2E)
    case .groupedBackground: Row(0xF2F2F7, 0x000000)
    case .secondaryGroupedBackground: Row(0xFFFFFF, 0x1C1C1E)
    case .tertiaryGroupedBackground: Row(0xF2F2F7, 0x2C2C2E)
    }
  }

  /// The values until iOS 18 of the colours that iOS 26 has changed.
  private var rowUntil18: Row? {
    switch self {
    case .red: Row(0xFF3B30, 0xFF453A, strong: 0xD70015, 0xFF6961)
    case .orange: Row(0xFF9500, 0xFF9F0A, strong: 0xC93400, 0xFFB340)
    case .yellow: Row(0xFFCC00, 0xFFD60A, strong: 0xB25000, 0xFFD426)
    case .green: Row(0x34C759, 0x30D158, strong: 0x248A3D, 0x30DB5B)
    case .mint: Row(0x00C7BE, 0x63E6E2, strong: 0x0C817B, 0x66D4CF)
    case .teal: Row(0x30B0C7, 0x40C8E0, strong: 0x008299, 0x5DE6FF)
    case .cyan: Row(0x32ADE6, 0x64D2FF, strong: 0x0071A4, 0x70D7FF)
    case .blue: Row(0x007AFF, 0x0A84FF, strong: 0x0040DD, 0x409CFF)
    case .indigo: Row(0x5856D6, 0x5E5CE6, strong: 0x3634A3, 0x7D7AFF)
    case .purple: Row(0xAF52DE, 0xBF5AF2, strong: 0x8944AB, 0xDA8FFF)
    case .pink: Row(0xFF2D55, 0xFF375F, strong: 0xD30F45, 0xFF6482)
    case .brown: Row(0xA2845E, 0xAC8E68, strong: 0x7F6545, 0xB59469)
    case .link: Row(0x007AFF, 0x0984FF)
    default: nil
    }
  }
}
