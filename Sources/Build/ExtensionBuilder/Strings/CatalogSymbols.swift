import Foundation

/// The texts of a string catalog for which Xcode generates symbols: those that were added by hand.
///
/// ```swift
/// Text(.welcomeTitle)                 // "welcome_title" in Localizable.xcstrings
/// Text(.postCount(posts: 42))         // "%(posts)lld posts"
/// Text(.Discover.title)               // in Discover.xcstrings
/// ```
/// Source: Xcode 26 release notes, "Generate String Catalog Symbols"; the setting
/// `STRING_CATALOG_GENERATE_SYMBOLS`.
struct CatalogSymbols: Equatable {
  /// The build setting that turns the symbols on.
  static let setting = "STRING_CATALOG_GENERATE_SYMBOLS"

  struct Parameter: Equatable {
    /// nil for a placeholder without a name.
    var name: String?
    /// `String`, `Int`, `UInt` or `Double`.
    var type: String
  }

  struct Symbol: Equatable {
    var name: String
    var key: String
    /// In the order of their positions.
    var parameters: [Parameter]
    /// The text in the source language.
    var text: String
  }

  /// The name of the table, which is that of the file.
  var table: String
  /// Sorted by key; the first of two with one name.
  private(set) var symbols: [Symbol] = []

  /// nil if the data is not a string catalog.
  init?(_ data: Data, table: String) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let language = root["sourceLanguage"] as? String,
      let strings = root["strings"] as? [String: [String: Any]]
    else { return nil }
    self.table = table
    for (key, entry) in strings.sorted(by: { $0.key < $1.key })
    where entry["extractionState"] as? String == "manual" {
      guard let name = AssetNamespace.symbol(for: key.words, droppedSuffix: ""),
        !symbols.contains(where: { $0.name == name })
      else { continue }
      let text = Self.text(of: entry, language: language) ?? key
      symbols.append(
        Symbol(name: name, key: key, parameters: CatalogPlaceholders(text).parameters, text: text))
    }
  }

  /// The text in a language; of variations, the one that is used in general.
  static func text(of entry: [String: Any], language: String) -> String? {
    var node = (entry["localizations"] as? [String: [String: Any]])?[language]
    for _ in 0..<4 {
      guard let current = node else { return nil }
      if let unit = current["stringUnit"] as? [String: Any] { return unit["value"] as? String }
      let variations = current["variations"] as? [String: [String: [String: Any]]]
      let forms = variations?["device"] ?? variations?["plural"]
      node = forms?["iphone"] ?? forms?["other"]
    }
    return nil
  }
}

extension CatalogSymbols {
  /// The source text; nil if there are no symbols.
  /// - Parameter bundle: The expression for the bundle with the catalog, such as `.module`; nil for
  ///   the extension's.
  func source(bundle: String? = nil) -> String? {
    guard !symbols.isEmpty else { return nil }
    let isMain = table == "Localizable"
    let place = bundle.map { ", bundle: .atURL(Foundation.Bundle\($0).bundleURL)" } ?? ""
    let members = symbols.map {
      declaration($0, indent: isMain ? "  " : "    ", bundle: place)
    }.joined()
    let body = isMain ? members : "  enum `\(tableName)` {\n\(members)  }\n"
    return "import Foundation\n\nextension LocalizedStringResource {\n\(body)}\n"
  }

  private var tableName: String {
    let name = AssetNamespace.symbol(for: table, droppedSuffix: "") ?? table
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private func declaration(_ symbol: Symbol, indent: String, bundle: String) -> String {
    let literal = IntentClassGenerator.literal
    let names = symbol.parameters.indices.map { symbol.parameters[$0].name ?? "arg\($0 + 1)" }
    let value = CatalogPlaceholders(symbol.text).pieces.map { piece in
      switch piece {
      case .text(let text): String(literal(text).dropFirst().dropLast())
      case .placeholder(let index, _): "\\(`\(names[index])`)"
      }
    }.joined()
    let table = table == "Localizable" ? "" : ", table: \(literal(table))"
    let arguments = "\(literal(symbol.key)), defaultValue: \"\(value)\"\(table)\(bundle)"
    let body = "{\n\(indent)  LocalizedStringResource(\(arguments))\n\(indent)}\n"
    guard !symbol.parameters.isEmpty else {
      return "\(indent)static var `\(symbol.name)`: LocalizedStringResource \(body)"
    }
    let parameters = zip(symbol.parameters, names).map { parameter, name in
      parameter.name == nil ? "_ `\(name)`: \(parameter.type)" : "`\(name)`: \(parameter.type)"
    }.joined(separator: ", ")
    return "\(indent)static func `\(symbol.name)`(\(parameters)) -> LocalizedStringResource \(body)"
  }
}

extension String {
  /// With spaces between words, and capitals in lower case: the symbol of `WELCOME_TITLE` and
  /// `welcome_title` is `welcomeTitle`.
  fileprivate var words: String {
    let text = replacingOccurrences(of: "_", with: " ")
    return contains(where: \.isLowercase) ? text : text.lowercased()
  }
}
