import Foundation
import ProjectReader
import Synchronization
import Testing

@testable import ExtensionBuilder

/// Builds of modules and extensions that compile only with cuts. One after the other: the cache
/// keeps few versions of a module.
@Suite(.serialized) struct ModuleCutTests {
  private static let widget = """
    import CutKit
    import SwiftUI
    import WidgetKit

    @main struct Widgets: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: Provider()) { _ in USE }
      }
    }
    struct Entry: TimelineEntry { var date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
    }
    """

  private static let project = """
    name: Harbour
    targets:
      Harbour: {type: application, sources: [App, Shared], dependencies: [{target: CutWidgets}]}
      CutWidgets:
        type: app-extension
        sources: [Widgets, Shared]
        info:
          path: Info.plist
          properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
        dependencies: [{target: CutKit}]
      CutKit: {type: framework, sources: Kit}
    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ kit: [String: String], shared: String = "", widget: String = "", use: String = "Text(\"a\")"
  ) throws {
    try folder.write(Self.project, to: "project.yml")
    try folder.write("", to: "App/App.swift")
    try folder.write(shared, to: "Shared/Shared.swift")
    try folder.write(
      Self.widget.replacingOccurrences(of: "USE", with: use) + "\n" + widget,
      to: "Widgets/Widgets.swift")
    try folder.write("public let kit = 1", to: "Kit/Kit.swift")
    for (name, text) in kit { try folder.write(text, to: "Kit/\(name)") }
  }

  private func project() throws -> (WidgetExtension, ExtensionBuilder.Options) {
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    let all = try WidgetExtension.all(
      of: [folder.url.appendingPathComponent("project.yml")], folder: nil, ReadingOptions())
    return (
      try #require(all.first), ExtensionBuilder.Options(frameworks: frameworks, cache: testCache)
    )
  }

  private func build(cutsOwnSources: Bool = false) async throws -> ExtensionBuilder.Result {
    var (target, options) = try project()
    options.cutsOwnSources = cutsOwnSources
    return try await ExtensionBuilder.build(
      target, output: folder.url.appendingPathComponent("W.vitrine"), options: options)
  }

  /// `Kit/Cache.swift:2 Cache.load (body)`.
  private func lines(_ result: ExtensionBuilder.Result) -> [String] {
    (result.bundle.information.cuts ?? [])
      .map { "\($0.place) \($0.subject) (\($0.kind.rawValue))" }
  }

  /// A library that only some programs are linked with, and that the extension does not import.
  @Test func modulesAreLinkedWithWhatTheyImport() async throws {
    try write(
      [
        "Digest.swift": """
        import CryptoKit
        import Foundation
        public func digest() -> String { "\\(SHA256.hash(data: Data("abc".utf8)))" }
        """
      ], use: "Text(digest())")
    let result = try await build()
    #expect(lines(result).isEmpty)
    let program = try Data(contentsOf: result.bundle.executable)
    #expect(program.range(of: Data("libVitrineCryptography.so".utf8)) != nil)
  }

  /// What is cut, what stays for the widget, and that the second build compiles nothing.
  @Test func moduleIsBuiltWithCuts() async throws {
    try write(
      [
        "Cache.swift": """
        import Missing
        public struct Key: Hashable { let id: Int; let token: MissingToken }
        public struct Cache {
          public static let shared = Cache(store: MissingStore())
          public var limit: Int = MissingStore.limit
          public init() {}
          public func load() -> String { MissingStore().load() }
          public func save(_ store: MissingStore) {}
          public func name() -> String { "cache" }
          public func all() -> [Int] { [1, 2].map { MissingStore.number($0) } }
          var keys: [Key: Int] = [:]
          func token(_ key: Key) -> Int { 1 }
        }
        """
      ], use: "Text(Cache().name() + Cache().load())")
    let result = try await build()
    let cuts = lines(result)
    #expect(cuts.contains("Kit/Cache.swift:1 import Missing (import)"))
    #expect(cuts.contains("Kit/Cache.swift:2 Key (declaration)"))
    #expect(cuts.contains("Kit/Cache.swift:5 Cache.limit (value)"))
    #expect(cuts.contains("Kit/Cache.swift:7 Cache.load (body)"))
    #expect(cuts.contains("Kit/Cache.swift:8 Cache.save (declaration)"))
    #expect(cuts.contains("Kit/Cache.swift:10 closure in Cache.all (closure)"))
    // What only the type that was cut needs.
    #expect(cuts.contains("Kit/Cache.swift:12 Cache.token (declaration)"))
    #expect(!cuts.contains { $0.contains("Cache.name") || $0.contains("Cache.init ") })
    // The author's file is as it was.
    let source = folder.url.appendingPathComponent("Kit/Cache.swift")
    #expect(try String(contentsOf: source, encoding: .utf8).contains("MissingStore().load()"))
    let again = try await build()
    #expect(!again.wasBuilt)
    #expect(lines(again) == cuts)
  }

  /// Several compilers check and compile the sources, and after a cut only those with errors: what
  /// a declaration was needed for in other files is found afterwards.
  @Test func moduleWithManySourcesIsBuiltWithCuts() async throws {
    var kit: [String: String] = [:]
    for number in 0..<SwiftCompiler.manySources {
      kit["Part\(number).swift"] = """
        public struct Part\(number) {
          public init() {}
          public func name() -> String { "part \(number)" }
          func token() -> Int { Part\((number + 1) % SwiftCompiler.manySources).number(1) }
          static func number(_ value: Int) -> Int { value }
        }
        """
    }
    kit["Part3.swift"]? += "\nextension Part3 { func lost() -> MissingToken { 1 } }"
    kit["Part7.swift"]? += "\nextension Part7 { func use() -> Int { Part3().lost().value } }"
    kit["Part9.swift"]? += "\nextension Part9 { func own() -> Int { missing() } }"
    try write(kit, use: "Text(Part3().name() + Part23().name())")
    let phases = Mutex<[BuildPhase]>([])
    var (target, options) = try project()
    options.progress = { phase in phases.withLock { $0.append(phase) } }
    let findings = try await ExtensionBuilder.check(target, options: options)
    #expect(phases.withLock { $0 } == [.ownSourcesChecked("CutWidgets", errors: 0)])
    #expect(findings.names.map(\.name).sorted() == ["MissingToken", "missing"])
    let result = try await build()
    #expect(
      lines(result) == [
        "Kit/Part3.swift:7 Part3.lost (declaration)", "Kit/Part7.swift:7 Part7.use (body)",
        "Kit/Part9.swift:7 Part9.own (body)",
      ])
    let module = try #require(result.bundle.information.cuts?.first?.module)
    #expect(module == "CutKit")
  }

  @Test func sourcesAreDividedEvenly() throws {
    let sources = try (0..<50).map { number in
      try folder.write(String(repeating: "a", count: number * number), to: "S\(number).swift")
    }
    let groups = SwiftCompiler.groups(of: sources)
    #expect(Set(groups.joined()) == Set(sources) && groups.joined().count == sources.count)
    let counts = groups.map(\.count)
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
    let sizes = groups.map { group in
      group.reduce(0) { $0 + ((try? Data(contentsOf: $1).count) ?? 0) }
    }
    #expect(Double(sizes.max() ?? 0) < 1.2 * Double(sizes.min() ?? 1))
    #expect(SwiftCompiler.groups(of: []) == [])
    #expect(SwiftCompiler.groups(of: Array(sources.prefix(3))).count == 1)
  }

  /// Optional requirements, overrides in extensions, and weak references to protocols.
  @Test func objectiveCFeaturesAreNotCut() async throws {
    try write([
      "Field.swift": """
      import UIKit
      @objc public protocol FieldDelegate {
        @objc optional func fieldDidChange(_ field: Field)
        @objc optional func title(of field: Field) -> String?
      }
      public class Field: UIView {
        public weak var delegate: FieldDelegate?
        func change() -> String { delegate?.fieldDidChange?(self); return delegate?.title?(of: self) ?? "" }
      }
      extension Field { public override var description: String { "field \\(limit())" } }
      """,
      "Other.swift": """
      import UIKit
      extension Field { @objc func limit() -> Int { 1 } }
      class Wide: Field { override func limit() -> Int { super.limit() + 1 } }
      class Owner: NSObject, FieldDelegate { func fieldDidChange(_ field: Field) {} }
      """,
    ])
    #expect(try await lines(build()) == [])
  }

  /// A generated source with the name of one of the module's.
  @Test func sourcesCanHaveNamesOfGeneratedOnes() async throws {
    try write([
      "MacroDeclarations.swift": "import SwiftUI\nstruct V { @State var x = 1 }",
      "Bundles.swift": "let bundles = 1",
    ])
    #expect(try await lines(build()) == [])
  }

  @Test func leftOutModuleIsNamedWithItsFirstError() throws {
    #expect(
      BuildError.compilation([
        CompilerDiagnostic(
          file: "/kit/a.c", line: 3, column: 1, message: "unknown type", text: "")
      ]).cut(of: try module("/kit"))
        == ModuleCut(
          module: "Kit", file: "a.c", line: 3, subject: "Kit", kind: .module,
          reason: "unknown type"))
    #expect(
      BuildError.toolFailed(tool: "clang", output: "x\nerror: bad\n").cut(of: try module("/kit"))?
        .reason == "clang failed: error: bad")
    #expect(BuildError.compilerMissing.cut(of: try module("/kit")) == nil)
  }

  private func module(_ path: String) throws -> ModuleSources {
    let root = URL(fileURLWithPath: path)
    return ModuleSources(
      name: "Kit", sources: SourceFolder(root: root, project: ProjectRoot(folders: [root])),
      language: LanguageOptions())
  }

  @Test func modulesThatCompileAreNotCut() async throws {
    try write([:])
    #expect(try await build().bundle.information.cuts == nil)
  }

  /// Modules that need several rounds, as files of one module. Each has cuts.
  private static let kit = [
    // A body that compiles only after another one was cut.
    "After.swift": "func a() -> some Equatable { Missing() }\nfunc b() -> Bool { a() == a() }",
    // Cuts that cause each other.
    "Mutual.swift": """
    public protocol P { func f(_ x: Missing); var q: Q { get } }
    public protocol Q { var p: P { get } }
    struct S: P { func f(_ x: Missing) {} }
    """,
    "Broken.swift": "public func broken() {\n  let x = \n}}}\npublic let afterIt = 1",
    "Builder.swift": """
    import SwiftUI
    struct V: View { var body: some View { VStack { Nothing() } } }
    """,
    "Coding.swift": "struct C: Missing, Codable { var d: D }\nstruct D: Codable { var x: Nothing }",
    "Override.swift": """
    class E: Nothing { override func f() {} }
    class F: E { override func f() {} }
    """,
    "Many.swift": (0..<1000).map { "func f\($0)() -> Int { nothing\($0).value }" }
      .joined(separator: "\n"),
  ]

  @Test func roundsEnd() async throws {
    try write(Self.kit)
    let cuts = try await lines(build())
    for name in Self.kit.keys { #expect(cuts.contains { $0.hasPrefix("Kit/\(name):") }, "\(name)") }
    #expect(cuts.count { $0.hasPrefix("Kit/Many.swift:") } == 1000)
  }

  @Test func ownSourcesAreCutOnlyIfUserAsksForIt() async throws {
    try write([:], widget: "func own() -> Int { nothing() }")
    let error = await #expect(throws: BuildError.self) { try await build() }
    #expect("\(String(describing: error))".contains("cannot find 'nothing' in scope"))
    let cuts = try await lines(build(cutsOwnSources: true))
    #expect(cuts == ["Widgets/Widgets.swift:16 own (body)"])
  }

  @Test func sourcesOfTheAppAreCut() async throws {
    try write([:], shared: "func shared() -> Int { nothing() }")
    #expect(try await lines(build()) == ["Shared/Shared.swift:1 shared (body)"])
  }

  @Test func checkSaysWhetherCutsMayBeEnough() async throws {
    try write(["A.swift": "func a() { nothing() }"])
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    let all = try WidgetExtension.all(
      of: [folder.url.appendingPathComponent("project.yml")], folder: nil, ReadingOptions())
    let findings = try await ExtensionBuilder.check(
      try #require(all.first), options: .init(frameworks: frameworks, cache: testCache))
    #expect(!findings.wouldBuild)
    #expect(findings.mayBuildWithCuts)
  }

  @Test func cutsAreListedByModuleOrSubject() {
    let cut = ModuleCut(
      module: "Kit", file: "Cache.swift", line: 41, subject: "Cache.load", kind: .body,
      reason: "cannot find 'CMSampleBuffer' in scope")
    #expect(cut.cause == "CMSampleBuffer")
    for list in [["Kit"], ["Kit.Cache.load"]] { #expect(cut.isListed(in: list)) }
    for list in [[], ["Cache.load"], ["Kit.Cache"]] { #expect(!cut.isListed(in: list)) }
    #expect([cut, cut].summary == "2 cuts in Kit")
  }
}
