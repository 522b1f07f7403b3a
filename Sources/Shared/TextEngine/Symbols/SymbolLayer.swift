import ViewArchive

/// A part of a symbol that a rendering mode colors. Layers are drawn in order, each over the ones
/// before it.
public struct SymbolLayer: Equatable, Sendable {
  /// In the coordinates of the drawing's path.
  public var path: ArchivePath
  /// 0 is primary, 1 secondary, 2 tertiary.
  public var level: Int
  /// The color in multicolor mode; nil is the foreground style.
  public var color: SymbolColor?
  /// The variable value, 0…1, that must be exceeded for the layer to be active; nil for layers that
  /// are always active.
  public var threshold: Double?

  public init(path: ArchivePath, level: Int, color: SymbolColor? = nil, threshold: Double? = nil) {
    self.path = path
    self.level = level
    self.color = color
    self.threshold = threshold
  }
}

/// A color of multicolor symbols: one of the system's, or the tint.
public enum SymbolColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, tint
}
