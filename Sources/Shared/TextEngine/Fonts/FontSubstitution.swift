import ViewArchive

/// The font family, weight and slant used for a font request.
///
/// San Francisco is not available. Inter replaces its standard and rounded designs, Noto Serif
/// replaces New York, and JetBrains Mono replaces SF Mono. A custom family is used if the author
/// brings it (`AuthorFonts`) or the set contains it; otherwise it is replaced by the family of the
/// design that its name suggests.
struct FontSubstitution {
  var family: String
  var weight: Double
  var isItalic: Bool
  /// The requested family, if the set does not contain it.
  var missing: String?

  init(_ request: FontRequest, families: Set<String>) {
    family = Self.families[request.design] ?? "Inter"
    weight = request.weight
    isItalic = request.isItalic
    guard let requested = request.family, !requested.isEmpty, !requested.hasPrefix(".")
    else { return }
    if let face = AuthorFonts.face(named: requested) {
      family = face.family
      if weight == 400 { weight = face.weight }
      isItalic = isItalic || face.isItalic
      return
    }
    if families.contains(requested.lowercased()) {
      family = requested
      return
    }
    // A PostScript name consists of the family, a hyphen and the face.
    let parts = requested.split(separator: "-", maxSplits: 1)
    if parts.count == 2 {
      let face = parts[1].lowercased()
      if let named = Self.weights.first(where: { face.contains($0.name) }), weight == 400 {
        weight = named.weight
      }
      isItalic = isItalic || face.contains("italic") || face.contains("oblique")
    }
    let base = (parts.first.map(String.init) ?? requested).lowercased()
    if let known = families.first(where: { $0.filter { $0 != " " } == base }) {
      family = known
      return
    }
    missing = requested
    if Self.serifs.contains(where: base.contains) { family = "Noto Serif" }
    if Self.monospaced.contains(where: base.contains) { family = "JetBrains Mono" }
  }

  private static let families: [FontRequest.Design: String] = [
    .standard: "Inter", .rounded: "Inter", .serif: "Noto Serif", .monospaced: "JetBrains Mono",
  ]
  /// Longer names come first, because "semibold" contains "bold".
  private static let weights: [(name: String, weight: Double)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("black", 900),
    ("bold", 700),
  ]
  private static let serifs = ["georgia", "times", "palatino", "baskerville", "didot", "newyork"]
  private static let monospaced = ["menlo", "courier", "mono", "consolas", "andale"]
}
