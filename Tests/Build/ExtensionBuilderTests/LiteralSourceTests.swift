import LiteralTable
import SourceScanner
import Testing

@testable import ExtensionBuilder

/// Which changes of a source are only changes of its literals.
@Suite struct LiteralSourceTests {
  private static func form(_ kind: SourceLiteral.Kind) -> LiteralForm? {
    let node =
      switch kind {
      case .string: ("string_literal_expr", "$sSSD")
      case .integer: ("integer_literal_expr", "$sSiD")
      case .float: ("float_literal_expr", "$sSdD")
      case .bool: ("boolean_literal_expr", "$sSbD")
      }
    return LiteralForm.all.first { $0.node == node.0 && $0.type == node.1 }
  }

  /// A source of which all literals except `fixed` can be changed.
  private static func source(_ text: String, fixed: String? = nil) -> LiteralSource {
    let bytes = Array(text.utf8)
    var found: [Int: LiteralFinder.Found] = [:]
    for literal in SourceLiteral.all(in: bytes) where literal.text != fixed {
      guard let form = form(literal.kind) else { continue }
      let start = literal.range.lowerBound
      let isNegative = start > 0 && bytes[start - 1] == UInt8(ascii: "-")
      found[isNegative ? start - 1 : start] = .init(form: form, isNegative: isNegative)
    }
    return LiteralSource(bytes, found, firstIndex: 0)
  }

  @Test(
    arguments: [
      (#"f("ab")"#, #"f("cd")"#, [.string("cd")]),
      (#"f("ab")"#, #"f("")"#, [.string("")]),
      (#"f("ab")"#, ##"f(#"a"\n"#)"##, [.string(#"a"\n"#)]),
      (#"f("ab")"#, #"f("a\n\u{1F30A}b\"")"#, [.string("a\n🌊b\"")]),
      (#"f("ab")"#, #"f("日本語")"#, [.string("日本語")]),
      ("f(\"\"\"\n  a\n  b\n  \"\"\")", "f(\"\"\"\n  x\n   y\n  \"\"\")", [.string("x\n y")]),
      ("f(1, -2, true)", "f(0x10, -1_000, false)", [.bits(16), .bits(.max - 999), .bits(0)]),
      ("f(0.5)", "f(1e3)", [.bits(1000.0.bitPattern)]),
      ("f(-0.5)", "f(-0x1p-2)", [.bits((-0.25).bitPattern)]),
      ("f(1, x) // 1", "f(2, x) // 1", [.bits(2)]),
    ] as [(String, String, [LiteralTable.Value])])
  func changesOfLiteralsHaveValues(
    before: String, after: String, values: [LiteralTable.Value]
  ) {
    let source = Self.source(before)
    #expect(source.values(in: Array(after.utf8)) == values)
    #expect(source.values(in: source.text)?.count == values.count)
  }

  @Test(arguments: [
    // Other code
    (#"f("ab")"#, #"g("ab")"#), (#"f("ab")"#, #"f( "ab")"#), ("f(1) // a", "f(1) // b"),
    ("f(1)", "f(1, 2)"), ("f(1)", "f(1)\n"), ("f(1)", ""), ("f(1)\ng(2)", "f(1) g(2)"),
    // Literals that could have another type
    ("f(1)", "f(1.0)"), ("f(1)", "f(\"ab\")"), ("f(1)", "f(true)"), ("f(1)", "f(-1)"),
    ("f(-1)", "f(1)"), (#"f("ab")"#, #"f("a")"#), (#"f("ab")"#, #"f("👩‍👩‍👧")"#),
    (#"f("a")"#, #"f("b")"#), (#"f("ab")"#, #"f(nil)"#),
    // Interpolations
    (#"f("ab")"#, #"f("ab\(x)")"#), (#"f("ab\(x)")"#, #"f("ac\(x)")"#),
    // Other lines
    ("f(\"\"\"\n  ab\n  \"\"\")", "f(\"\"\"\n  ab\n  c\n  \"\"\")"),
    // Errors
    (#"f("ab")"#, #"f("ab\q")"#), (#"f("ab")"#, #"f("ab)"#), ("f(1)", "f(0x)"), ("f(1)", "f(1a)"),
    ("f(\"\"\"\n  ab\n  \"\"\")", "f(\"\"\"\n ab\n  \"\"\")"), ("f(1)", "f(99999999999999999999)"),
    ("f(0.5)", "f(1e999)"), (#"f("ab")"#, "f(\"ab\u{7}\")"), (#"f("ab")"#, "f(\"ab\r\")"),
    (#"f("ab")"#, #"f("ab\u{D800}")"#),
  ])
  func otherChangesAreLeftToTheCompiler(before: String, after: String) {
    #expect(Self.source(before).values(in: Array(after.utf8)) == nil)
  }

  @Test func aLiteralThatMustNotChangeIsLeftToTheCompiler() {
    let source = Self.source(#"f("ab", 1)"#, fixed: "1")
    #expect(source.values(in: Array(#"f("cd", 1)"#.utf8)) == [.string("cd")])
    #expect(source.values(in: Array(#"f("cd", 2)"#.utf8)) == nil)
  }

  @Test func callsKeepTheNumbersOfLines() {
    let source = Self.source("f(\"\"\"\n  a\n  \"\"\", -1)\nlet b = 2 /* 3 */")
    #expect(
      String(decoding: source.replaced(in: source.text), as: UTF8.self)
        == "f(_vitrineString(0\n\n), _vitrineInt(1))\nlet b = _vitrineInt(2) /* 3 */")
  }
}
