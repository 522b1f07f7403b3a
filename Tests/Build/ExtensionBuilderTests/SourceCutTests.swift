import Foundation
import SourceScanner
import Testing

/// The rules of cutting, without a compiler: a table of sources, in which `«` is the place of an
/// error.
@Suite struct SourceCutTests {
  struct Rule: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var message = "cannot find 'X' in scope"
    /// The source afterwards; a trap is `TRAP`.
    var result: String
    var kind: SourceCut.Kind
    var subject: String

    var testDescription: String { name }
  }

  private static let bodies = [
    Rule(
      name: "function", source: "struct A {\n  func f() -> Int {\n    «X.y\n  }\n}",
      result: "struct A {\n  func f() -> Int { TRAP \n\n}\n}", kind: .body, subject: "A.f"),
    Rule(
      name: "initializer", source: "class A { init(a: Int) { «X() } }",
      result: "class A { init(a: Int) { TRAP } }", kind: .body, subject: "A.init"),
    Rule(
      name: "deinitializer", source: "class A { deinit { «X() } }",
      result: "class A { deinit { TRAP } }", kind: .body, subject: "A.deinit"),
    Rule(
      name: "getter", source: "extension B.A { var a: Int { «X() } }",
      result: "extension B.A { var a: Int { TRAP } }", kind: .body, subject: "B.A.a"),
    Rule(
      name: "setter", source: "struct A { var a: Int { get { 1 } set { «X() } } }",
      result: "struct A { var a: Int { get { 1 } set { TRAP } } }", kind: .body, subject: "A.a"),
    Rule(
      name: "observer", source: "struct A { var a = 1 { didSet { «X() } } }",
      result: "struct A { var a = 1 { didSet { TRAP } } }", kind: .body, subject: "A.a"),
    Rule(
      name: "subscript", source: "struct A { subscript(i: Int) -> Int { «X() } }",
      result: "struct A { subscript(i: Int) -> Int { TRAP } }", kind: .body,
      subject: "A.subscript"),
    Rule(
      name: "missing return, at the end of a body", source: "func f() -> Int { «}",
      result: "func f() -> Int { TRAP }", kind: .body, subject: "f"),
    Rule(
      name: "local variable", source: "func f() { let a: «X? = nil }",
      result: "func f() { TRAP }", kind: .body, subject: "f"),
    Rule(
      name: "local function", source: "func f() { func g() { «X() }; g() }",
      result: "func f() { func g() { TRAP }; g() }", kind: .body, subject: "f.g"),
    Rule(
      name: "signature of a local function", source: "func f() { func g(a: «X) {} }",
      result: "func f() { TRAP }", kind: .body, subject: "f"),
    // `Never` would make it a view that SwiftUI draws itself.
    Rule(
      name: "body of a view", source: "struct A: View { var body: some View { «X() } }",
      result: "struct A: View { var body: some View { TRAP as SwiftUI.EmptyView } }", kind: .body,
      subject: "A.body"),
    Rule(
      name: "closure", source: "func f() { g { a in «X() } }",
      result: "func f() { g { a in TRAP } }", kind: .closure, subject: "closure in f"),
    Rule(
      name: "closure with anonymous parameters", source: "func f() { g { «X($0, $1) } }",
      result: "func f() { g { let _ = $0; let _ = $1; TRAP } }", kind: .closure,
      subject: "closure in f"),
    Rule(
      name: "closure as a whole", source: "func f() { g «{ 1 } }", result: "func f() { TRAP }",
      kind: .body, subject: "f"),
    Rule(
      name: "signature of a closure", source: "func f() { g { (a: «X) in 1 } }",
      result: "func f() { TRAP }", kind: .body, subject: "f"),
  ]

  private static let values = [
    Rule(
      name: "constant", source: "struct A { let a: Int = «X.y }",
      result: "struct A { var a: Int { get { TRAP } } }", kind: .value, subject: "A.a"),
    Rule(
      name: "variable", source: "struct A { var a: Int = «X.y }",
      result: "struct A { var a: Int { get { TRAP } set { TRAP } } }", kind: .value,
      subject: "A.a"),
    Rule(
      name: "static property", source: "struct A { static let a: Int = «X.y }",
      result: "struct A { static let a: Int = { TRAP }() }", kind: .value, subject: "A.a"),
    Rule(
      name: "lazy property", source: "class A { lazy var a: Int = «X.y }",
      result: "class A { lazy var a: Int = { TRAP }() }", kind: .value, subject: "A.a"),
    // As a computed property it would be no part of the key.
    Rule(
      name: "property of a key", source: "struct A: Hashable { var a: Int = «X.y }",
      result: "struct A: Hashable { var a: Int = { TRAP }() }", kind: .value, subject: "A.a"),
    Rule(
      name: "singleton without a type", source: "class A { static let a = A(x: «X.y) }",
      result: "class A { static let a : A = { TRAP }() }", kind: .value, subject: "A.a"),
    Rule(
      name: "default value", source: "func f(a: Int = «X.y, b: Int) {}",
      result: "func f(a: Int = { TRAP }(), b: Int) {}", kind: .value, subject: "f"),
  ]

  private static let declarations = [
    Rule(
      name: "function", source: "struct A {\n  func f(\n    a: «X\n  ) {}\n  var b = 1\n}",
      result: "struct A {\n  \n\n\n  var b = 1\n}", kind: .declaration, subject: "A.f"),
    Rule(
      name: "property without a known type", source: "class A { let a = «X.y; let b = 1 }",
      result: "class A {  let b = 1 }", kind: .declaration, subject: "A.a"),
    Rule(
      name: "property", source: "struct A { let a: «X? }", result: "struct A {  }",
      kind: .declaration, subject: "A.a"),
    // Without the property, unequal keys would be equal.
    Rule(
      name: "property of a key", source: "struct A: Hashable { let a: «X }\nlet b = 1",
      result: "\nlet b = 1", kind: .declaration, subject: "A"),
    Rule(
      name: "property of a key that an extension makes one",
      source: "struct A { let a: «X }\nextension A: Codable {}",
      result: "\nextension A: Codable {}", kind: .declaration, subject: "A"),
    // A default implementation would take its place.
    Rule(
      name: "member with a default", source: "class A: P { var id = «X.y }\nlet b = 1",
      result: "\nlet b = 1", kind: .declaration, subject: "A"),
    Rule(
      name: "override", source: "class A: B { override func f(a: «X) {} }\nlet b = 1",
      result: "\nlet b = 1", kind: .declaration, subject: "A"),
    // The superclass cannot have the member: it would name the type as well.
    Rule(
      name: "override with a missing type", source: "class A: B { override func f(a: «X) {} }",
      message: "cannot find type 'X' in scope", result: "class A: B {  }", kind: .declaration,
      subject: "A.f"),
    Rule(
      name: "override of a member of an extension",
      source: "class A: B { override func «f() {} }",
      message: "instance method 'f' is declared in extension of 'B' and cannot be overridden",
      result: "class A: B {  }", kind: .declaration, subject: "A.f"),
    Rule(
      name: "override of nothing", source: "class A: B { override func «f() {} }",
      message: "method does not override any method from its superclass",
      result: "class A: B {  func f() {} }", kind: .override, subject: "A.f"),
    Rule(
      name: "superclass", source: "class A: «X, P {}\nlet b = 1", result: "\nlet b = 1",
      kind: .declaration, subject: "A"),
    Rule(
      name: "delegate", source: "class A: «XDelegate, P {}", result: "class A: Any, P {}",
      kind: .conformance, subject: "A: XDelegate"),
    Rule(
      name: "protocol of a structure", source: "struct A: P, «X {}", result: "struct A: P, Any {}",
      kind: .conformance, subject: "A: X"),
    Rule(
      name: "requirement that is not met", source: "struct «A: P, Hashable {}",
      message: "type 'A' does not conform to protocol 'Hashable'",
      result: "struct A: P, Any {}", kind: .conformance, subject: "A: Hashable"),
    Rule(
      name: "extension", source: "extension «X: P { func f() {} }", result: "",
      kind: .declaration, subject: "X"),
    Rule(
      name: "case with a value", source: "enum A { case a(«X); case b }",
      result: "enum A {  case b }", kind: .declaration, subject: "A.a"),
    // Without the case, the next one would have another value.
    Rule(
      name: "case with a raw value", source: "enum A: Int { case a = «X, b }\nlet c = 1",
      result: "\nlet c = 1", kind: .declaration, subject: "A"),
    Rule(
      name: "attribute", source: "@«X struct A {}\nlet b = 1", message: "unknown attribute 'X'",
      result: "\nlet b = 1", kind: .declaration, subject: "A"),
    Rule(
      name: "import", source: "import «X\nlet b = 1", message: "no such module 'X'",
      result: "\nlet b = 1", kind: .import, subject: "import X"),
  ]

  @Test(arguments: bodies + values + declarations) func cuts(_ rule: Rule) throws {
    var source = Source(rule.source, message: rule.message)
    source.cut()
    #expect(source.text == rule.result)
    let cut = try #require(source.cuttable.cuts.first)
    #expect(source.cuttable.cuts.count == 1)
    #expect(cut.kind == rule.kind)
    #expect(cut.subject == rule.subject)
  }

  @Test func trapSaysWhatWasCutAndWhy() {
    var source = Source(
      "\nstruct Cache { func load() { «Missing() } }",
      message: "cannot find \"CMSampleBuffer\" in\nscope")
    source.cut()
    let sentence =
      #"Cache.load was cut: cannot find \"CMSampleBuffer\" in scope; Cache.swift:2"#
    let text = String(decoding: source.cuttable.text, as: UTF8.self)
    #expect(text == "\nstruct Cache { func load() { _vitrineCut(\"\(sentence)\") } }")
  }

  /// Each further error in the same place cuts the next larger part.
  @Test func repeatedErrorsCutMore() {
    var source = Source("struct A { func f() { g { «X() } } }\nlet b = 1")
    var results: [String] = []
    while source.cut() { results.append(source.text) }
    #expect(
      results == [
        "struct A { func f() { g { TRAP } } }\nlet b = 1",
        "struct A { func f() { TRAP } }\nlet b = 1", "struct A {  }\nlet b = 1", "\nlet b = 1",
        "\n", "\n",
      ])
  }

  /// The errors of one compilation that are in the same part have one cause.
  @Test func errorsOfOneRoundCutOnce() {
    let text = "struct A { func f() { g { X(Y.z, Z()) } } }"
    var source = CuttableSource(Array(text.utf8), name: "A.swift")
    source.cut(
      [27, 29, 34, 36].map { .init(line: 1, column: $0, message: "cannot find 'X' in scope") })
    #expect(source.cuts.map(\.kind) == [.closure])
  }

  @Test(arguments: [
    (CuttableSource.Extent.declaration, "struct A {  }\nlet b = 1"), (.topLevel, "\nlet b = 1"),
    (.file, "\n"),
  ])
  func extentIsSmallestPart(_ extent: CuttableSource.Extent, _ result: String) {
    var source = Source("struct A { func f() { g { «X() } } }\nlet b = 1")
    source.cut(extent: extent)
    #expect(source.text == result)
  }

  @Test func largerCutReplacesThoseInIt() {
    let text = "struct A { func f(a: X) { X() } }"
    var source = CuttableSource(Array(text.utf8), name: "A.swift")
    source.cut([
      .init(line: 1, column: 27, message: "cannot find 'X' in scope"),
      .init(line: 1, column: 22, message: "cannot find type 'X' in scope"),
    ])
    #expect(source.cuts.map(\.kind) == [.declaration])
    #expect(String(decoding: source.text, as: UTF8.self) == "struct A {  }")
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    var text: String
    var times = 1
    var source: String { String(repeating: text, count: times) }
    var testDescription: String { "\(text) × \(times)" }
  }

  @Test(arguments: [
    Broken(text: "func f() { let a = "), Broken(text: "struct A {{{{"), Broken(text: "}}}}"),
    Broken(text: "func f( {"), Broken(text: "let a = \"\\("), Broken(text: ""),
    Broken(text: "[", times: 100), Broken(text: "{", times: 10_000),
    Broken(text: "{ @a ", times: 3000), Broken(text: "if ", times: 5000),
    Broken(text: "a<", times: 3000), Broken(text: "a\n", times: 100_000),
    Broken(text: "func f() {\r\n  X()\r\n}\r\n"),
  ])
  func endsForCodeThatDoesNotParse(_ broken: Broken) {
    let text = Array(broken.source.utf8)
    var source = CuttableSource(text, name: "A.swift")
    var rounds = 0
    while source.cut([.init(line: 1, column: text.count, message: "expected '}'")]) {
      rounds += 1
    }
    #expect(rounds < 20)
    let lines = { (bytes: [UInt8]) in bytes.count { $0 == UInt8(ascii: "\n") } }
    #expect(lines(source.text) == lines(text))
  }

  @Test func placesOutsideOfTheSourceAreIgnored() {
    var source = CuttableSource(Array("let a = 1\n".utf8), name: "A.swift")
    for (line, column) in [(0, 0), (3, 1), (1, 0), (1, 100), (-1, -1)] {
      let isChanged = source.cut([.init(line: line, column: column, message: "")])
      #expect(!isChanged)
    }
  }

  @Test func thousandsOfErrorsAreCutInOneRound() {
    let functions = (0..<1000).map { "func f\($0)() { X\($0)() }" }
    var source = CuttableSource(Array(functions.joined(separator: "\n").utf8), name: "A.swift")
    source.cut(
      functions.indices.map { index in
        .init(line: index + 1, column: 12 + "\(index)".count, message: "cannot find 'X' in scope")
      })
    #expect(source.cuts.count == 1000)
  }
}

/// A source with a mark at an error.
private struct Source {
  var cuttable: CuttableSource
  let failure: CuttableSource.Failure

  init(_ marked: String, message: String = "cannot find 'X' in scope") {
    let before = marked.prefix { $0 != "«" }
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    failure = .init(
      line: line.count, column: (line.last?.utf8.count ?? 0) + 1, message: message)
    let text = marked.replacingOccurrences(of: "«", with: "")
    cuttable = CuttableSource(Array(text.utf8), name: "Cache.swift")
  }

  /// Repeats the error at the place where the compiler would report it: the cut that has replaced
  /// it, or the beginning of the source.
  @discardableResult
  mutating func cut(extent: CuttableSource.Extent = .body) -> Bool {
    guard let last = cuttable.cuts.first else { return cuttable.cut([failure], extent: extent) }
    var again = failure
    // Everything before the cut is as it was.
    let text = Array(String(decoding: cuttable.text, as: UTF8.self).utf8)
    let start = text[..<min(last.range.lowerBound, text.count)]
    again.line = start.count { $0 == UInt8(ascii: "\n") } + 1
    again.column =
      start.count - (start.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    return cuttable.cut([again], extent: extent)
  }

  /// The text with `TRAP` for each trap, and without spaces beside it.
  var text: String {
    String(decoding: cuttable.text, as: UTF8.self)
      .replacing(/[ ]*_vitrineCutValue\("[^"]*", as: (.*?)\.self\)[ ]*/) { " TRAP as \($0.1) " }
      .replacing(/[ ]*_vitrineCut\("[^"]*"\)[ ]*/) { _ in " TRAP " }
  }
}
