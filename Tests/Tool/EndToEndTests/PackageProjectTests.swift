import Foundation
import Testing

/// The tool on a package without an Xcode project: a widget, a module in C, a module with its own
/// resources, and a remote package.
@Suite struct PackageProjectTests {
  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Tides",
      products: [.library(name: "TideWidgets", targets: ["TideWidgets"])],
      traits: [.default(enabledTraits: ["Metric"]), "Metric", "Nautical"],
      dependencies: [.package(url: "REMOTE", from: "1.0.0")],
      targets: [
        .target(
          name: "TideWidgets",
          dependencies: [
            "TideModel", "CTide", "CStore", .product(name: "Moon", package: "moon"),
            .product(name: "Lost", package: "lost", condition: .when(platforms: [.macOS])),
          ],
          resources: [.process("Resources")]),
        .target(name: "TideModel", resources: [.copy("Data"), .process("Media.xcassets")]),
        .systemLibrary(name: "CStore"),
        .target(name: "CTide", cSettings: [.define("TIDE_FACTOR", to: "7")]),
        .plugin(name: "Lint", capability: .buildTool()),
      ])
    """

  private static let files = [
    "Package.swift": manifest,
    "Sources/CTide/include/CTide.h": "int tide_height(int hours);\n",
    "Sources/CTide/tide.c": """
    #include "CTide.h"
    int tide_height(int hours) { return hours * TIDE_FACTOR; }
    """,
    "Sources/CStore/module.modulemap": """
    module CStore { header "shim.h" link "sqlite3" export * }
    """,
    "Sources/CStore/shim.h": "#include <sqlite3.h>\n",
    "Sources/TideModel/Branches.swift": """
    #if os(Linux)
      public let branch = "other systems"
    #else
      public let branch = OnlyOnApple.name
    #endif
    """,
    "Sources/TideModel/Data/ports/harbour.txt": "Hafen Nørre",
    "Sources/TideModel/Media.xcassets/Deep.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0.0", "green": "0.25", "blue": "0.5", "alpha": "1.0"}}}],
     "info": {"version": 1, "author": "xcode"}}
    """,
    "Sources/TideModel/Port.swift": """
    import SwiftUI

    public enum Port {
      public static var name: String {
        let url = Bundle.module.url(
          forResource: "harbour", withExtension: "txt", subdirectory: "Data/ports")
        return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no port"
      }
      public static let color = Color(.deep)
    }
    """,
    "Sources/TideWidgets/Resources/unit.txt": "feet",
    "Sources/TideWidgets/TideWidgets.swift": """
    import CStore
    import CTide
    import Moon
    import SwiftUI
    import TideModel
    import WidgetKit

    @main
    struct TideWidgets: WidgetBundle {
      var body: some Widget { TideWidget() }
    }

    struct TideWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: Provider()) { _ in
          VStack {
            Text(verbatim: sqlite3_libversion_number() > 0 ? Port.name : branch)
            #if Metric && !Nautical
              Text(verbatim: "\\(tide_height(6)) metric \\(Moon.phase) \\(unit)")
            #endif
          }
          .foregroundStyle(Port.color)
          .containerBackground(.clear, for: .widget)
        }
      }

      private var unit: String {
        Bundle.module.url(forResource: "unit", withExtension: "txt")
          .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no unit"
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

  private static func repository(_ folder: TemporaryFolder) throws -> String {
    let name = "moon-\(UUID().uuidString.prefix(8))/moon"
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Moon", products: [.library(name: "Moon", targets: ["Moon"])],
        targets: [.target(name: "Moon")])
      """, to: "\(name)/Package.swift")
    try folder.write(
      "public enum Moon { public static let phase = \"waxing\" }",
      to: "\(name)/Sources/Moon/Moon.swift")
    let place = folder.url.appendingPathComponent(name)
    for arguments in [
      ["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message=One"],
      ["tag", "1.0.3"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments =
        ["git", "-C", place.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
    return "file://\(place.path)"
  }

  @Test func widgetOfPackageIsDrawn() async throws {
    let folder = try TemporaryFolder()
    let remote = try Self.repository(folder)
    for (name, text) in Self.files {
      try folder.write(text.replacingOccurrences(of: "REMOTE", with: remote), to: "tides/\(name)")
    }
    let outside = try await ToolProcess.run(["list", "tides"], in: folder.url)
    #expect(outside.error.contains("it is outside of the project's folder"), "\(outside.error)")
    let build = try await ToolProcess.run(
      ["build", "tides", "--also", String(remote.dropFirst(7)), "-o", "t.vitrine"], in: folder.url)
    #expect(build.code == 0, "\(build.error)")
    #expect(
      build.error.contains("moon: no Package.resolved names a version; 1.0.3 is used"),
      "\(build.error)")
    let drawn = try await ToolProcess.run(
      ["render", "t.vitrine", "--kind", "Tide", "--format", "tree", "-o", "-"], in: folder.url)
    let tree = drawn.output
    #expect(drawn.code == 0, "\(drawn.error)")
    #expect(tree.contains("Hafen Nørre"), "\(tree)")
    #expect(tree.contains("42 metric waxing feet"), "\(tree)")
    #expect(!drawn.error.contains("Deep"), "\(drawn.error)")
    let resources = folder.url.appendingPathComponent("t.vitrine/Resources/Tides_TideModel.bundle")
    #expect(
      FileManager.default.fileExists(
        atPath: resources.appendingPathComponent("Data/ports/harbour.txt").path))
  }

  @Test func missingPackageIsNamedWithItsImporters() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.files {
      try folder.write(
        text.replacingOccurrences(of: "REMOTE", with: "file:///nonexistent/moon"),
        to: "tides/\(name)")
    }
    let list = try await ToolProcess.run(["list", "tides"], in: folder.url)
    #expect(list.code != 0)
    #expect(
      list.error.contains(
        "the package product Moon of file:///nonexistent/moon is missing: /nonexistent/moon: is not "
          + "used, because it is outside of the project's folder"), "\(list.error)")
    #expect(list.error.contains("imported by TideWidgets.swift; pass a folder"), "\(list.error)")
    #expect(list.error.contains("TideWidgets.swift:3:8: error: no such module 'Moon'"))
  }
}
