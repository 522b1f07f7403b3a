import Foundation

@testable import StringTables

extension AssetCatalogsFuzz {
  /// Reads all texts of a folder's tables, with values for their placeholders.
  func checkTexts(_ folder: FuzzFolder, _ tables: [String]) throws {
    let language = folder.url.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    for name in tables where !name.hasSuffix("xcstrings") {
      try FileManager.default.copyItem(
        at: folder.url.appendingPathComponent(name), to: language.appendingPathComponent(name))
    }
    let strings = LocalizedStrings(folder: folder.url, isCached: false)
    let locale = Locale(identifier: "en_US")
    let table = StringTable(name: "Localizable", folder: folder.url)
    let arguments: [FormatArgument] = [.integer(2), .text("two"), .real(2.5), .unsigned(3)]
    for (_, entries) in table.languages {
      for (_, entry) in entries.sorted(by: { $0.key < $1.key }).prefix(20) {
        let text = entry.text(arguments: arguments, locale: locale, language: "en")
        try require(text.utf8.count < 8 << 20, "a text has \(text.utf8.count) bytes")
        _ = entry.text(arguments: [], locale: locale, language: "ru")
      }
    }
    _ = (strings.languages, strings.translations(table: "Localizable", locale: locale))
  }
}
