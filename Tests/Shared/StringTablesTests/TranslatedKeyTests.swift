import Foundation
import Testing

@testable import StringTables

@Suite struct TranslatedKeyTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "Fee": {"localizations": {"de": {"stringUnit": {"value": "Gebühr"}}}},
      "Taxi": {"localizations": {"de": {"stringUnit": {"value": "Taxi"}}}}, "Pier": {}
    }}
    """

  /// A key whose translation is the key itself looks right in any case.
  @Test(arguments: [
    ("Fee", "de_DE", "de"), ("Fee", "de_AT", "de"), ("Fee", "en_US", nil), ("Fee", "fr_FR", nil),
    ("Taxi", "de_DE", nil), ("Pier", "de_DE", nil), ("not in the table", "de_DE", nil),
  ])
  func languageOfTranslatedKey(key: String, locale: String, language: String?) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-keys-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let strings = LocalizedStrings(folder: folder, isCached: false)
    let found = strings.language(
      ofTranslated: key, table: "Localizable", locale: Locale(identifier: locale))
    #expect(found == language)
  }
}
