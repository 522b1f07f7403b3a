import Foundation
import Testing

/// The tool on a project in two languages: symbols of the texts of a package and a framework,
/// `#bundle`, and localized values of `Info.plist`.
@Suite struct LocalizedProjectTests {
  private static func catalog(_ key: String, _ english: String, _ german: String) -> String {
    """
    {"sourceLanguage": "en", "version": "1.1", "strings": {"\(key)": {"extractionState": "manual",
      "localizations": {"en": {"stringUnit": {"value": "\(english)"}},
        "de": {"stringUnit": {"value": "\(german)"}}}}}}
    """
  }

  private static let files = [
    "project.yml": """
    name: Quay
    packages: {Kit: {path: Kit}}
    targets:
      Widgets:
        type: app-extension
        sources: [Widgets]
        info:
          path: Info.plist
          properties:
            CFBundleDisplayName: Quay
            QuayNote: plain
            NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
        dependencies: [{package: Kit}, {target: Base}]
      Base: {type: framework, sources: Base, settings: {STRING_CATALOG_GENERATE_SYMBOLS: YES}}
    """,
    "Kit/Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Kit", defaultLocalization: "en", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit")])
    """,
    "Kit/Sources/Kit/Localizable.xcstrings": catalog("tide_name", "high tide", "Flut"),
    "Kit/Sources/Kit/Kit.swift": """
    import Foundation

    public enum Kit {
      public static let name: LocalizedStringResource = .tideName
      public static let same = LocalizedStringResource("tide_name", bundle: #bundle)
    }
    """,
    "Base/Localizable.xcstrings": catalog("shore_name", "shore", "Ufer"),
    "Base/Base.swift": """
    import SwiftUI

    public enum Base {
      public static let name: LocalizedStringResource = .shoreName
      public static var text: Text { Text("shore_name", bundle: #bundle) }
    }
    """,
    "Widgets/Localizable.xcstrings": catalog("pier_name", "pier", "Steg"),
    "Widgets/InfoPlist.xcstrings": """
    {"sourceLanguage": "en", "version": "1.1", "strings": {"CFBundleDisplayName": {
      "localizations": {"de": {"stringUnit": {"value": "Kai"}}}}}}
    """,
    "Widgets/Widgets.swift": """
    import Base
    import Kit
    import SwiftUI
    import WidgetKit

    @main struct Widgets: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quay", provider: Provider()) { _ in
          VStack {
            Text(Kit.name)
            Text(Kit.same)
            Text(Base.name)
            Base.text
            Text("pier_name", bundle: #bundle)
            Text(verbatim: value("CFBundleDisplayName") + value("QuayNote"))
            Text(verbatim: "\\(Bundle.main.localizedInfoDictionary?.count ?? 0) localized")
            Text(verbatim: Bundle.main.localizedString(forKey: "pier_name", value: nil, table: nil))
          }
          .containerBackground(.clear, for: .widget)
        }
      }

      private func value(_ key: String) -> String {
        Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "?"
      }
    }
    struct Entry: TimelineEntry { var date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
      }
    }
    """,
  ]

  @Test func textsFollowTheLocale() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: "Quay/\(name)") }
    let build = try await ToolProcess.run(["build", "Quay", "-o", "q.vitrine"], in: folder.url)
    #expect(build.code == 0, "\(build.error)")
    let expected = [
      ("en_US", "high tide|high tide|shore|shore|pier|Quayplain|0 localized|pier"),
      ("de_AT", "Flut|Flut|Ufer|Ufer|Steg|Kaiplain|1 localized|Steg"),
    ]
    for (locale, texts) in expected {
      let tree = try await ToolProcess.run(
        [
          "render", "q.vitrine", "--kind", "Quay", "--locale", locale, "--format", "tree", "-o",
          "-",
        ],
        in: folder.url)
      let found = tree.output.matches(of: /Text \([^)]*\) "([^"]*)"/).map(\.1)
      #expect(found.joined(separator: "|") == texts, "\(tree)")
    }
  }
}
