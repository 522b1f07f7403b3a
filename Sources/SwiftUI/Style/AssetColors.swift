import AssetCatalog
import UIKit
import ViewArchive

/// The colours of the extension's asset catalogs.
enum AssetColors {
  /// The catalog's colour that Xcode makes a target's tint.
  static let accentName = "AccentColor"

  /// nil where there is no colour of that name.
  static func color(
    named name: String, resources: URL?, in environment: EnvironmentValues
  ) -> PaintColor? {
    let folder = resources.flatMap(ResourceFolder.init) ?? .current
    let asset = folder.manifest.colors[name]
    return asset?.components(for: environment.assetAppearance).map { PaintColor($0) }
  }
}

extension EnvironmentValues {
  /// What asset catalogs choose their variants by.
  var assetAppearance: AssetAppearance {
    AssetAppearance(
      luminosity: colorScheme == .dark ? .dark : .light,
      hasHighContrast: colorSchemeContrast == .increased)
  }
}
