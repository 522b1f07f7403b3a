import AssetCatalog
import UIKit
import ViewArchive

/// The colours of the extension's asset catalogs.
enum AssetColors {
  /// The catalog colour that Xcode uses as a target's tint.
  static let accentName = "AccentColor"

  /// Returns nil if there is no such colour.
  static func color(
    named name: String, resources: URL?, in environment: EnvironmentValues
  ) -> PaintColor? {
    let folder = resources.flatMap(ResourceFolder.init) ?? .current
    let asset = folder.manifest.colors[name]
    return asset?.components(for: environment.assetAppearance).map { PaintColor($0) }
  }
}

extension EnvironmentValues {
  /// The appearance by which asset catalogs choose a variant.
  var assetAppearance: AssetAppearance {
    AssetAppearance(
      luminosity: colorScheme == .dark ? .dark : .light,
      hasHighContrast: colorSchemeContrast == .increased)
  }
}
