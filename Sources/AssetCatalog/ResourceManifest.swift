import Foundation

/// What an extension's `Resources` folder contains, by the names that its code uses.
///
/// The builder writes it to `manifest.json` in that folder; SwiftUI reads it
/// at run time. Files are named relative to the folder.
public struct ResourceManifest: Codable, Equatable, Sendable {
  public static let fileName = "manifest.json"
  /// The only version there is.
  public static let formatVersion = 1

  public var formatVersion: Int
  /// From asset catalogs, by name; a folder that provides a namespace stands before a slash.
  public var images: [String: ImageAsset]
  public var colors: [String: ColorAsset]
  /// All other files, by their paths in the folder: localized strings as they are in the sources,
  /// sounds, data.
  public var files: [String]

  public init(
    images: [String: ImageAsset] = [:], colors: [String: ColorAsset] = [:], files: [String] = []
  ) {
    formatVersion = Self.formatVersion
    self.images = images
    self.colors = colors
    self.files = files
  }
}

/// The appearance that a variant is made for; nil in both is for any.
public struct AssetAppearance: Codable, Equatable, Hashable, Sendable {
  public enum Luminosity: String, Codable, Sendable { case light, dark }

  public var luminosity: Luminosity?
  public var hasHighContrast: Bool

  public init(luminosity: Luminosity? = nil, hasHighContrast: Bool = false) {
    self.luminosity = luminosity
    self.hasHighContrast = hasHighContrast
  }

  /// How well a variant suits what is wanted; nil where it does not.
  func score(for wanted: AssetAppearance) -> Int? {
    if luminosity != nil && luminosity != (wanted.luminosity ?? .light) { return nil }
    if hasHighContrast && !wanted.hasHighContrast { return nil }
    return (luminosity == nil ? 0 : 1) + (hasHighContrast ? 2 : 0)
  }
}
