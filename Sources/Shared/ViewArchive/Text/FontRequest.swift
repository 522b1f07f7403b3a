/// A font as the author requested it. The text engine finds a matching face.
public struct FontRequest: Hashable, Sendable {
  /// By SwiftUI's names.
  public enum Design: UInt8, Sendable { case standard, rounded, serif, monospaced }

  /// The name of a custom family; nil for the system font.
  public var family: String?
  /// Points.
  public var size: Double
  /// 100…900; 400 is regular.
  public var weight: Double
  /// In percent of the normal width.
  public var width: Double
  public var design: Design
  public var isItalic: Bool
  /// Whether digits have the same width.
  public var hasMonospacedDigits: Bool
  /// Whether lowercase letters are small capitals.
  public var hasSmallCaps: Bool
  /// The text style's line height, in points; 0 uses the font's own.
  public var lineHeight: Double

  public init(
    family: String? = nil, size: Double, weight: Double = 400, width: Double = 100,
    design: Design = .standard, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
    hasSmallCaps: Bool = false, lineHeight: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
    self.lineHeight = lineHeight
  }
}
