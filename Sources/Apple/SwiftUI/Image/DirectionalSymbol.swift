import TextEngine

/// A symbol that points forward or backward, which depends on the direction of the language:
/// `chevron.forward` points to the right in English and to the left in Arabic.
///
/// The media controls `forward` and `backward` do not depend on it. Source: Human Interface
/// Guidelines, Right to left.
enum DirectionalSymbol {
  /// The symbol that is drawn for a name; the name itself if its counterpart is unknown.
  @MainActor
  static func name(_ name: String, isRightToLeft: Bool, _ engine: TextEngine) -> String {
    guard isRightToLeft else { return name }
    let parts = name.split(separator: ".")
    let mirrored = parts.enumerated().map { index, part in
      switch part {
      case "forward" where index > 0: "backward"
      case "backward" where index > 0: "forward"
      default: String(part)
      }
    }.joined(separator: ".")
    return engine.hasSymbol(mirrored) ? mirrored : name
  }
}
