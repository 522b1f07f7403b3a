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
    "Kit/Kit.swift": "public enum Kit { public static var name: String { \"kit\" } }",
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

  /// The same project, described for Bazel.
  @Test func bazelWorkspaceIsBuilt() async throws {
    let folder = try project(app: "")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("project.yml"))
    let apple = "load(\"@rules_apple//apple:ios.bzl\", \"ios_application\", \"ios_extension\")\n"
    let files = [
      "MODULE.bazel": "module(name = \"harbour\")",
      "Kit/BUILD": "swift_library(name = \"Kit\", srcs = [\"Kit.swift\"], module_name = \"Kit\")",
      "Shared/BUILD": "filegroup(name = \"Shared\", srcs = glob([\"*.swift\"]))",
      "App/BUILD": apple + """
        swift_library(name = "Lib", srcs = ["App.swift", "//Shared"], deps = ["//Kit"])
        ios_application(
            name = "Harbour", bundle_id = "com.example.harbour", deps = [":Lib"],
            extensions = ["//Widgets"])
        """,
      "Widgets/BUILD": apple + """
        swift_library(
            name = "Lib", srcs = glob(["*.swift"]) + ["//Shared"], deps = ["//Kit"],
            data = ["Localizable.xcstrings"], module_name = "Widgets")
        ios_extension(
            name = "Widgets", bundle_id = "com.example.harbour.widgets", deps = [":Lib"],
            infoplists = ["Info.plist"])
        """,
      "Widgets/Info.plist": """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
      </dict></dict></plist>
      """,
    ]
    for (name, text) in files { try folder.write(text, to: name) }
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    var reading = ReadingOptions()
    reading.includesApp = true
    reading.settings = ["STRING_CATALOG_GENERATE_SYMBOLS": "YES"]
    let found = try #require(try WidgetExtension.all(at: folder.url, reading))
    var options = ExtensionBuilder.Options(frameworks: frameworks, cache: testCache)
    options.includesApp = true
    let bundle = try await ExtensionBuilder.build(
      try #require(found.first), output: folder.url.appendingPathComponent("W.vitrine"),
      options: options
    ).bundle
    #expect(bundle.information.identifier == "com.example.harbour.widgets")
    #expect(bundle.information.app == "WidgetsApp")
    #expect(bundle.information.cuts == nil)
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

  /// The compiled versions of the framework and of the extension after a change of the framework.
  @Test(arguments: [
    ("{ \"kit\" }", "{ \"kit\" }", 1, 1),
    ("{ \"kit\" }", "{ /* Same interface. */ \"another\" }", 2, 1),
    ("var name", "let id = 1; public static var name", 2, 2),
  ])
  func onlyChangedInterfaceRecompilesThoseWhoImportIt(
    old: String, new: String, frameworks: Int, extensions: Int
  ) async throws {
    // Names that no other test uses, because all share the cache.
    let (kit, widgets) = ("Kit\(frameworks)\(extensions)", "Widgets\(frameworks)\(extensions)")
    let folder = try TemporaryFolder()
    for (name, text) in Self.files {
      let renamed = text.replacing("Widgets", with: widgets).replacing("Kit", with: kit)
        .replacing("Widget\(kit)", with: "WidgetKit")
      try folder.write(
        renamed,
        to: name.replacing("Widgets/", with: "\(widgets)/").replacing("Kit/", with: "\(kit)/"))
    }
    let compiled = testCache.appendingPathComponent("compiled")
    func versions(_ name: String) -> [URL] {
      ((try? FileManager.default.contentsOfDirectory(at: compiled, includingPropertiesForKeys: nil))
        ?? []).filter { $0.lastPathComponent.hasPrefix(name + "-") }
    }
    for old in versions(kit) + versions(widgets) { try FileManager.default.removeItem(at: old) }
    let first = try await build(folder, includesApp: false)
    let before = try Data(contentsOf: first.bundle.executable)
    let source = folder.url.appendingPathComponent("\(kit)/Kit.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    try folder.write(text.replacing(old, with: new), to: "\(kit)/Kit.swift")
    let second = try await build(folder, includesApp: false)
    #expect(second.wasBuilt == (frameworks > 1))
    #expect(versions(kit).count == frameworks)
    #expect(versions(widgets).count == extensions)
    #expect((try Data(contentsOf: second.bundle.executable) == before) == (frameworks == 1))
  }

  @Test func membersOutsideOfTheRepositoryAreCounted() {
    let notices = BuildInput.outside(
      (1...7).map { URL(fileURLWithPath: "/etc/\($0)") }, of: "Widgets")
    #expect(notices.count == 6)
    #expect(
      notices.first
        == "/etc/1 is a member of Widgets and not used, because it is outside of the project's "
        + "repository; to allow it, pass --also /etc")
    #expect(
      notices.last
        == "2 other members of Widgets are outside of the project's repository and not used")
    #expect(BuildInput.outside([URL(fileURLWithPath: "/etc/1")], of: "Widgets").count == 1)
  }

  @Test func cacheKeepsNewestVersions() async throws {
    let folder = try TemporaryFolder()
    let cache = try BuildCache(folder.url)
    for name in ["Kit-a", "Kit-a-b", "Kit2-a"] {
      try folder.write("", to: "compiled/\(name)/0.o")
    }
    for number in 1...9 {
      let version = try folder.write("", to: "compiled/Kit-\(number)/0.o")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number))],
        ofItemAtPath: version.deletingLastPathComponent().path)
    }
    cache.prune("Kit")
    cache.discardScratch()
    let left = try FileManager.default.contentsOfDirectory(atPath: cache.compiledModules.path)
    #expect(
      Set(left) == Set((3...9).map { "Kit-\($0)" } + ["Kit-a", "Kit-a-b", "Kit2-a"]))
  }
}
