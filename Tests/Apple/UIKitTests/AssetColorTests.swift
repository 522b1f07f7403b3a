import AssetCatalog
import Testing

@testable import UIKit

@Suite struct AssetColorTests {
  @Test(arguments: [
    ("systemIndigoColor", SystemPalette?.some(.indigo)), ("labelColor", .label),
    ("secondarySystemFillColor", .secondaryFill), ("systemGray3Color", .gray3),
    ("systemGroupedBackgroundColor", .groupedBackground), ("systemNoColor", nil), ("indigo", nil),
  ])
  func resolvesSystemColorNames(name: String, color: SystemPalette?) {
    #expect(SystemPalette(catalogName: name) == color)
    let asset = ColorAsset(variants: [.init(systemColor: name)])
    for isDark in [false, true] {
      #expect(
        asset.components(for: AssetAppearance(luminosity: isDark ? .dark : .light))
          == color?.components(isDark: isDark, hasHighContrast: false))
    }
  }

  @Test func keepsExplicitComponents() {
    let asset = ColorAsset(variants: [.init(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)])
    #expect(
      asset.components(for: AssetAppearance())
        == ColorComponents(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
  }
}
