import ViewArchive

/// Which families stand in for what an author asks for.
///
/// San Francisco and its designs are Apple's and not to be had: Inter stands for the standard and
/// the rounded design, Noto Serif for New York, JetBrains Mono for SF Mono. A custom family of
/// the set is taken as it is; any other falls to the design that it resembles.
struct FontSubstitution {
  var family: String
  var weight: Double
  var isItalic: Bool
  /// The family that was asked for and is not there.
  var missing: String?

  init(_ request: FontRequest, families: Set<String>) {
    family = Self.families[request.design] ?? "Inter"
    weight = request.weight
    isItalic = request.isItalic
    guard let asked = request.family, !asked.isEmpty, !asked.hasPrefix(".") else { return }
    if families.contains(asked.lowercased()) {
      family = asked
      return
    }
    // A PostScript name: the family, a hyphen, the face.
    let parts = asked.split(separator: "-", maxSplits: 1)
    if parts.count == 2 {
      let face = parts[1].lowercased()
      if let named = Self.weights.first(where: { face.contains($0.name) }), weight == 400 {
        weight = named.weight
      }
      isItalic = isItalic || face.contains("italic") || face.contains("oblique")
    }
    let base = (parts.first.map(String.init) ?? asked).lowercased()
    if let known = families.first(where: { $0.filter { $0 != " " } == base }) {
      family = known
      return
    }
    missing = asked
    if Self.serifs.contains(where: base.contains) { family = "Noto Serif" }
    if Self.monospaced.contains(where: base.contains) { family = "JetBrains Mono" }
  }

  private static let families: [FontRequest.Design: String] = [
    .standard: "Inter", .rounded: "Inter", .serif: "Noto Serif", .monospaced: "JetBrains Mono",
  ]
  /// Longer names first: "semibold" holds "bold".
  private static let weights: [(name: String, weight: Double)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("black", 900),
    ("bold", 700),
  ]
  private static let serifs = ["georgia", "times", "palatino", "baskerville", "didot", "newyork"]
  private static let monospaced = ["menlo", "courier", "mono", "consolas", "andale"]
}
