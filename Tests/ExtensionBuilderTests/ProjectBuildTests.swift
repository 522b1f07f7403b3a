import Foundation
import ProjectReader
import Testing

@testable import ExtensionBuilder

/// Builds of a project with a framework, a string catalog and an app.
@Suite struct ProjectBuildTests {
  private static let files = [
    "project.yml": """
    name: Harbour
    settings: {STRING_CATALOG_GENERATE_SYMBOLS: YES}
    targets:
      Harbour:
        type: application
        sources: [App, Shared]
        dependencies: [{target: Widgets}, {target: Kit}]
      Widgets:
        type: app-extension
        sources: [Widgets, Shared]
        info:
          path: Info.plist
          properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
        dependencies: [{target: Kit}]
      Kit: {type: framework, sources: Kit}
    """,
    "Kit/Kit.swift": "public enum Kit { public static let name = \"kit\" }",
    "Shared/Route.swift": "enum Route { static let url = \"harbour://\" }",
    "Widgets/Localizable.xcstrings": """
    {"sourceLanguage": "en", "strings": {"port_name": {"extractionState": "manual",
      "localizations": {"en": {"stringUnit": {"value": "Port %(name)@"}}}}}}
    """,
    "Widgets/Widgets.swift": """
    import Kit
    import SwiftUI
    import WidgetKit

    @main struct Widgets: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: Provider()) { _ in
          Text(.portName(name: Kit.name + Route.url))
        }
      }
    }
    struct Entry: TimelineEntry { var date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
    }
    """,
  ]

  private static let app = """
    import Kit
    import SwiftUI

    @main struct HarbourApp: App {
      var body: some Scene { WindowGroup { Text(verbatim: Kit.name + Route.url)SUFFIX } }
    }
    """

  private func build(
    _ folder: TemporaryFolder, includesApp: Bool
  ) async throws -> ExtensionBuilder.Result {
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    var reading = ReadingOptions()
    reading.includesApp = includesApp
    let all = try WidgetExtension.all(
      of: [folder.url.appendingPathComponent("project.yml")], folder: nil, reading)
    var options = ExtensionBuilder.Options(frameworks: frameworks, cache: testCache)
    options.includesApp = includesApp
    return try await ExtensionBuilder.build(
      try #require(all.first), output: folder.url.appendingPathComponent("W.vitrine"),
      options: options)
  }

  private func project(app suffix: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    try folder.write(
      Self.app.replacingOccurrences(of: "SUFFIX", with: suffix), to: "App/App.swift")
    return folder
  }

  @Test func appIsBuiltOnlyIfItIsAskedFor() async throws {
    let folder = try project(app: "")
    let alone = try await build(folder, includesApp: false)
    #expect(alone.bundle.information.app == nil)
    let both = try await build(folder, includesApp: true)
    #expect(both.wasBuilt)
    #expect(both.bundle.information.app == "WidgetsApp")
    #expect(both.bundle.information.appHasLifeCycle == true)
    // A bundle with an app also serves those who do not need it.
    let again = try await build(folder, includesApp: false)
    #expect(!again.wasBuilt)
    #expect(again.bundle.information.app == "WidgetsApp")
  }

  @Test func appThatDoesNotCompileIsLeftOut() async throws {
    let folder = try project(app: ".unknownModifier()")
    let result = try await build(folder, includesApp: true)
    #expect(result.bundle.information.app == nil)
    let notice = try #require(result.notices.first { $0.contains("the app Harbour") })
    #expect(
      notice.hasPrefix("the app Harbour was not built, so links open nothing: "), "\(notice)")
    #expect(notice.contains("App.swift:5:"), "\(notice)")
    #expect(notice.contains("unknownModifier"), "\(notice)")
    #expect(!(try await build(folder, includesApp: true)).wasBuilt)
  }

  @Test func projectIsNotChanged() async throws {
    let folder = try project(app: "")
    let before = folder.names
    _ = try await build(folder, includesApp: false)
    #expect(Set(folder.names).subtracting(before) == ["W.vitrine"])
  }
}
