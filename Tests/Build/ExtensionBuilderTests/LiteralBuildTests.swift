import Foundation
import LiteralTable
import Testing

@testable import ExtensionBuilder

/// Variants whose literals can be changed without the compiler.
@Suite struct LiteralBuildTests {
  private static let widget = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    \(someProvider)
    @main struct SomeWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "some kind", provider: Provider()) { _ in Root() }
      }
    }

    """
  private static let views = #"""
    import AppIntents
    import SwiftUI

    enum Raw: String { case first = "fixed raw", second }
    enum Number: Int { case one = 101 }
    let global = "global text"
    let count = 102
    struct Root: View {
      @AppStorage("fixed key") var name = "property text"
      @State private var width = 103.5
      let list = ["element text", "other element"]
      var isOn = true
      var height: CGFloat { 104 }
      func half(of length: Double = 105.5) -> Double { length * 106.5 }
      func once() -> String {
        while true { if isOn { return "loop text" } }
      }
      func byte(_ value: Int) -> UInt8 {
        let local = 107
        return UInt8(108) &+ UInt8(truncatingIfNeeded: value / 109 + local)
      }
      var body: some View {
        VStack(spacing: -110) {
          Text("key text").padding(111.5).opacity(isOn ? 0.112 : 0.113)
          Text(verbatim: "plain text \(name) text")
          Text("""
            first line
            second line
            """)
          Color(red: 0.114, green: 0.115 * width, blue: 0.116)
          if name == "compared text" { Text(String(localized: "localized text")) }
          switch name {
          case "fixed pattern": Text("case text")
          default: Text("😀")
          }
          ForEach(0..<117, id: \.self) { Text("\($0)").frame(width: CGFloat(118), height: 119) }
        }
      }
    }
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "intent title"
      @Parameter(title: "fixed parameter") var city: String?
      func perform() async throws -> some IntentResult { .result() }
    }
    #if os(macOS)
    let inactive = "fixed inactive"
    #endif
    #Preview("fixed preview") { Text("fixed in preview") }

    """#

  /// The compiler accepts it only as long as the condition is a constant.
  private static let loop = """
    func loop(_ count: Int) -> String {
      while !false { if count > 0 { return "fixed in loop" } }
    }

    """

  /// A project with its ordinary bundle and the variant.
  private struct Project {
    let folder: TemporaryFolder
    let variant: LiteralBuild
    var views: URL { folder.url.appendingPathComponent("Sources/Views.swift") }

    init() async throws {
      folder = try TemporaryFolder()
      try folder.write(widget, to: "Sources/Widget.swift")
      try folder.write(LiteralBuildTests.views, to: "Sources/Views.swift")
      try folder.write(loop, to: "Sources/Loop.swift")
      let frameworks = try #require(builtFrameworks, "run swift build first")
      let options = ExtensionBuilder.Options(frameworks: frameworks, cache: testCache)
      let sources = folder.url.appendingPathComponent("Sources")
      let output = folder.url.appendingPathComponent("W.vitrine")
      #expect(
        try await ExtensionBuilder.literalBuild(folder: sources, output: output, options: options)
          == nil, "there is no bundle")
      _ = try await ExtensionBuilder.build(folder: sources, output: output, options: options)
      variant = try #require(
        try await ExtensionBuilder.literalBuild(folder: sources, output: output, options: options))
    }

    /// Whether a change in the views needs no compiler.
    func canChange(_ old: String, to new: String) throws -> Bool {
      try #require(LiteralBuildTests.views.contains(old))
      try Data(LiteralBuildTests.views.replacingOccurrences(of: old, with: new).utf8)
        .write(to: views)
      return variant.edit(changed: [views.path]) != nil
    }
  }

  @Test func literalsThatAreOnlyValuesCanBeChanged() async throws {
    let project = try await Project()
    let texts = [
      "global text", "property text", "element text", "other element", "key text", "first line",
      "compared text", "localized text", "case text", "intent title", "loop text",
    ]
    for text in texts { #expect(try project.canChange(text, to: "new text"), "\(text)") }
    for number in [
      "102", "103.5", "104", "105.5", "106.5", "110", "111.5", "0.112", "0.113", "0.114", "0.115",
      "0.116", "119",
    ] {
      let other = number.contains(".") ? "7.25" : "7"
      #expect(try project.canChange(number, to: other), "\(number)")
    }
    #expect(try project.canChange("isOn = true", to: "isOn = false"))
    for text in [
      "fixed raw", "fixed key", "plain text", "fixed pattern", "fixed parameter", "fixed inactive",
      "fixed preview", "fixed in preview",
    ] {
      #expect(try !project.canChange(text, to: "new text"), "\(text)")
    }
    for number in ["101", "107", "108", "109", "117", "118"] {
      #expect(try !project.canChange(number, to: "7"), "\(number)")
    }
    #expect(try !project.canChange("while true", to: "while false"))
    #expect(try !project.canChange("\"😀\"", to: "\"😁\""))
    #expect(try !project.canChange("import AppIntents", to: "import  AppIntents"))
    #expect(project.variant.edit(changed: ["/none"]) == nil)
    let loop = project.folder.url.appendingPathComponent("Sources/Loop.swift").path
    #expect(!project.variant.contains(loop))
    try FileManager.default.removeItem(at: project.views)
    #expect(project.variant.edit(changed: [project.views.path]) == nil)
  }

  @Test(
    arguments: [
      ([.string("Tide"), .bits(1)], true), ([.string("com.example."), .bits(1)], true),
      ([.string("Lunch"), .bits(1)], false), ([.string(""), .bits(1)], false),
      ([.string("other"), .bits(2)], false),
    ] as [([LiteralTable.Value], Bool)])
  func aStringCanBeAPartOfAKind(before: [LiteralTable.Value], mayChange: Bool) {
    let edit = LiteralBuild.Edit(table: LiteralTable([.string("other"), .bits(1)]))
    let old = LiteralBuild.Edit(table: LiteralTable(before))
    #expect(edit.mayChange(["com.example.Tide"], of: old) == mayChange)
  }

  @Test func theVariantReplacesTheBundle() async throws {
    let project = try await Project()
    let original = project.variant.original
    #expect(project.variant.edit(changed: []) == original)
    #expect(try project.canChange("key text", to: "new text"))
    let edit = try #require(project.variant.edit(changed: [project.views.path]))
    #expect(edit != original)
    let before = try project.variant.bundle
    #expect(edit.mayChange(["key text"], of: original))
    #expect(!edit.mayChange(["some kind"], of: original))
    let bundle = try project.variant.write(edit)
    try bundle.verify()
    #expect(bundle.url.path == before.url.path)
    #expect(bundle.information.contentHash != before.information.contentHash)
    #expect(BuiltBundles(cache: testCache).contains(bundle))
    let table = try LiteralTable(
      bytes: Array(Data(contentsOf: bundle.url.appendingPathComponent(LiteralTable.fileName))))
    #expect(table?.values.contains(.string("new text")) == true)
    #expect(
      FileManager.default.fileExists(
        atPath: bundle.resources.appendingPathComponent("Info.plist").path))
  }
}
