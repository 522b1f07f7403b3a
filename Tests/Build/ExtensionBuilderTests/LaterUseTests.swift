import Foundation
import ProjectReader
import SourceScanner
import Testing

@testable import ExtensionBuilder

/// API that is newer than the deployment target.
@Suite struct LaterUseTests {
  private static let available = "if #available(iOS 26, *)"

  /// Sources, and what Xcode refuses in a target for iOS 17.0.
  @Test(
    arguments: [
      ("let a = Text(b).glassEffect()", ["glassEffect"]),
      ("let a = Text(b).containerBackground(.red, for: .widget)", []),
      ("func f() { \(available) { a.glassEffect() } }", []),
      ("func f() { \(available) {} else { a.glassEffect() } }", ["glassEffect"]),
      ("func f() { if #available(iOS 18, *) { a.glassEffect() } }", ["glassEffect"]),
      ("func f() { if #available(macOS 26, *) { a.glassEffect() } }", ["glassEffect"]),
      ("func f() { if #available(iOSApplicationExtension 26.0, *) { a.glassEffect() } }", []),
      ("func f() { if b, #available(iOS 27, *), c.glassEffect() {} }", []),
      ("func f() { if c.glassEffect(), #available(iOS 27, *) {} }", ["glassEffect"]),
      ("func f() { if #unavailable(iOS 26) {} else { a.glassEffect() } }", []),
      ("func f() { if #unavailable(iOS 26) { a.glassEffect() } }", ["glassEffect"]),
      ("func f() { guard #available(iOS 26, *) else { return }; a.glassEffect() }", []),
      (
        "func f() { a.glassEffect(); guard #available(iOS 26, *) else { return } }", ["glassEffect"]
      ),
      ("func f() { while #available(iOS 26, *) { a.glassEffect() } }", []),
      ("@available(iOS 26.0, *) func f() { a.glassEffect() }", []),
      ("@available(iOS, introduced: 26.0) struct A { func f() { a.glassEffect() } }", []),
      ("@available(anyAppleOS 26, *) extension A { var b: C { a.glassEffect() } }", []),
      ("@available(iOS, unavailable) func f() { a.glassEffect() }", []),
      ("@available(*, unavailable) func f() { a.glassEffect() }", []),
      ("@available(iOS, deprecated: 26) func f() { a.glassEffect() }", ["glassEffect"]),
      ("@available(iOS 26, *) #Preview { a.glassEffect() }", []),
      ("#Preview { a.glassEffect() }", ["glassEffect"]),
      ("#if os(iOS)\nlet a = b.glassEffect()\n#endif", []),
      ("func f() { guard #unavailable(iOS 26) else { a.glassEffect(); return } }", []),
      ("let a = Route.inspector(1)", []),
      // A modifier without a receiver, in an extension of a view.
      ("extension View { func a() -> some View { glassEffect() } }", ["glassEffect"]),
      // Own declarations.
      ("extension View { func glassEffect() {} }; let a = b.glassEffect()", []),
      ("struct A<Glass> { var b: Glass }", []),
      ("func f(glassEffect: (Int) -> Int) { glassEffect(1) }", []),
      // A property of a font, and a member of another type.
      ("let a = font.lineHeight; let b: Kind = .glassEffect()", []),
      ("struct A: ControlWidget { var body: some B { C() } }", []),
      ("var a: some ControlWidgetConfiguration { b }", ["ControlWidgetConfiguration"]),
      ("let a: Other.ControlWidget? = nil", []),
      ("@Model class A { #Unique<A>([\\.b]) }", ["Unique"]),
      ("let a = \"b.glassEffect()\" // glassEffect()", []),
      ("let a = b.glassEffect" + String(repeating: "(", count: 1000), []), ("", []),
    ] as [(String, [String])])
  func usesAreFound(source: String, names: [String]) {
    let uses = LaterUse.all(in: Array(source.utf8), after: SystemVersion([17, 0]))
    #expect(uses.map(\.name) == names)
  }

  /// Declarations of the program, a use, and what Xcode refuses in a target for iOS 17.0.
  @Test(
    arguments: [
      ("@available(iOS 18, *) struct Row {}", "let a = Row()", ["Row 18.0"]),
      ("@available(iOS 17, *) struct Row {}", "let a = Row()", []),
      ("@available(macOS 18, *) struct Row {}", "let a = Row()", []),
      ("@available(iOS, deprecated: 18) struct Row {}", "let a = Row()", []),
      ("@available(iOS 16, iOSApplicationExtension 18, *) struct Row {}", "Row()", ["Row 18.0"]),
      ("@available(iOS 18, *) struct Row {}", "func f() { \(available) { Row() } }", []),
      ("@available(iOS 18, *) struct Row {}", "extension Row {}", ["Row 18.0"]),
      ("@available(iOS 18, *) struct Row {}", "@available(iOS 18, *) extension Row {}", []),
      ("@available(iOS 18, *) struct Row { let a: Row? }", "", []),
      ("@available(iOS 18, *) func f() {}", "let a = f()", ["f 18.0"]),
      ("@available(iOS 18, *) extension View { func f() {} }", "a.f()", ["f 18.0"]),
      ("extension View { @available(iOS 18, *) func f() {} }", "a.f()", ["f 18.0"]),
      ("@available(iOS 18, *) typealias A = B", "let a: A", ["A 18.0"]),
      // Which declaration is meant, only the compiler knows.
      ("@available(iOS 18, *) extension A { func f() {} }", "a.f()", []),
      ("@available(iOS 18, *) func f() {}; func f(_ a: Int) {}", "f()", []),
      ("@available(iOS 18, *) func f() {}", "func f(_ a: Int) {}; let b = f()", []),
      ("struct A { @available(iOS 18, *) struct Row {} }", "let a = Row()", []),
      ("#if DEBUG\nstruct Row {}\n#endif\n@available(iOS 18, *) struct Row {}", "Row()", []),
      ("@available(iOS 18, *) struct " + String(repeating: "(", count: 900), "Row()", []),
    ] as [(String, String, [String])])
  func usesOfOwnDeclarationsAreFound(declaration: String, use: String, expected: [String]) {
    let sources = [declaration, use].map { Array($0.utf8) }
    let declared = DeclaredVersions(in: sources)
    let uses = sources.flatMap {
      LaterUse.all(in: $0, of: declared, after: SystemVersion([17, 0]))
    }
    #expect(uses.map { "\($0.name) \($0.version)" } == expected)
  }

  @Test func versionsOfTypesCountThoseAroundThem() {
    let source = """
      @available(iOS 18, *) struct Outer { struct Inner {}; @available(iOS 26, *) enum Late {} }
      struct Plain { @available(iOS 17.4, *) struct Inner {} }
      extension Plain { @available(iOS 18, *) final class Other {} }
      @available(iOS 26, *) extension Plain { struct Newest {} }
      """
    let types = DeclaredVersions(in: [Array(source.utf8)]).types
    #expect(
      Dictionary(uniqueKeysWithValues: types.map { ($0.subject, $0.version.description) }) == [
        "Outer": "18.0", "Outer.Inner": "18.0", "Outer.Late": "26.0", "Plain.Inner": "17.4",
        "Plain.Other": "18.0", "Plain.Newest": "26.0",
      ])
  }

  @Test func bundleListsVersionsOfTypesAndPreviews() throws {
    let text = """
      struct Row {}
      @available(iOS 18, *) struct Later {}
      @available(iOS 17.4, *)
      #Preview("New") { Row() }
      #Preview { Row() }
      """
    let file = try #require(URL(string: "file:///Level/Rows.swift"))
    let introduced = IntroducedDeclarations(in: [("Level", file, Array(text.utf8))])
    #expect(
      String(decoding: try introduced.data(), as: UTF8.self)
        == #"{"Level.Later":"18.0","Level/Rows.swift:3":"17.4"}"#)
  }

  @Test(arguments: [
    ("@ContentBuilder var a: some View { Text(b) }", ["ContentBuilder"]),
    ("let a: EntityCollection<B>", ["EntityCollection"]), ("let a = b.glassEffect()", []),
    ("func f() { if #available(iOS 27, *) { a.reorderable() } }", ["reorderable"]),
  ]) func namesOfTheNewSDK(source: String, names: [String]) {
    #expect(LaterUse.newInXcode27(in: Array(source.utf8)).map(\.name) == names)
  }

  @Test(arguments: [
    ("17", "17.0"), ("17.0", "17.0"), ("16.4.1", "16.4.1"), ("", nil), ("a", nil), ("1.2.3.4", nil),
    ("-1", nil), ("17.", nil),
  ]) func versions(text: String, description: String?) {
    #expect(SystemVersion(text)?.description == description)
  }

  @Test func versionsAreOrdered() {
    #expect(SystemVersion([17]) == SystemVersion([17, 0]))
    #expect(SystemVersion([9, 9]) < SystemVersion([17, 0]))
    #expect(SystemVersion([17, 0, 1]) > SystemVersion([17]))
  }

  private static let information = """
        info:
          path: Info.plist
          properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
    """

  /// Where a project says for which systems it is.
  @Test(arguments: [
    (
      "project.yml",
      "name: A\ntargets:\n  Tides:\n    type: app-extension\n    sources: Sources/Tides\n"
        + "    deploymentTarget: \"17.0\"\n\(information)"
    ),
    (
      "project.yml",
      "name: A\noptions: {deploymentTarget: {iOS: 17.0}}\ntargets:\n  Tides:\n"
        + "    type: app-extension\n    sources: Sources/Tides\n\(information)"
    ),
    (
      "Package.swift",
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"A\", "
        + "platforms: [.macOS(.v14), .iOS(.v17)], targets: [.target(name: \"Tides\")])"
    ),
  ]) func checkNamesWhatXcodeRefuses(_ file: String, _ text: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: file)
    try folder.write(
      """
      import SwiftUI
      func later() -> some View {
        Text("a").glassEffect().backport()
      }
      extension View { func backport() -> some View { searchToolbarBehavior() } }
      @available(iOS 18, *) struct Badge: View { var body: some View { Text("b") } }
      func badge() -> some View { Badge() }
      @main struct Tides: Widget {}
      """, to: "Sources/Tides/Rows.swift")
    try folder.write(
      "extension View { func searchToolbarBehavior() -> some View { self } }",
      to: "Sources/Tides/Backports.swift")
    let all = try WidgetExtension.all(at: folder.url, ReadingOptions())
    let input = try BuildInput(try #require(all?.first), .init())
    let notices = input.programNotices().map {
      $0.replacing(/\S*\//, with: "")
    }
    #expect(
      notices == [
        "Rows.swift:3: glassEffect, from iOS 26.0; Rows.swift:7: Badge, from iOS 18.0: the target is for iOS 17.0 and later, so Xcode "
          + "does not compile it. Put it into if #available(iOS 26.0, *), or raise "
          + "IPHONEOS_DEPLOYMENT_TARGET"
      ])
  }
}
