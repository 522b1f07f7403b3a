import Foundation

/// The contents of an extension's `Resources` folder, by the names that its code uses.
///
/// The builder writes it to `manifest.json` in that folder, and SwiftUI reads it at run time. File
/// names are relative to the folder.
public struct ResourceManifest: Codable, Equatable, Sendable {
  public static let fileName = "manifest.json"
  /// The only supported version.
  public static let formatVersion = 1

  public var formatVersion: Int
  /// From asset catalogs, by name. A folder that provides a namespace is a prefix: `Folder/Name`.
  public var images: [String: ImageAsset]
  public var colors: [String: ColorAsset]
  /// The files of data sets, by name; nil in bundles of earlier releases.
  public var data: [String: String]?
  /// The paths of all other files: localized strings in their source format, sounds, data.
  public var files: [String]

  public init(
    images: [String: ImageAsset] = [:], colors: [String: ColorAsset] = [:],
    data: [String: String] = [:], files: [String] = []
  ) {
    formatVersion = Self.formatVersion
    self.images = images
    self.colors = colors
    self.data = data
    self.files = files
  }
}

/// The appearance for which a variant is intended. The default matches every appearance.
public struct AssetAppearance: Codable, Equatable, Hashable, Sendable {
  public enum Luminosity: String, Codable, Sendable { case light, dark }

  public var luminosity: Luminosity?
  public var hasHighContrast: Bool

  public init(luminosity: Luminosity? = nil, hasHighContrast: Bool = false) {
    self.luminosity = luminosity
    self.hasHighContrast = hasHighContrast
  }

  /// How well a variant matches the wanted appearance, higher is better; nil if it does not.
  func score(for wanted: AssetAppearance) -> Int? {
    if luminosity != nil && luminosity != (wanted.luminosity ?? .light) { return nil }
    if hasHighContrast && !wanted.hasHighContrast { return nil }
    return (luminosity == nil ? 0 : 1) + (hasHighContrast ? 2 : 0)
  }
}
