import Foundation
import GoldenFiles
import Testing
import YAML

@testable import ProjectReader

/// XcodeGen's `project.yml` and Expo's `targets`.
@Suite struct ProjectDescriptionTests {
  private static let files = [
    "project.yml": """
    name: Harbour
    include:
      - base.yml
      - path: kit/kit.yml
      - {path: missing.yml, enable: "${WITH_EXTRAS}"}
    options:
      bundleIdPrefix: com.example
    configs: {Debug: debug, Beta: release, Release: release}
    packages:
      Chart: {url: "https://example.com/chart.git", minorVersion: 1.4.0}
      Local: {path: Packages/Local}
    targets:
      Harbour:
        type: application
        platform: iOS
        sources: [App, Shared]
        dependencies: [{target: HarbourWidgets}]
      HarbourWidgets:
        type: app-extension
        templates: [Widget]
        templateAttributes: {author: Mar}
        sources:
          - path: Shared
            excludes: ["**/*.generated.swift", AppOnly]
          - {path: Nothing, optional: true}
          - Gone.swift
        info:
          properties:
            CFBundleDisplayName: "Harbour by ${author}"
        settings:
          groups: [strict]
          base: {INFOPLIST_KEY_X: "a b", OTHER: [one, "two words"]}
          configs:
            debug: {FLAVOUR: sour}
        dependencies:
          - {package: Chart, products: [Chart, ChartKit]}
          - {package: Local}
          - {target: HarbourKit}
      Watch: {type: app-extension, platform: watchOS, sources: Watch}
    """,
    "base.yml": """
    settings: {SWIFT_VERSION: "6.0", FLAVOUR: sweet, ENABLED: true}
    settingGroups:
      strict: {SWIFT_STRICT_CONCURRENCY: complete}
    targetTemplates:
      Widget:
        platform: iOS
        sources: ["${target_name}"]
        info:
          path: HarbourWidgets/Info.plist
          properties:
            NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
            Count: 3
            Name: $(PRODUCT_NAME)
    """,
    "kit/kit.yml": """
    targets:
      HarbourKit:
        type: framework
        platform: iOS
        sources: {path: Sources, includes: ["*.swift"]}
    """,
    "kit/Sources/Kit.swift": "", "kit/Sources/notes.txt": "",
    "App/App.swift": "", "Shared/Tide.swift": "", "Shared/AppOnly/Login.swift": "",
    "Shared/Deep/Tide.generated.swift": "", "HarbourWidgets/Übersicht 🌊.swift": "",
    "HarbourWidgets/Assets.xcassets/Contents.json": "", "Packages/Local/Package.swift": "",
  ]

  @Test func targetsAreRead() throws {
    try withTemporaryFolder(Self.files) { folder in
      let location = try ProjectSearch.locate(folder)
      #expect(
        location == .projects([folder.appendingPathComponent("project.yml")], folder: nil))
      let description = try ProjectDescription(
        contentsOf: folder.appendingPathComponent("project.yml"))
      var lines: [String] = []
      for target in try description.targets(ReadingOptions()) {
        lines.append(
          "\(target.kind) \(target.name) \(target.platforms.map(\.rawValue).joined(separator: " "))"
        )
        lines.append("  identifier \(target.bundleIdentifier ?? "")")
        for name in ["SWIFT_VERSION", "FLAVOUR", "ENABLED", "OTHER", "SWIFT_STRICT_CONCURRENCY"] {
          if let value = target.settings[name] { lines.append("  \(name) = \(value)") }
        }
        for file in target.files { lines.append("  file \(file.path)") }
        for file in target.missingFiles { lines.append("  missing \(file.path)") }
        for name in target.dependencies { lines.append("  depends on \(name)") }
        for product in target.packageProducts {
          let version = product.requirement.map { " \($0)" } ?? ""
          lines.append("  product \(product.name) of \(product.package ?? "")\(version)")
        }
        for (key, value) in try target.information().sorted(by: { $0.key < $1.key }) {
          lines.append("  \(key): \(value)")
        }
      }
      let text = lines.joined(separator: "\n") + "\n"
      try expectGolden(
        text.replacingOccurrences(of: folder.path + "/", with: ""), "ProjectDescription.txt")
    }
  }

  @Test func extensionHasItsAppAndModules() throws {
    try withTemporaryFolder(Self.files) { folder in
      try Data(
        """
        let package = Package(name: "Local", products: [.library(name: "Local", targets: ["Local"])],
          targets: [.target(name: "Local")])
        """.utf8
      ).write(to: folder.appendingPathComponent("Packages/Local/Package.swift"))
      let found = try WidgetExtension.all(
        of: [folder.appendingPathComponent("project.yml")], folder: nil)
      #expect(found.map(\.target.name) == ["HarbourWidgets"])
      #expect(found.first?.app?.name == "Harbour")
      #expect(found.first?.modules.map(\.name) == ["HarbourKit"])
      #expect(found.first?.missingPackages.map(\.product) == ["Chart", "ChartKit"])
    }
  }

  @Test(arguments: [
    (["project.yml": "a: [1"], ":2: "), (["project.yml": "- a"], ":1: expected a mapping"),
    (["project.yml": "include: b.yml"], ": the included file "),
    (["project.yml": "include: b.yml", "b.yml": "include: project.yml"], " includes "),
    (["project.yml": "a: &a {b: *a}"], ":1: "),
    (["project.yml": "a: " + String(repeating: "[", count: 5_000)], ":1: the document is too "),
    (["project.yml": "a: !!binary \u{1}"], ":1: "),
  ])
  func damagedDescriptionsAreReported(files: [String: String], message: String) throws {
    try withTemporaryFolder(files) { folder in
      let file = folder.appendingPathComponent("project.yml")
      let error = #expect(throws: ProjectError.self) {
        try ProjectDescription(contentsOf: file)
      }
      let text = error?.description ?? ""
      #expect(text.hasPrefix(file.path), "\(text)")
      #expect(text.contains(message), "\(text)")
    }
  }

  /// Each line repeats the one before it nine times.
  @Test func growingAliasesEnd() throws {
    var lines = ["a0: &a0 [x]"]
    for level in 1...12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(aliases)]")
    }
    #expect(throws: YAMLError.self) { try YAMLValue(parsing: lines.joined(separator: "\n")) }
  }

  @Test(arguments: [
    ("*.swift", "A.swift", true), ("*.swift", "B/A.swift", false),
    ("**/*.swift", "A.swift", true), ("**/*.swift", "B/C/A.swift", true),
    ("B", "B/C/A.swift", true), ("B/*", "B/A.swift", true), ("A", "AB", false),
    ("**/**/**/**/**/**/**/x", "a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q", false),
  ])
  func globPatternsMatch(pattern: String, path: String, matches: Bool) {
    #expect(GlobPattern(pattern).matches(path) == matches)
  }

  @Test(arguments: [
    (
      "expo-target.config.js",
      """
      module.exports = config => ({
        // type: 'clip',
        type: 'widget',
        name: "Tide Widget",
      });
      """
    ),
    ("expo-target.config.json", #"{"type": "widget", "name": "Tide Widget"}"#),
  ])
  func expoTargetIsRead(name: String, text: String) throws {
    let files = [
      "targets/tide/\(name)": text, "targets/tide/Widget.swift": "",
      "targets/_shared/Shared.swift": "", "targets/clip/expo-target.config.js": "({type: 'clip'})",
      "app.json": "{}",
    ]
    try withTemporaryFolder(files) { folder in
      guard case .projects(let projects, nil) = try ProjectSearch.locate(folder) else {
        Issue.record("no project was found")
        return
      }
      let found = try WidgetExtension.all(of: projects, folder: nil)
      #expect(found.map(\.target.moduleName) == ["Tide_Widget"])
      #expect(
        found.first?.target.files.map(\.lastPathComponent) == ["Widget.swift", "Shared.swift"])
    }
  }
}
