import Testing

@testable import UIKit

/// Source: Human Interface Guidelines, "Color": the specifications of iOS 26 and until iOS 18.
@Suite struct SystemPaletteTests {
  @Test(arguments: [
    (SystemPalette.blue, false, false, 0x0088FF, 0x007AFF),
    (.blue, true, false, 0x0091FF, 0x0A84FF), (.blue, false, true, 0x1E6EF4, 0x0040DD),
    (.blue, true, true, 0x5CB8FF, 0x409CFF), (.red, false, false, 0xFF383C, 0xFF3B30),
    (.red, true, false, 0xFF4245, 0xFF453A), (.purple, false, false, 0xCB30E0, 0xAF52DE),
    (.green, false, false, 0x34C759, 0x34C759), (.gray, true, true, 0xAEAEB2, 0xAEAEB2),
    (.link, false, false, 0x0088FF, 0x007AFF),
  ])
  func editionsHavePublishedValues(
    color: SystemPalette, isDark: Bool, hasHighContrast: Bool, latest: Int, until18: Int
  ) {
    func hex(_ edition: SystemPalette.Edition) -> Int {
      let color = color.components(
        isDark: isDark, hasHighContrast: hasHighContrast, edition: edition)
      return [color.red, color.green, color.blue]
        .reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
    }
    #expect(hex(.iOS26) == latest)
    #expect(hex(.iOS18) == until18)
    #expect(SystemPalette.edition == .iOS26)
  }
}
