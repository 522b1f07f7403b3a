import ViewArchive

/// The system's named colours, with their light and dark components.
enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primaryLabel, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case background, separator, fill

  /// The label colour of a hierarchy level.
  static func label(level: Int) -> SystemColor {
    [.primaryLabel, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel][
      min(max(level, 0), 4)]
  }

  func resolved(in environment: EnvironmentValues) -> PaintColor {
    let (light, dark) = components
    return environment.colorScheme == .dark ? dark : light
  }

  @MainActor
  func _paint(_ request: _PaintRequest) -> Paint {
    .color(resolved(in: request.environment))
  }

  private var components: (PaintColor, PaintColor) {
    switch self {
    case .red: (Self.rgb(0xFF3B30), Self.rgb(0xFF453A))
    case .orange: (Self.rgb(0xFF9500), Self.rgb(0xFF9F0A))
    case .yellow: (Self.rgb(0xFFCC00), Self.rgb(0xFFD60A))
    case .green: (Self.rgb(0x34C759), Self.rgb(0x30D158))
    case .mint: (Self.rgb(0x00C7BE), Self.rgb(0x63E6E2))
    case .teal: (Self.rgb(0x30B0C7), Self.rgb(0x40C8E0))
    case .cyan: (Self.rgb(0x32ADE6), Self.rgb(0x64D2FF))
    case .blue: (Self.rgb(0x007AFF), Self.rgb(0x0A84FF))
    case .indigo: (Self.rgb(0x5856D6), Self.rgb(0x5E5CE6))
    case .purple: (Self.rgb(0xAF52DE), Self.rgb(0xBF5AF2))
    case .pink: (Self.rgb(0xFF2D55), Self.rgb(0xFF375F))
    case .brown: (Self.rgb(0xA2845E), Self.rgb(0xAC8E68))
    case .gray: (Self.rgb(0x8E8E93), Self.rgb(0x8E8E93))
    case .primaryLabel: (.black, .white)
    case .secondaryLabel: (Self.rgb(0x3C3C43, 0.6), Self.rgb(0xEBEBF5, 0.6))
    case .tertiaryLabel: (Self.rgb(0x3C3C43, 0.3), Self.rgb(0xEBEBF5, 0.3))
    case .quaternaryLabel: (Self.rgb(0x3C3C43, 0.18), Self.rgb(0xEBEBF5, 0.16))
    case .quinaryLabel: (Self.rgb(0x3C3C43, 0.12), Self.rgb(0xEBEBF5, 0.1))
    case .background: (.white, Self.rgb(0x1C1C1E))
    case .separator: (Self.rgb(0x3C3C43, 0.29), Self.rgb(0x545458, 0.6))
    case .fill: (Self.rgb(0x787880, 0.2), Self.rgb(0x787880, 0.36))
    }
  }

  private static func rgb(_ hex: UInt32, _ alpha: Double = 1) -> PaintColor {
    PaintColor(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}
