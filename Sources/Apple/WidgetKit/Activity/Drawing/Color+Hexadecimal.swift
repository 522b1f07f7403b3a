import SwiftUI

extension Color {
  /// `RRGGBB`, without the opacity.
  func hexadecimal(in environment: EnvironmentValues) -> String {
    let color = resolve(in: environment)
    return [color.red, color.green, color.blue].map(Self.digits).joined()
  }

  /// `RRGGBBAA`.
  func hexadecimalWithAlpha(in environment: EnvironmentValues) -> String {
    hexadecimal(in: environment) + Self.digits(resolve(in: environment).opacity)
  }

  private static func digits(_ component: Float) -> String {
    let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
    return (digits.count < 2 ? "0" : "") + digits.uppercased()
  }
}
