import Foundation
import GoldenFiles
import ProjectReader
import Testing

/// The tool on a workspace with two projects and packages: a framework of the other project with
/// its own resources, a framework that is imported and not linked, a package that only the
/// workspace has, a macro, sources in Objective-C, and files that are not in the repository.
@Suite struct WorkspaceTests {
  private static let project = ToolProcess.root
    .appendingPathComponent("Tests/Tool/EndToEndTests/Fixtures/Lagoon")
  /// The macro of the package would create this file outside of the sandbox.
  private static let trace = "/tmp/vitrine-macro-was-here"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    let arguments = line.split(separator: " ").map {
      $0 == "PROJECT" ? Self.project.path : String($0)
    }
    return try await ToolProcess.run(arguments, in: folder.url)
  }

  @Test func widgetOfWorkspaceIsDrawn() async throws {
    try? FileManager.default.removeItem(atPath: Self.trace)
    let build = try await run("build PROJECT --force -o out.vitrine")
    #expect(build.code == 0, "\(build.error)")
    let warnings = [
      "the framework Old is in Objective-C or assembly and is not built",
      "the bridging header Bridging.h is in Objective-C or assembly and is not built",
      "Lagoon Widgets is built without its sources in Objective-C and C: Legacy.m",
      "Widgets.xcconfig:2: the included file",
      "Generated/Secrets.swift is a member of Lagoon Widgets and was not found",
    ]
    for warning in warnings { #expect(build.error.contains(warning), "\(build.error)") }
    #expect(!build.error.contains("the app Lagoon was not built"), "\(build.error)")
    let tree = try await run("render out.vitrine --kind Lagoon --format tree -o -")
    #expect(tree.code == 0, "\(tree.error)")
    try expectGolden(tree.output, "Lagoon.txt")
    #expect(!FileManager.default.fileExists(atPath: Self.trace))
  }

  @Test func projectWithMacroIsChecked() async throws {
    let report = try await run("check PROJECT")
    #expect(report.code == 0, "\(report.output)\(report.error)")
    #expect(report.output.hasPrefix("Lagoon Widgets: builds\n"))
  }

  /// The expansion of a macro is part of the objects of those that use it.
  @Test(.enabled(if: CodeSandbox() != nil)) func changedMacroIsExpandedAgain() async throws {
    func implement(_ text: String) throws {
      try write(
        """
        import SwiftCompilerPlugin
        import SwiftSyntax
        import SwiftSyntaxMacros

        public struct GreetingMacro: ExpressionMacro {
          public static func expansion(
            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
          ) -> ExprSyntax { "\\"\(text)\\"" }
        }

        @main struct Plugin: CompilerPlugin {
          let providingMacros: [Macro.Type] = [GreetingMacro.self]
        }
        """, to: "Wave/Sources/Macros/Macros.swift")
    }
    try write(
      """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(name: "Wave", targets: [
        .macro(name: "Macros"), .target(name: "Widgets", dependencies: ["Macros"]),
      ])
      """, to: "Wave/Package.swift")
    try write(
      "@freestanding(expression) macro greeting() -> String "
        + "= #externalMacro(module: \"Macros\", type: \"GreetingMacro\")\n"
        + Self.widget(
          "Wave", "Text(verbatim: #greeting).containerBackground(.clear, for: .widget)"
        ).replacingOccurrences(
          of: "(Timeline<Entry>) -> Void) {}",
          with: "(Timeline<Entry>) -> Void) {"
            + " completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }"),
      to: "Wave/Sources/Widgets/Wave.swift")
    for text in ["ebb", "flow"] {
      try implement(text)
      let build = try await run("build Wave -o wave.vitrine")
      #expect(build.code == 0, "\(build.error)")
      let tree = try await run("render wave.vitrine --kind Wave --format tree -o -")
      #expect(tree.output.contains("\"\(text)\""), "\(tree.output)\(tree.error)")
    }
  }

  // MARK: Several targets, Objective-C

  private func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
  }

  private static func widget(_ name: String, _ view: String = "Text(verbatim: \"a\")") -> String {
    """
    import SwiftUI
    import WidgetKit

    @main struct \(name): Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "\(name)", provider: Provider()) { _ in \(view) }
      }
    }
    struct Entry: TimelineEntry { var date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
    }
    """
  }

  private static func target(_ name: String) -> String {
    """
      \(name):
        type: app-extension
        sources: [\(name)]
        info:
          path: \(name)/Info.plist
          properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}

    """
  }

  @Test(arguments: ["Two", "Two/project.yml"])
  func allTargetsAreListed(path: String) async throws {
    try write(
      "name: Two\ntargets:\n" + Self.target("Ebb") + Self.target("Flow"), to: "Two/project.yml")
    try write(Self.widget("Ebb"), to: "Two/Ebb/Ebb.swift")
    try write(Self.widget("Flow"), to: "Two/Flow/Flow.swift")
    let text = try await run("list \(path)")
    #expect(text.code == 0, "\(text.error)")
    #expect(text.output.contains("target Ebb\n  widget Ebb\n"), "\(text.output)")
    #expect(text.output.contains("target Flow\n  widget Flow\n"), "\(text.output)")
    let json = try await run("list \(path) --json")
    #expect(try targets(json.output) == ["Ebb", "Flow"])
    let one = try await run("list \(path) --target Flow")
    #expect(one.output.hasPrefix("widget Flow\n"), "\(one.output)")
  }

  @Test func targetsBeforeAFailureAreListed() async throws {
    try write(
      "name: Two\ntargets:\n" + Self.target("Ebb") + Self.target("Flow"), to: "Two/project.yml")
    try write(Self.widget("Ebb"), to: "Two/Ebb/Ebb.swift")
    try write(Self.widget("Flow", "Missing()"), to: "Two/Flow/Flow.swift")
    let text = try await run("list Two")
    #expect(text.code == 1)
    #expect(text.output.hasPrefix("target Ebb\n  widget Ebb\n"), "\(text.output)")
    #expect(!text.output.contains("Flow"))
    #expect(text.error.contains("cannot find 'Missing' in scope"), "\(text.error)")
    let json = try await run("list Two --json")
    #expect(json.code == 1)
    #expect(try targets(json.output) == ["Ebb"])
  }

  /// The targets in the output of `list --json`.
  private func targets(_ output: String) throws -> [String]? {
    let result = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let listings = result?["extensions"] as? [[String: Any]]
    return listings?.compactMap { $0["target"] as? String }
  }

  @Test func classInObjectiveCIsLocated() async throws {
    try write("name: Old\ntargets:\n" + Self.target("Ebb"), to: "Old/project.yml")
    try write(Self.widget("Ebb", "Text(TDEOld.name())"), to: "Old/Ebb/Ebb.swift")
    try write("#import <A/A.h>\n\n@interface TDEOld : NSObject\n@end\n", to: "Old/Ebb/Old.h")
    try write("@implementation TDEOld\n@end\n", to: "Old/Ebb/Old.m")
    let report = try await run("check Old")
    #expect(report.code == 1)
    #expect(
      report.output.contains("TDEOld, declared in Ebb/Old.h:3 in Objective-C, which is not built"),
      "\(report.output)")
    #expect(report.output.contains("Ebb is built without its sources in Objective-C and C: Old.m"))
  }
}
