import Foundation
import ProjectReader
import Testing

@testable import ExtensionBuilder

/// Strings that only the app of a project has.
@Suite struct AppOnlyStringsTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "Laps": {"localizations": {"de": {"stringUnit": {"value": "Runden"}},
        "fr": {"stringUnit": {"value": "Tours"}}}},
      "Start": {"localizations": {"da": {"stringUnit": {"value": "Start"}}}}
    }}
    """

  private struct Case: Sendable {
    var files: [String: String]
    var sources: String
    var languages: [String]?
  }

  private static let cases: [Case] = [
    Case(
      files: ["App/Localizable.xcstrings": catalog], sources: "Laps", languages: ["de", "fr"]),
    Case(
      files: ["App/de.lproj/Localizable.strings": "\"Laps\" = \"Runden\";"], sources: "Laps",
      languages: ["de"]),
    // The extension shows none of these keys.
    Case(files: ["App/Localizable.xcstrings": catalog], sources: "Distance", languages: nil),
    Case(
      files: [
        "App/Localizable.xcstrings": catalog,
        "Widgets/Localizable.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {}}",
      ], sources: "Laps", languages: nil),
    Case(
      files: ["App/de.lproj/InfoPlist.strings": "\"Laps\" = \"Runden\";"], sources: "Laps",
      languages: nil),
    Case(files: ["App/Localizable.xcstrings": "{"], sources: "Laps", languages: nil),
  ]

  @Test(arguments: cases.indices)
  func languagesThatTheExtensionLacks(index: Int) throws {
    let tested = Self.cases[index]
    let folder = try TemporaryFolder()
    var files = tested.files
    files["project.yml"] = """
      name: Laps
      targets:
        Laps: {type: application, sources: [App], dependencies: [{target: Widgets}]}
        Widgets:
          type: app-extension
          sources: [Widgets]
          info:
            path: Info.plist
            properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
      """
    files["App/LapsApp.swift"] = "import SwiftUI\n"
    files["Widgets/Widgets.swift"] = "import WidgetKit\nlet title = \"\(tested.sources)\"\n"
    for (path, text) in files { try folder.write(text, to: path) }
    let all = try WidgetExtension.all(
      of: [folder.url.appendingPathComponent("project.yml")], folder: nil, ReadingOptions())
    let found = try #require(all.first)
    let input = try BuildInput(found, ExtensionBuilder.Options())
    #expect(input.appOnlyLanguages == tested.languages)
    let notices = input.notices.filter { $0.hasSuffix("[extension-strings]") }
    #expect(notices.count == (tested.languages == nil ? 0 : 1))
    if tested.languages == ["de", "fr"] {
      #expect(
        notices.first?.hasPrefix(
          "Laps has strings in German, French, such as “Laps”; Widgets has none. ") == true)
    }
  }
}
