import AssetCatalog
import Foundation

/// Writes the symbols that Xcode generates for assets: `ColorResource.name`, `ImageResource.name`.
enum AssetSymbolGenerator {
  /// The source text; nil if there are no assets.
  static func generate(_ manifest: ResourceManifest) -> String? {
    let colors = symbols(manifest.colors.keys.sorted(), droppedSuffix: "Color")
    let images = symbols(manifest.images.keys.sorted(), droppedSuffix: "Image")
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    return "import Foundation\nimport SwiftUI\n"
      + resourceExtension("ColorResource", colors) + resourceExtension("ImageResource", images)
  }

  private static func symbols(
    _ names: [String], droppedSuffix: String
  ) -> [(symbol: String, name: String)] {
    var seen: Set<String> = []
    return names.compactMap { name in
      guard let symbol = symbol(for: name, droppedSuffix: droppedSuffix),
        seen.insert(symbol).inserted
      else { return nil }
      return (symbol, name)
    }
  }

  private static func resourceExtension(
    _ type: String, _ symbols: [(symbol: String, name: String)]
  ) -> String {
    guard !symbols.isEmpty else { return "" }
    let members = symbols.map { symbol, name in
      "  static var `\(symbol)`: \(type) {\n"
        + "    \(type)(name: \(IntentClassGenerator.literal(name)), bundle: .main)\n  }\n"
    }
    return "\nextension \(type) {\n\(members.joined())}\n"
  }

  /// The name's words in lower camel case: `Game-Background` becomes `gameBackground`. A suffix
  /// that repeats the type is dropped. nil if the name has no letters or digits.
  static func symbol(for name: String, droppedSuffix: String) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let words = last.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = words.first else { return nil }
    var symbol = lowercasedStart(String(first))
    for word in words.dropFirst() { symbol += word.prefix(1).uppercased() + word.dropFirst() }
    if symbol.hasSuffix(droppedSuffix), symbol.count > droppedSuffix.count {
      symbol.removeLast(droppedSuffix.count)
    }
    if symbol.first?.isNumber == true { symbol = "_" + symbol }
    return symbol
  }

  /// `URLIcon` becomes `urlIcon`, `Blue` becomes `blue`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return word.prefix(capitals.count - 1).lowercased() + word.dropFirst(capitals.count - 1)
  }
}
