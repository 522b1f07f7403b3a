import Foundation
import Testing

@testable import StringTables

@Suite struct MissingTranslationTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "Tide": {"localizations": {"de": {"stringUnit": {"value": "Gezeiten"}}}},
      "Faint": {}, "Elbe": {"shouldTranslate": false}
    }}
    """

  @Test(arguments: [
    ("Tide", "de_DE", false), ("Faint", "de_DE", true), ("Faint", "de_AT", true),
    ("Elbe", "de_DE", false), ("not in the table", "de_DE", true),
    ("Faint", "en_US", false), ("Faint", "en_GB", false),
    // Values alone are not translated.
    ("%lld", "de_DE", false), ("%@ %%", "de_DE", false), ("%1$@ – %2$@", "de_DE", false),
    ("%lld m", "de_DE", true), ("42", "de_DE", false),
  ])
  func lacks(key: String, locale: String, isMissing: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.catalog.utf8).write(
      to: folder.appendingPathComponent("Localizable.xcstrings"))
    let table = StringTable(name: "Localizable", folder: folder)
    #expect(
      table.lacksTranslation(of: key, locale: Locale(identifier: locale)) == isMissing)
    #expect(LocalizedStrings(folder: folder, isCached: false).languages == ["de", "en"])
  }

  @Test func travelsAsNotice() {
    let missing = MissingTranslation(key: "“Tide”\n%@", table: "Localizable", locale: "de_DE")
    #expect(MissingTranslation(notice: missing.notice) == missing)
    #expect(MissingTranslation(notice: "The image Tide is missing.") == nil)
    #expect(MissingTranslation(notice: "missing translation: {") == nil)
  }
}
