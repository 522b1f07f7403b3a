import Foundation

/// An image set of an asset catalog.
public struct ImageAsset: Codable, Equatable, Sendable {
  public enum RenderingIntent: String, Codable, Sendable { case template, original }

  public struct Variant: Codable, Equatable, Sendable {
    /// PNG, JPEG, PDF or SVG, relative to the `Resources` folder.
    public var file: String
    /// Pixels per point; nil for vectors (PDF, SVG) and single-scale images, which count as 1.
    public var scale: Double?
    public var appearance: AssetAppearance

    public init(file: String, scale: Double?, appearance: AssetAppearance = AssetAppearance()) {
      self.file = file
      self.scale = scale
      self.appearance = appearance
    }
  }

  public var variants: [Variant]
  /// nil leaves the decision to the code.
  public var renderingIntent: RenderingIntent?

  public init(variants: [Variant], renderingIntent: RenderingIntent? = nil) {
    self.variants = variants
    self.renderingIntent = renderingIntent
  }

  /// The variant for an appearance and a display scale: among those with the best matching
  /// appearance, the smallest sufficient scale, else the largest scale.
  public func variant(for appearance: AssetAppearance, displayScale: Double) -> Variant? {
    let scored = variants.compactMap { variant in
      variant.appearance.score(for: appearance).map { (variant, $0) }
    }
    guard let best = scored.map(\.1).max() else { return nil }
    let suited = scored.filter { $0.1 == best }.map(\.0)
      .sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
    return suited.first { $0.scale == nil || ($0.scale ?? 1) >= displayScale } ?? suited.last
  }
}

/// A colour set. Components are sRGB with straight alpha; wide colours exceed 0…1.
public struct ColorAsset: Codable, Equatable, Sendable {
  public struct Variant: Codable, Equatable, Sendable {
    public var red, green, blue, alpha: Double
    /// The catalog's name of a system colour, such as `systemIndigoColor`. The components are then
    /// unused.
    public var systemColor: String?
    public var appearance: AssetAppearance

    public init(
      red: Double, green: Double, blue: Double, alpha: Double,
      appearance: AssetAppearance = AssetAppearance()
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.appearance = appearance
    }

    public init(systemColor: String, appearance: AssetAppearance = AssetAppearance()) {
      self.init(red: 0, green: 0, blue: 0, alpha: 0, appearance: appearance)
      self.systemColor = systemColor
    }
  }

  public var variants: [Variant]

  public init(variants: [Variant]) {
    self.variants = variants
  }

  public func variant(for appearance: AssetAppearance) -> Variant? {
    let scored = variants.compactMap { variant in
      variant.appearance.score(for: appearance).map { (variant, $0) }
    }
    return scored.max { $0.1 < $1.1 }?.0
  }
}
