import Foundation
import Testing

@testable import FoundationSupplement
@testable import StringTables

@Suite struct LocalizedStringTests {
  struct Case: Sendable {
    let value: String.LocalizationValue
    let key: String
    let text: String

    init(_ value: String.LocalizationValue, _ key: String, _ text: String) {
      (self.value, self.key, self.text) = (value, key, text)
    }
  }

  @Test(arguments: [
    Case("Hello", "Hello", "Hello"),
    Case("100 %", "100 %", "100 %"),
    Case("\(3) of \("ten")", "%lld of %@", "3 of ten"),
    Case("\(3) is 50 %", "%lld is 50 %%", "3 is 50 %"),
    Case("\(1234)", "%lld", "1,234"),
    Case("\(1.5)", "%lf", "1.500000"),
    Case("\(1.5, specifier: "%.1f")", "%.1f", "1.5"),
    Case("\(7, specifier: "%02d")", "%02d", "07"),
    Case("\(UInt8(7)) \(Int32(-7))", "%u %d", "7 -7"),
    Case("\(0.25, format: .percent)", "%@", "25%"),
  ])
  func interpolationCreatesKeyAndText(_ item: Case) {
    #expect(item.value.key == item.key)
    #expect(String(localized: item.value, locale: Locale(identifier: "en_US")) == item.text)
  }

  @Test func resourcesRoundTrip() throws {
    let resource = LocalizedStringResource(
      "\(2) heroes", table: "T", locale: Locale(identifier: "de_DE"))
    let data = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
  }

  @Test func missingTranslationUsesDefaultValue() {
    let resource = LocalizedStringResource("title.key", defaultValue: "Hello \("you")")
    #expect(resource.key == "title.key")
    #expect(String(localized: resource) == "Hello you")
  }
}

@Suite struct StringTableTests {
  static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "你好"}}}},
      "%lld lives": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld life"}},
          "other": {"stringUnit": {"value": "%lld lives"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld жизнь"}},
          "few": {"stringUnit": {"value": "%lld жизни"}},
          "many": {"stringUnit": {"value": "%lld жизней"}},
          "other": {"stringUnit": {"value": "%lld жизни"}}}}}}},
      "%@ has %lld": {"localizations": {"en": {
        "stringUnit": {"value": "%1$@ has %#@lives@"},
        "substitutions": {"lives": {"argNum": 2, "formatSpecifier": "lld", "variations": {
          "plural": {"one": {"stringUnit": {"value": "%arg life"}},
            "other": {"stringUnit": {"value": "%arg lives"}}}}}}}}}
    }}
    """

  static let plurals = """
    <plist version="1.0"><dict><key>%lld turns</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@turns@</string>
    <key>turns</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>ein Zug</string><key>other</key><string>%lld Züge</string>
    </dict></dict></dict></plist>
    """

  static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(UUID().uuidString)")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    try Data("/* a */ \"Bye\" = \"Tschüs\";".utf8)
      .write(to: german.appendingPathComponent("Localizable.strings"))
    try Data(plurals.utf8).write(to: german.appendingPathComponent("Localizable.stringsdict"))
    return folder
  }

  struct Case: Sendable {
    let locale: String
    let value: String.LocalizationValue
    let text: String
  }

  @Test(arguments: [
    Case(locale: "de_AT", value: "Hello", text: "Hallo"),
    Case(locale: "de_DE", value: "Bye", text: "Tschüs"),
    Case(locale: "zh_TW", value: "Hello", text: "你好"),
    Case(locale: "fr_FR", value: "Hello", text: "Hello"),
    Case(locale: "de_DE", value: "Not there", text: "Not there"),
    Case(locale: "en_US", value: "\(1) lives", text: "1 life"),
    Case(locale: "en_US", value: "\(2) lives", text: "2 lives"),
    Case(locale: "ru_RU", value: "\(21) lives", text: "21 жизнь"),
    Case(locale: "ru_RU", value: "\(3) lives", text: "3 жизни"),
    Case(locale: "ru_RU", value: "\(11) lives", text: "11 жизней"),
    Case(locale: "en_US", value: "\("Panda") has \(1)", text: "Panda has 1 life"),
    Case(locale: "en_US", value: "\("Panda") has \(9)", text: "Panda has 9 lives"),
    Case(locale: "de_DE", value: "\(1) turns", text: "ein Zug"),
    Case(locale: "de_DE", value: "\(1234) turns", text: "1.234 Züge"),
  ])
  func findsTranslations(_ item: Case) throws {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = LocalizedStrings(folder: folder).text(
      key: item.value.key, arguments: item.value.arguments, table: nil,
      locale: Locale(identifier: item.locale))
    #expect(text == item.text)
  }

  /// A number below 1 is ignored, as if the variable had none.
  @Test(arguments: [
    (Int.min, "Panda has Panda lives"), (0, "Panda has Panda lives"), (2, "Panda has "),
    (Int.max, "Panda has "),
  ])
  func variableWithoutItsValueIsEmpty(number: Int, expected: String) throws {
    let catalog = Self.catalog.replacingOccurrences(
      of: "\"argNum\": 2", with: "\"argNum\": \(number)")
    let read = try JSONDecoder().decode(StringCatalog.self, from: Data(catalog.utf8))
    let entry = try #require(read.entries(language: "en")["%@ has %lld"])
    let text = entry.text(
      arguments: [.text("Panda")], locale: Locale(identifier: "en_US"), language: "en")
    #expect(text == expected)
  }

  @Test(arguments: ["not json", "{\"strings\": 3}", ""])
  func treatsMalformedTableAsEmpty(content: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(content.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    #expect(StringTable(name: "Localizable", folder: folder).languages.isEmpty)
  }

  @Test(arguments: [
    ("%", "%"), ("5 % y", "5 % y"), ("%1$@ %1$@", "a a"), ("%9$@|", "|"),
    ("%@ %@ %@", "a 2 "), ("%5@", "    a"), ("%q", "%q"), ("%#@x", "%#@x"),
  ])
  func acceptsInvalidFormats(format: String, text: String) {
    let filled = FormatString(format).filled(
      with: [.text("a"), .integer(2)], locale: Locale(identifier: "en_US"))
    #expect(filled == text)
  }
}
