import SourceScanner
import Testing

@testable import ExtensionBuilder

@Suite struct SwiftScannerTests {
  /// Code with one finding of each kind.
  private static let code = """

    @main struct A {}
    import Seen
    #if os(iOS)
    class B: INExtension {}
    #endif

    """

  @Test func findsDeclarationsOfTypes() {
    let text =
      "struct A {}\nfinal class B {}\nenum C { struct A {} }\nlet x = Z.class\n"
    let types = SwiftScanner.scan(Array(text.utf8)).types
    #expect(types == ["A": 0, "B": 18, "C": 29])
  }

  /// Expects the findings of `code`, and no others, in the text followed by `code`.
  private func expectOnlyCode(
    after text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let findings = SwiftScanner.scan(Array((text + Self.code).utf8))
    let start = text.utf8.count
    #expect(findings.mainAttributes == [start + 1], sourceLocation: sourceLocation)
    #expect(findings.imports == ["Seen"], sourceLocation: sourceLocation)
    #expect(findings.conditions.count == 1, sourceLocation: sourceLocation)
    #expect(findings.intentsExtensions == ["B"], sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    // Strings
    #"let a = "@main import X""#, #"let a = "\\" ; let b = "@main \" @main""#,
    ##"let a = #"a " @main import X"#"##, ##"let a = #"\"#; let b = #"@main \" @main"#"##,
    ###"let a = ##"a "# @main import X"##"###,
    // Interpolations
    #"let a = "\(f(")")) @main""#, #"let a = "\(b["@main"]) import X \(c)""#,
    ##"let a = #"\#(f("@main")) " \(@main) import X"#"##, ##"let a = "\(#"" @main "#) @main""##,
    #"let a = "\(1 /* ) " @main */) @main""#, ##"let a = #"\#(#"\#("@main")"#) " @main"#"##,
    #"let a = "\(f { "\("}")" }) @main""#,
    // Strings of several lines
    "let a = \"\"\"\n @main \" \"\" import X\n#if os(iOS)\n\"\"\"",
    "let a = \"\"\"\n \\\"\"\" @main\n#if os(iOS)\n\"\"\"",
    "let a = #\"\"\"\n\"\"\"\n@main \\(\"\"\"\nimport X\n#if os(iOS)\n\"\"\"#",
    "let a = \"\"\"\n\\(f(\"\"\"\n@main\n\"\"\"))\n#if os(iOS)\n@main\n\"\"\"",
    // Comments
    "/* /* */ @main import X \" */", "/* \" */ // \"", "// /* \"\"\"\n/// @main\n/** import X */",
    "/* // */", "/*\n#if os(iOS)\n*/", "/**/ let a = b */ c",
    // Regular expressions
    #"let a = /"/"#, #"let a = /@main"\//"#, ##"let a = #/ " / @main /#"##, #"f(/"/, b)"#,
    "let a = #/\n  \" @main # import X\n/#", #"return /"/"#, #"let a = [/"/: /"/]"#,
    #"let a = b / c / "@main".count"#, #"let a = try? /"/.firstMatch(in: b)"#,
    // Other tokens
    "let a = b.import.class", "let a = `import`; let b = `class`", "f(import: X, class: B)",
    "func f(import x: Int, class y: Int) {}", "let a = \\B.class; enum C { case `import` }",
    "@mainActor struct C {}", "let main = 1; f(main, @escaping { main })", "#iffy os(iOS)",
    "protocol C: AnyObject { class var d: INExtension { get } }",
    "#!/usr/bin/env swift \" @main",
  ])
  func ignoresLiteralsAndComments(_ text: String) {
    expectOnlyCode(after: text)
  }

  @Test(arguments: [
    "func f( {", "let a = [1, 2", "}}} ) ]", "let a = \"not terminated", "switch a { case .b: ",
    "let a = \"\\(b", "let a = #\"not terminated", "let a = /not \" terminated", "let a = )",
    "#if", "#elseif\n#else\n#endif", "class", "class :", "@", "@(", "import", "struct { var",
    "#if os(", "#if os(iOS", "<<<<<<< HEAD", "let a = 'b\"'", "let a = \u{201C}b\"\u{201D}",
    "let a = 0xZ; let b = 1__e", "\u{7F}\u{0}\u{1B}",
  ])
  func continuesAfterSyntaxErrors(_ text: String) {
    let findings = SwiftScanner.scan(Array((text + Self.code).utf8))
    #expect(findings.mainAttributes.last == text.utf8.count + 1)
    #expect(findings.imports.contains("Seen"))
    #expect(findings.conditions.count == 1)
    #expect(findings.intentsExtensions == ["B"])
  }

  @Test(
    arguments: [
      ("#Preview(\"A\") { A() }", ["Preview"]), ("@Entry var a = 1", ["Entry"]),
      ("#Preview {\n  @Previewable @State var a = 1\n}", ["Preview", "Previewable", "State"]),
      ("// #Preview {}", []), ("let a = \"@Entry\"", []), ("@EntryPoint var a = 1", ["EntryPoint"]),
      ("let a = Preview.Entry", []), ("@main struct A {}", []), ("@", []), ("#", []),
    ] as [(String, Set<String>)])
  func findsMacros(_ source: String, _ names: Set<String>) {
    #expect(SwiftScanner.scan(Array(source.utf8)).macros == names)
  }

  @Test(
    arguments: [
      ("class A: UIResponder, UIApplicationDelegate {}", ["A"]),
      ("@MainActor final class A: NSObject, UIApplicationDelegate, B {\n}", ["A"]),
      ("func f() {}\nextension A: UIApplicationDelegate {}", ["A"]),
      ("struct S { class A: NSObject, UIApplicationDelegate {} }", []),
      ("private final class A: NSObject, UIApplicationDelegate {}", []),
      ("class A: NSObject { let a: UIApplicationDelegate }", []), ("class A: ", []),
      ("// class A: UIApplicationDelegate {}", []),
    ] as [(String, [String])])
  func findsAppDelegates(_ source: String, _ names: [String]) {
    #expect(SwiftScanner.scan(Array(source.utf8)).appDelegates == names)
    let mac = source.replacing("UIApplicationDelegate", with: "NSApplicationDelegate")
    #expect(SwiftScanner.scan(Array(mac.utf8)).macAppDelegates == names)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "(", "[", "{", "[[", "f(", "a<", "a.b(", "if a {} else ", "try ", "- ", "#if b\n",
      "struct S {", "@a(", "#available(", "() -> ", "case let ", "/*", "/* */", "]", "`",
      "a ? b : ",
      "x: [",
    ])
  func acceptsDeepNesting(_ opening: String) {
    let text = String(repeating: opening, count: 20_000)
    let findings = SwiftScanner.scan(Array((text + Self.code).utf8))
    // A comment that is not terminated extends to the end of the file.
    #expect(findings.mainAttributes == (opening == "/*" ? [] : [text.utf8.count + 1]))
  }

  @Test(.timeLimit(.minutes(1)), arguments: [#""\("#, "\"\"\"\n\\(", ##"#"\#("##])
  func acceptsDeepInterpolations(_ opening: String) {
    let text = String(repeating: opening, count: 1_000)
    let findings = SwiftScanner.scan(Array((text + Self.code).utf8))
    #expect(findings.mainAttributes.count <= 1)
  }

  @Test(
    arguments: [
      [0xEF, 0xBB, 0xBF], Array("// \u{1F469}\u{200D}\u{1F680} e\u{301}\n".utf8),
      Array("\r\n\r\n".utf8), Array("let \u{7A}\u{1F600} = 1\r".utf8),
      Array("\u{2028}\u{A0}\n".utf8),
      [0x22, 0xFF, 0xFE, 0xC0, 0x22, 0x0A], [0x2F, 0x2F, 0x80, 0xED, 0xA0, 0x80, 0x0A],
      [0xFF, 0x0A],
      [0x00, 0x09, 0x0B, 0x0C, 0x20],
    ] as [[UInt8]])
  func countsBytes(_ text: [UInt8]) {
    let code = text + Array("@main struct A {}\n#if os(iOS)\n".utf8)
    let findings = SwiftScanner.scan(code)
    #expect(findings.mainAttributes == [text.count])
    #expect(
      SourceRewrite.rewritten(code, findings)
        == text + Array("@main struct A {}\n#if true   \n".utf8))
  }

  @Test(arguments: [
    ("import ObjectiveC\nlet a = 1", "import Foundation\nlet a = 1"),
    ("@preconcurrency import ObjectiveC.runtime", "import Foundation                        "),
    (
      "#if canImport(ObjectiveC)\nimport ObjectiveC\n#endif",
      "#if true                 \nimport Foundation\n#endif"
    ),
  ])
  func importOfTheRuntimeIsReplaced(source: String, expected: String) {
    let code = Array(source.utf8)
    let result = SourceRewrite.rewritten(code, SwiftScanner.scan(code)) ?? code
    let text = String(decoding: result, as: UTF8.self)
    #expect(text == expected)
  }
}
