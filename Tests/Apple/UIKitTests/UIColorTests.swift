import Testing

@testable import UIKit

@Suite struct UIColorTests {
  struct Appearance: Sendable {
    let color: UIColor
    let isDark: Bool
    var hasHighContrast = false
    let expected: ColorComponents
  }

  @Test(arguments: [
    Appearance(color: .systemRed, isDark: false, expected: .init(hex: 0xFF383C)),
    Appearance(color: .systemRed, isDark: true, expected: .init(hex: 0xFF4245)),
    Appearance(
      color: .systemRed, isDark: true, hasHighContrast: true, expected: .init(hex: 0xFF6165)),
    Appearance(color: .label, isDark: true, expected: .init(hex: 0xFFFFFF)),
    Appearance(color: .label, isDark: true, hasHighContrast: true, expected: .init(hex: 0xFFFFFF)),
    Appearance(
      color: .secondaryLabel, isDark: false, expected: .init(hex: 0x3C3C43, alpha: 0.6)),
    Appearance(
      color: .secondaryLabel.withAlphaComponent(0.1), isDark: true,
      expected: .init(hex: 0xEBEBF5, alpha: 0.1)),
    Appearance(
      color: UIColor { $0.userInterfaceStyle == .dark ? .systemBlue : .white }, isDark: true,
      expected: .init(hex: 0x0091FF)),
    Appearance(
      color: UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.5), isDark: false,
      expected: .init(white: 0.5, alpha: 0.5)),
  ])
  func resolvesForAppearance(_ item: Appearance) {
    let components = item.color.components(
      isDark: item.isDark, hasHighContrast: item.hasHighContrast)
    #expect(components == item.expected)
  }

  @Test func selfReferencingDynamicColorIsClear() {
    nonisolated(unsafe) var color = UIColor.clear
    color = UIColor { _ in color }
    #expect(color.components(isDark: false, hasHighContrast: false).alpha == 0)
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, 0xFF0000), (1.0 / 3, 1, 1, 0x00FF00), (2.0 / 3, 1, 1, 0x0000FF),
      (0.5, 0.5, 1, 0x80FFFF), (1, 1, 1, 0xFF0000), (0.3, 0, 0.2, 0x333333),
    ] as [(Double, Double, Double, UInt32)])
  func convertsHueToComponents(hue: Double, saturation: Double, brightness: Double, hex: UInt32) {
    let color = ColorComponents(
      hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    let expected = ColorComponents(hex: hex)
    #expect(abs(color.red - expected.red) < 0.003)
    #expect(abs(color.green - expected.green) < 0.003)
    #expect(abs(color.blue - expected.blue) < 0.003)
  }

  @Test func readsHueAndWhite() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.9)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.6) < 1e-9)
    #expect(abs(saturation - 0.5) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9)
    #expect(alpha == 0.9)
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
    #expect(UIColor.white.getWhite(&brightness, alpha: nil))
  }

  @Test func comparesColors() {
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.red != UIColor.systemRed)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == UIColor.red)
    #expect(UIColor(named: "no such colour") == nil)
  }

  @Test func usesCurrentTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var seen: CGColor?
    dark.performAsCurrent { seen = UIColor.systemBackground.cgColor }
    #expect(seen == UIColor.black.cgColor)
    #expect(UIColor.systemBackground.cgColor == UIColor.white.cgColor)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == UIColor.black)
  }

  @Test(
    arguments: [
      (UIColor.black, "black"), (.white, "white"), (.gray, "gray"), (.red, "red"),
      (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
      (UIColor(red: 0.7, green: 1, blue: 0.7, alpha: 1), "light green"),
    ] as [(UIColor, String)])
  func accessibilityNameIsInWords(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }
}
