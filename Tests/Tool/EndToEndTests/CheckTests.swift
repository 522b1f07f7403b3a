import Foundation
import Testing

/// `check`, `stub`, `--stub`, `.vitrine.json`, `--seed` and `--os`.
@Suite struct CheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    try await ToolProcess.run(line.split(separator: " ").map(String.init), in: folder.url)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A widget whose view is `body`.
  private static func widget(_ body: String, imports: String = "") -> String {
    """
    import SwiftUI
    import WidgetKit
    \(imports)

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
    @main struct Level: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Level", provider: Provider()) { _ in
          VStack { \(body) }.containerBackground(.background, for: .widget)
        }
      }
    }
    """
  }

  // MARK: check

  /// In Swift 6: a query that is isolated, closures that are not `Sendable`, a binding in a
  /// `Sendable` type, and a shared formatter. In the package, a target whose folder is that of the
  /// manifest, with a data model as its only resource. In the settings, a reference without
  /// parentheses and a framework of the system.
  @Test func strictProjectWithPackageBuilds() async throws {
    try write(
      """
      name: Level
      targets:
        Level:
          type: app-extension
          platform: iOS
          sources: [Level]
          settings: {SWIFT_VERSION: "6.0", SWIFT_ACTIVE_COMPILATION_CONDITIONS: $inherited SPIRIT}
          info:
            path: Info.plist
            properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
          dependencies: [{package: Kit}]
      packages: {Kit: {path: Kit}}
      """, to: "Strict/project.yml")
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", path: ".", resources: [.process("Tides.xcdatamodeld")])])
      """, to: "Strict/Kit/Package.swift")
    try write(
      "import Foundation\npublic let models = Bundle.module\n", to: "Strict/Kit/Kit.swift")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Tide" representedClassName="Tide" syncable="YES"/>
      </model>
      """, to: "Strict/Kit/Tides.xcdatamodeld/Tides.xcdatamodel/contents")
    try write(
      Self.widget("Row(onTap: {})", imports: "import AppIntents\nimport Kit")
        + """

        #if !SPIRIT
        #error("the condition is missing")
        #endif
        struct Bubble: AppEntity {
          let id: UUID
          static var typeDisplayRepresentation: TypeDisplayRepresentation { "Bubble" }
          static var defaultQuery: BubbleQuery { BubbleQuery() }
          var displayRepresentation: DisplayRepresentation { "x" }
        }
        struct BubbleQuery: EntityQuery {
          @MainActor func entities(for identifiers: [UUID]) async throws -> [Bubble] { [] }
          @MainActor func suggestedEntities() async throws -> [Bubble] { [] }
        }
        struct Row: View {
          let onTap: () -> Void
          private static let formatter = DateComponentsFormatter()
          var body: some View { Button(action: onTap) { Text("x") }.onAppear(perform: onTap) }
        }
        struct Choice: Sendable { let ids: Binding<Set<String>> }
        """, to: "Strict/Level/Level.swift")
    let check = try await run("check Strict")
    #expect(check.code == 0, "\(check.output)\(check.error)")
    #expect(check.output.hasPrefix("Level: builds\n"), "\(check.output)")
  }

  @Test func missingModulesOfAllTargetsAreReportedAtOnce() async throws {
    let project = ToolProcess.root.appendingPathComponent(
      "Tests/Build/ProjectReaderTests/Fixtures/Harbour")
    let copy = folder.url.appendingPathComponent("Harbour")
    try FileManager.default.copyItem(at: project, to: copy)
    try write(
      "import Diagrams\npublic func bar() -> some DiagramContent { BarPiece() }\n",
      to: "Harbour/Packages/TideKit/Sources/TideKit/Bars.swift")
    try write(
      "import CallKit\nimport CoreMIDI\nimport TideKit\nlet store = CXCallObserver()\nlet x = bar()\n",
      to: "Harbour/Widgets/Health.swift")
    let report = try await run("check Harbour --json")
    #expect(report.code == 1)
    let json = try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any]
    #expect(json?["wouldBuild"] as? Bool == false)
    let target = (json?["targets"] as? [[String: Any]])?.first
    let modules = target?["modules"] as? [[String: Any]] ?? []
    let used = modules.filter { $0["isUsed"] as? Bool == true }.compactMap { $0["name"] as? String }
    #expect(used.sorted() == ["CallKit", "Diagrams"], "\(report.output)")
    let names = target?["names"] as? [[String: Any]] ?? []
    #expect(
      Set(names.compactMap { $0["name"] as? String })
        == ["DiagramContent", "BarPiece", "CXCallObserver"])
    #expect(modules.contains { $0["name"] as? String == "CoreMIDI" })
    let text = try await run("check Harbour")
    #expect(text.output.contains("BarPiece, likely from Diagrams"), "\(text.output)")
    #expect(text.output.contains("Packages/TideKit/Sources/TideKit/Bars.swift:2"))
    #expect(text.output.contains("import CoreMIDI: nothing in the sources needs it"))
  }

  @Test func unusedMissingModuleIsWarning() async throws {
    try write(Self.widget("Text(\"a\")", imports: "import CoreMIDI"), to: "Level/Level.swift")
    let report = try await run("check Level")
    #expect(report.code == 0, "\(report.output)\(report.error)")
    #expect(report.output.contains("Level: builds"))
    #expect(report.output.contains("Level.swift:3: import CoreMIDI"))
  }

  @Test func typeOutsideOfTheTargetIsLocated() async throws {
    try write(Self.widget("Text(Tide().name)"), to: "Level/Level.swift")
    try write("struct Tide { var name = \"\" }", to: "Level/LevelTests/Tide.swift")
    let report = try await run("check Level")
    #expect(report.code == 1)
    #expect(
      report.output.contains("Tide, declared in LevelTests/Tide.swift:1, which is not in the"),
      "\(report.output)")
  }

  // MARK: stub

  @Test func draftedStubBuilds() async throws {
    let diagram = """
      Diagram { BarPiece(x: .value("Day", 1), y: .value("Level", 2.5)) }.diagramXAxis(.hidden)
      """
    try write(Self.widget(diagram, imports: "import Diagrams"), to: "Level/Level.swift")
    let draft = try await run("stub Diagrams Level -o Diagrams.swift")
    #expect(draft.code == 0, "\(draft.error)")
    #expect(!draft.error.contains("still has"), "\(draft.error)")
    #expect(try await run("build Level -o out.vitrine").code == 1)
    let build = try await run("build Level --stub Diagrams=Diagrams.swift -o out.vitrine")
    #expect(build.code == 0, "\(build.error)")
    // The file of the repository can name what is in the repository.
    try write("", to: ".git/HEAD")
    try write("{\"stubs\": {\"Diagrams\": \"../Diagrams.swift\"}}", to: "Level/.vitrine.json")
    let list = try await run("list Level")
    #expect(list.output.contains("widget Level"), "\(list.error)")
  }

  @Test(arguments: [
    ("stub Charts Level", 1, "Charts is not missing; missing modules: none"),
    ("build Level --stub Charts", 2, "expected MODULE=FILE, such as Charts=Charts.swift"),
    ("build Level --stub Charts=no.swift", 1, "no.swift: cannot be read: the stub of Charts"),
    ("list Level --os 12", 2, "invalid value \"12\" for --os: expected a version of iOS from 14"),
    ("render Level --seed none", 1, "none: not found; give the folder with the app's data"),
  ])
  func invalidOptionIsReported(line: String, code: Int32, message: String) async throws {
    try write(Self.widget("Text(\"a\")"), to: "Level/Level.swift")
    let result = try await run(line)
    #expect(result.code == code)
    #expect(result.error.contains(message), "\(result.error)")
  }

  // MARK: .vitrine.json, --seed, --os

  @Test func unknownKeyOfConfigurationIsReported() async throws {
    try write(Self.widget("Text(\"a\")"), to: "Level/Level.swift")
    try write("{\n  \"seeds\": \"Seed\"\n}", to: "Level/.vitrine.json")
    let list = try await run("list Level")
    #expect(list.code == 1)
    #expect(list.error.contains("Level/.vitrine.json:2: unknown key \"seeds\""), "\(list.error)")
  }

  @Test func seedAndVersionReachTheWidget() async throws {
    let body = """
      if #available(iOS 17.4, *) { Text("new") } else { Text("old") }
      Text("\\(UserDefaults(suiteName: "group.level")?.integer(forKey: "level") ?? -1) metres")
      """
    try write(Self.widget(body), to: "Level/Level.swift")
    try write("{\"level\": 42}", to: "Seed/group.level.json")
    let render = "render Level --format tree -o - --at 2026-03-05T09:30"
    let given = try await run(render + " --seed Seed --os 17.3")
    #expect(given.code == 0, "\(given.error)")
    #expect(given.output.contains("42 metres"), "\(given.output)")
    #expect(given.output.contains("\"old\""), "\(given.output)")
    try write("", to: ".git/HEAD")
    try write("{\"seed\": \"../Seed\", \"os\": \"17.4\"}", to: "Level/.vitrine.json")
    let configured = try await run(render)
    #expect(configured.output.contains("42 metres"), "\(configured.output)")
    #expect(configured.output.contains("\"new\""), "\(configured.output)")
    // The command line takes precedence.
    let overridden = try await run(render + " --os 16")
    #expect(overridden.output.contains("\"old\""), "\(overridden.output)")
  }

  /// Earlier versions do not have what `@available` says that later ones introduce.
  @Test func declarationsOfLaterVersionsAreLeftOut() async throws {
    let previews = """
      @available(iOS 18, *)
      private struct Later: PreviewProvider { static var previews: some View { Text("later") } }
      struct Earlier: PreviewProvider { static var previews: some View { Text("earlier") } }
      @available(iOS 17.4, *)
      #Preview("new") { Text("new") }
      #Preview("always") { Text("always") }
      """
    try write(Self.widget("Text(\"a\")") + "\n" + previews, to: "Level/Level.swift")
    let all = ["new", "always", "Later", "Earlier"]
    for (os, expected) in [("17.3", ["always", "Earlier"]), ("18", all)] {
      let result = try await run("previews Level --scale 1 -o page.png --os \(os)")
      #expect(result.code == 0, "\(result.error)")
      #expect(all.filter { result.output.contains($0) } == expected, "\(result.output)")
    }
  }
}
