import Foundation
import ProjectReader
import SourceScanner
import Testing

@testable import ExtensionBuilder

@Suite struct PlatformConditionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    /// nil if nothing is rewritten.
    var expected: String?

    var testDescription: String { source }
  }

  @Test(arguments: [
    Case(source: "#if os(iOS)\n", expected: "#if true   \n"),
    Case(source: "#if !os(iOS) || DEBUG", expected: "#if !true    || DEBUG"),
    Case(source: "#if X && os(iOS)", expected: "#if X && true   "),
    Case(source: "#if X || os(iOS)\nlet a = 1", expected: "#if X || true   \nlet a = 1"),
    Case(source: "  #elseif os( iOS )", expected: "  #elseif true     "),
    Case(source: "#if os(Linux)", expected: "#if false    "),
    Case(
      source: "#if os(iOS) && !targetEnvironment(macCatalyst)",
      expected: "#if true    && !targetEnvironment(macCatalyst)"),
    Case(
      source: "#if targetEnvironment(simulator)", expected: "#if true                        "),
    Case(source: "#if os(iOS) // os(iOS)", expected: "#if true    // os(iOS)"),
    Case(source: "#if os(macOS) || os(watchOS)"),
    Case(source: "#if canImport(UIKit)"), Case(source: "#if canImport(Unknown)"),
    Case(source: "#if canImport(AppKit)", expected: "#if false            "),
    Case(source: "#if canImport(ObjectiveC)", expected: "#if true                 "),
    Case(source: "#if myos(iOS)"),
    Case(source: "#if os(iOSApplication)"),
    Case(source: "// #if os(iOS)"),
    Case(source: "/* /* */ #if os(iOS) */"),
    Case(source: "let text = \"#if os(iOS)\""),
    Case(source: "let text = \"\"\"\n#if os(iOS)\n\"\"\""),
    Case(source: "let text = #\"\"#if os(iOS)\"#"),
    Case(source: "let text = \"\\(f(\"#if os(iOS)\"))\""),
    Case(source: "#iffy os(iOS)"),
    Case(
      source: "let a = \"\\(b)\" /* x */\n#if os(iOS)\n",
      expected: "let a = \"\\(b)\" /* x */\n#if true   \n"),
    Case(source: "#if os /* a */ (iOS)", expected: "#if true            "),
    Case(source: "#if os(iOS)/* */||os(Linux)", expected: "#if true   /* */||false    "),
    Case(source: "#if DEBUG // a\nlet a = os(iOS)\n#endif"),
    Case(source: "#if DEBUG /* a\n*/ os(iOS)\n#endif"),
    Case(source: "#if os\n(iOS)\n#endif"), Case(source: "#if DEBUG\r\nos(iOS)"),
    Case(source: "#else os(iOS)"), Case(source: "#if os(iOS, Linux)"),
    Case(source: "#if os(\"iOS\")"),
    Case(
      source: "#if (os(iOS) ||\n  os(Linux))\nos(iOS)",
      expected: "#if (true    ||\n  false    )\nos(iOS)"),
    Case(
      source: "a\n  #if os(iOS)\n  .b()\n  #elseif os(Linux)\n  .c()\n  #endif",
      expected: "a\n  #if true   \n  .b()\n  #elseif false    \n  .c()\n  #endif"),
    Case(
      source: "let a = \"\"\"\n\\(b {\n#if os(iOS)\n#endif\n}) #if os(iOS)\n\"\"\"",
      expected: "let a = \"\"\"\n\\(b {\n#if true   \n#endif\n}) #if os(iOS)\n\"\"\""),
  ])
  func rewritesConditionsInPlace(_ sample: Case) {
    let source = Array(sample.source.utf8)
    let findings = SwiftScanner.scan(source)
    let result = SourceRewrite.rewritten(source, findings)
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == sample.expected)
  }

  /// The values of conditions on iOS, watchOS, macOS and visionOS; nil leaves them to the compiler.
  @Test(arguments: [
    ("os(iOS)", ["true", nil, nil, nil]), ("os(watchOS)", [nil, "true", nil, nil]),
    ("os(macOS)", [nil, nil, "true", nil]), ("os(OSX)", [nil, nil, "true", nil]),
    ("os(visionOS)", [nil, nil, nil, "true"]), ("os(xrOS)", [nil, nil, nil, "true"]),
    ("os(tvOS)", [nil, nil, nil, nil]), ("os(Linux)", ["false", "false", "false", "false"]),
    ("canImport(UIKit)", [nil, nil, "false", nil]),
    ("canImport(AppKit)", ["false", "false", nil, "false"]),
    ("canImport(WatchKit)", ["false", nil, "false", "false"]),
    ("canImport(ActivityKit)", [nil, "false", "false", "false"]),
    ("canImport(WidgetKit)", [nil, nil, nil, nil]),
    ("targetEnvironment(simulator)", ["true", "true", nil, "true"]),
    ("targetEnvironment(macCatalyst)", [nil, nil, nil, nil]),
  ])
  func platformDecidesConditions(_ condition: String, _ values: [String?]) {
    let source = Array("#if \(condition) && A".utf8)
    let findings = SwiftScanner.scan(source)
    for (platform, value) in zip(Platform.buildable, values) {
      let result = SourceRewrite.rewritten(
        source, findings, for: LanguageOptions(platform: platform))
      let expected = value.map {
        "#if " + $0.padding(toLength: condition.count, withPad: " ", startingAt: 0) + " && A"
      }
      #expect(result.map { String(decoding: $0, as: UTF8.self) } == expected, "\(platform)")
    }
  }

  @Test(arguments: [
    Case(source: "import os.log\n", expected: "import os    \n"),
    Case(source: "@testable import A.B.C // c", expected: "@testable import A     // c"),
    Case(source: "import class UIKit.UIColor"),
    Case(source: "@objc class A {}", expected: "      class A {}"),
    Case(source: "@objc(A)\nclass A {}", expected: "        \nclass A {}"),
    Case(source: "@objc (a, b)", expected: "      (a, b)"),
    Case(
      source: "@objcMembers class A { @nonobjc @objc(add:\n to:) func a() {} }",
      expected: "             class A {                    \n      func a() {} }"),
    Case(source: "@objc(", expected: "     ("), Case(source: "\"@objc\" // @objc"),
    Case(source: "let objc = 1; @objcOther func a() {}"),
  ])
  func removesAttributesAndSubmodulesInPlace(_ sample: Case) {
    let source = Array(sample.source.utf8)
    let result = SourceRewrite.rewritten(source, SwiftScanner.scan(source))
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == sample.expected)
  }

  @Test(arguments: [
    ("import A", "import A"), ("@_exported import A; let a = 1", "@_exported import A"),
    ("let b = 1\npublic import class A.B // c", "public import class A.B"),
    ("@testable @preconcurrency import A.B", "@testable @preconcurrency import A.B"),
    ("var x: Int\nimport A", "import A"),
  ])
  func importsIncludeAttributes(_ source: String, _ statement: String) throws {
    let found = try #require(SwiftScanner.scan(Array(source.utf8)).importStatements.first)
    #expect(found.module == "A")
    #expect(String(decoding: Array(source.utf8)[found.range], as: UTF8.self) == statement)
  }

  @Test(arguments: [
    ("@main struct A {}", 1), ("@main\nstruct A {}", 1), ("// @main", 0), ("\"@main\"", 0),
    ("@mainActor struct A {}", 0), ("@MainActor struct A {}", 0), ("@main struct A {}\n@main", 2),
  ])
  func findsEntryPoints(_ source: String, _ count: Int) {
    #expect(SwiftScanner.scan(Array(source.utf8)).mainAttributes.count == count)
  }

  @Test(
    arguments: [
      ("import SwiftUI\nimport AVFoundation // sound", ["AVFoundation", "SwiftUI"]),
      ("@preconcurrency import AVFoundation", ["AVFoundation"]),
      ("import class AVFAudio.AVAudioPlayer", ["AVFAudio"]), ("import  class", ["class"]),
      ("// import AVFoundation", []), ("\"import AVFoundation\"", []),
      ("let reimport = 1; reimport AVFoundation", []), ("import `A`", ["A"]),
      ("@testable import A; public import B.C", ["A", "B"]), ("import\tA", ["A"]),
      ("import /* a */ A", ["A"]), ("import func A.b", ["A"]), ("a.import\nb()", []),
      ("import", []), ("import\n@main struct A {}", []),
    ] as [(String, Set<String>)])
  func findsImports(_ source: String, _ modules: Set<String>) {
    #expect(SwiftScanner.scan(Array(source.utf8)).imports == modules)
  }

  @Test(arguments: [
    ("class IntentHandler: INExtension {", ["IntentHandler"]),
    ("final class A : INExtension, AHandling {", ["A"]), ("class  B:\n  INExtension\n{", ["B"]),
    ("// class C: INExtension {", []), ("/* class C: INExtension { */", []),
    ("let s = \"class C: INExtension {\"", []), ("class C: INExtensions {", []),
    ("subclass C: INExtension {", []), ("class C: NSObject {} ; let d: INExtension", []),
    ("class ", []), ("class", []), ("class A: Intents.INExtension {", ["A"]),
    ("@objc(B) public class /* b */ B\n  : INExtension {", ["B"]), ("class\tC: INExtension", ["C"]),
    ("class C: NSObject, INExtension {", []),
    ("class C: INExtension.Nested {", []), ("class C:", []), ("f(class c: INExtension)", []),
  ])
  func findsIntentsExtensions(source: String, names: [String]) {
    #expect(SwiftScanner.scan(Array(source.utf8)).intentsExtensions == names)
  }

  @Test(arguments: ["\"", "\"\"\"", "/*", "#\"", "\"\\(", "\"\\(\"", "#if", "@main", "#", "\"\\"])
  func acceptsTruncatedSource(_ source: String) {
    let findings = SwiftScanner.scan(Array(source.utf8))
    #expect(findings.conditions.count + findings.mainAttributes.count <= 1)
  }
}

@Suite struct AvailabilityConditionTests {
  @Test(arguments: [
    ("if #available(iOS 17, *) {}", "if #available(*),_OS(17) {}"),
    ("if #available(iOS 17.4, *) {}", "if #available(*),_OS(17,4) {}"),
    ("if #available(iOS 17,*) {}", "if #available(*),_O(17) {}"),
    ("guard #available(iOS 16.1.2, *), x else {}", "guard #available(*),_OS(16,1,2), x else {}"),
    ("if #unavailable(iOS 18) {}", "if !_OS(18) {}"),
    ("if #available(macOS 14, iOS 17, *) {}", "if #available(*),_OS(17) {}"),
    (
      "if #available(iOS 16, iOSApplicationExtension 17.2, *) {}",
      "if #available(*),_OS(17,2) {}"
    ),
    (
      "func f() -> Int { if #available(iOS 17, *) { return 1 }; return 2 }",
      "func f() -> Int { if #available(*),_OS(17) { return 1 }; return 2 }"
    ),
    (
      "var a: some View { if #available(iOS 17, *) { A() } }",
      "var a: some View { if #available(*),_OS(17) { A() } }"
    ),
    // The branches can return different types (SE-0360).
    (
      "var a: some View { if #available(iOS 17, *) { return A() } else { return B() } }",
      "var a: some View { if #available(iOS 17, *) { return A() } else { return B() } }"
    ),
    ("if #available(watchOS 10, *) {}", "if #available(watchOS 10, *) {}"),
    ("// #available(iOS 17, *)", "// #available(iOS 17, *)"),
    ("let text = \"#available(iOS 17, *)\"", "let text = \"#available(iOS 17, *)\""),
    ("if #available(iOS", "if #available(iOS"),
    ("if #available(iOS x, *) {}", "if #available(iOS x, *) {}"),
  ])
  func versionOfIOSIsCheckedAtRunTime(source: String, expected: String) {
    let text = Array(source.utf8)
    let result = SourceRewrite.rewritten(text, SwiftScanner.scan(text)) ?? text
    // The padding keeps the places of what follows.
    #expect(result.count == text.count)
    let squeezed = String(decoding: result, as: UTF8.self).replacing(#/ +/#, with: " ")
    #expect(squeezed.replacing(" ,", with: ",") == expected)
  }

  /// The versions that are checked on iOS, watchOS, macOS and visionOS; nil if none is.
  @Test(arguments: [
    ("iOS 17, watchOS 10.2, *", ["17", "10,2", nil, nil]),
    ("macOS 14, *", [nil, nil, "14", nil]), ("OSX 10.15, *", [nil, nil, "10,15", nil]),
    ("macOSApplicationExtension 15, macOS 14, *", [nil, nil, "15", nil]),
    ("watchOS 26, *", [nil, "26", nil, nil]), ("visionOS 2, iOS 26, *", ["26", nil, nil, "2"]),
    // visionOS has the versions of iOS that correspond to its own.
    ("iOS 18.4, *", ["18,4", nil, nil, "2,4"]), ("iOS 26, *", ["26", nil, nil, "26"]),
    ("iOS x, watchOS 9, *", [nil, "9", nil, nil]), ("*", [nil, nil, nil, nil]),
  ])
  func versionOfPlatformIsChecked(_ condition: String, _ versions: [String?]) {
    let source = "if #available(\(condition)) {}"
    let text = Array(source.utf8)
    let findings = SwiftScanner.scan(text)
    for (platform, version) in zip(Platform.buildable, versions) {
      let result =
        SourceRewrite.rewritten(
          text, findings, for: LanguageOptions(platform: platform)) ?? text
      let squeezed = String(decoding: result, as: UTF8.self).replacing(#/ +/#, with: " ")
      #expect(
        squeezed == (version.map { "if #available(*),_OS(\($0)) {}" } ?? source), "\(platform)")
    }
  }

  /// The values with Xcode 26 in mode 6, with Xcode 27 in mode 5, and with Xcode 27 in mode 6; nil
  /// if the compiler answers.
  @Test(arguments: [
    ("compiler(>=6.4)", [nil, "true", "true"]), ("swift(>=6.4)", [nil, nil, "true"]),
    ("compiler(<6.4)", [nil, "false", "false"]), ("swift(<6.4)", [nil, nil, "false"]),
    ("compiler(>=6.4.1)", [nil, nil, nil]),
    ("compiler(>=7)", [nil, nil, nil]),
    ("compiler( >= 6.4 )", [nil, "true", "true"]),
    ("compiler(>=6.3)", [nil, nil, nil]), ("swift(>=5.9)", [nil, nil, nil]),
    ("compiler(>=six)", [nil, nil, nil]), ("compiler(6.4)", [nil, nil, nil]),
    ("hasFeature(Embedded)", [nil, nil, nil]),
  ])
  func xcodeAnswersLaterVersions(_ condition: String, _ values: [String?]) {
    let source = Array("#if \(condition) && A".utf8)
    let findings = SwiftScanner.scan(source)
    for ((major, mode), value) in zip([(26, LanguageMode.v6), (27, .v5), (27, .v6)], values) {
      let language = LanguageOptions(version: mode, xcode: XcodeRelease(major: major))
      let result = SourceRewrite.rewritten(source, findings, for: language)
      let expected = value.map {
        "#if " + $0.padding(toLength: condition.count, withPad: " ", startingAt: 0) + " && A"
      }
      #expect(result.map { String(decoding: $0, as: UTF8.self) } == expected, "\(major) \(mode)")
    }
  }
}
