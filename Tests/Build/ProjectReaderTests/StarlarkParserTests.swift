import Testing

@testable import ProjectReader

/// The constant part of Starlark.
@Suite struct StarlarkParserTests {
  private func parse(_ text: String) throws -> StarlarkFile {
    try StarlarkParser.parse(Array(text.utf8)) { label, name in
      .function(StarlarkFunction(name: "\(label)/\(name)", isRule: true))
    }
  }

  /// A value as text: what has to be run is in `<…>`.
  private func text(_ value: StarlarkValue) -> String {
    switch value.kind {
    case .string(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .bool(let isTrue): isTrue ? "True" : "False"
    case .none: "None"
    case .list(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "{" + entries.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", ") + "}"
    case .call(let call):
      call.function.name + "("
        + call.arguments.map { ($0.label.map { "\($0) = " } ?? "") + text($0.value) }
        .joined(separator: ", ") + ")"
    case .function(let function): function.name
    case .computed(let what): "<\(what)>"
    }
  }

  @Test(arguments: [
    ("'a'", "\"a\""), ("\"a\" 'b'", "\"ab\""), ("\"\"\"a\n'\"b\"\"\"", "\"a\n'\"b\""),
    ("r'a\\n'", "\"a\\n\""), ("'a\\'b\\d'", "\"a'b\\d\""), ("\"a\" + # why\\\n", "<error>"),
    ("12", "12"), ("[True, False, None,]", "[True, False, None]"), ("()", "[]"),
    ("('a')", "\"a\""), ("('a',)", "[\"a\"]"), ("('a', 'b')", "[\"a\", \"b\"]"),
    ("{'a': ['b'], 'c': 1}", "{\"a\": [\"b\"], \"c\": 1}"),
    ("{'a': 1} | {'b': 2}", "{\"a\": 1, \"b\": 2}"),
    ("['a'] + ['b'] + []", "[\"a\", \"b\"]"), ("'a' + 'b'", "\"ab\""),
    (
      "glob(['*.swift'], exclude = ['B.swift']) + ['c']",
      "[glob([\"*.swift\"], exclude = [\"B.swift\"]), \"c\"]"
    ),
    ("native.glob(['a'])", "glob([\"a\"])"),
    ("'%s.%d%%' % ('a', 2)", "\"a.2%\""), ("'%s' % 'a'", "\"a\""),
    ("'%s' % ('a', 'b')", "<a text with placeholders>"),
    ("'%r' % 'a'", "<a text with placeholders>"),
    ("'{}-{}'.format('a', 1)", "\"a-1\""),
    ("'{1}{0}{n}{{}}'.format('a', 'b', n = 'c')", "\"bac{}\""),
    ("'{}'.format()", "<a text with placeholders>"),
    ("[x for x in y]", "[<a list comprehension>]"), ("a if b else c", "<an expression>"),
    ("not a", "<an expression>"), ("-1", "<an expression>"), ("a[0]", "<an element>"),
    ("a[1:2]", "<an element>"), ("'a'.upper()", "<a call>"), ("1 + 'a'", "<a sum>"),
    ("[a == b, lambda x: x, 1]", "[<an expression>, <an expression>, 1]"),
    ("f(*a, **b)", "f(* = <an argument with *>, * = <an argument with *>)"),
    ("['a'] + select({':b': ['c']})", "<select()>"),
    ("{k: v for k, v in x}", "<error>"),
  ])
  func valueIsRead(source: String, expected: String) throws {
    guard expected != "<error>" else {
      #expect(throws: StarlarkParser.Failure.self) { try parse("V = \(source)\n") }
      return
    }
    let file = try parse("V = \(source)\nW = 1")
    #expect(file.values["V"].map(text) == expected)
    #expect(file.values["W"].map(text) == "1")
  }

  @Test func statementsAreRead() throws {
    let file = try parse(
      """
      \"\"\"A comment.\"\"\"
      load("//:a.bzl", "one", other = "two")
      NAME = "Tide"  # why
      LIST = ["a"]
      LIST += ["b"]

      def macro(name):
          if name:
              lib(name = "inside")

          return 1

      lib(
          name = NAME + "Kit", srcs = LIST,
      )
      other(name = "x"); one(name = "y")
      for a in LIST:
          lib(name = a)
      [lib(name = a) for a in LIST]
      a, b = 1, 2
      last(name = "z")
      """)
    #expect(
      file.calls.map { text(StarlarkValue(.call($0), line: 1)) } == [
        "lib(name = \"TideKit\", srcs = [\"a\", \"b\"])", "//:a.bzl/two(name = \"x\")",
        "//:a.bzl/one(name = \"y\")", "last(name = \"z\")",
      ])
    #expect(file.calls.map(\.line) == [13, 16, 16, 21])
    #expect(file.computed == [17, 19, 20])
    guard case .function(let macro)? = file.values["macro"]?.kind else {
      Issue.record("no macro")
      return
    }
    #expect(!macro.isRule)
  }

  /// Damaged files are errors with a line.
  @Test(arguments: [
    ("a(", 1, "an expression is missing"), ("x = [\n  'a'\n  'b',\n  c d\n", 4, "is missing"),
    ("\nx = 'a\n", 2, "a text without its end"), ("'''a\n\n", 1, "a text without its end"),
    ("x = {'a' 'b'}", 1, "\":\" or \",\" is missing"), ("x = 1\n)", 2, "missing"),
    ("x = 1)", 1, "has no opening bracket"), ("x = $", 1, "not part of the language"),
    ("x = a.", 1, "a name is missing"), ("x = ", 1, "an expression is missing"),
    ("a(b = )", 1, "an expression is missing"), ("x = a[0", 1, "missing"),
  ])
  func damageIsReported(source: String, line: Int, reason: String) throws {
    let failure = #expect(throws: StarlarkParser.Failure.self) { try parse(source) }
    #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
    #expect(failure?.line == line)
  }

  /// Files that are made to keep a reader busy.
  @Test(arguments: [
    String(repeating: "[", count: 100_000), "x = " + String(repeating: "(", count: 100_000),
    String(repeating: "{1:", count: 100_000), "x = " + String(repeating: "a(b=", count: 100_000),
  ])
  func deepNestingIsReported(source: String) throws {
    let failure = #expect(throws: StarlarkParser.Failure.self) { try parse(source) }
    #expect(failure?.reason == "brackets are nested too deep")
  }

  /// Values that double with each line, or that add up.
  @Test(arguments: [
    "x = x + x", "x = x + [x, x]", "x = [x, x]", "x = [x]", "x = {'a': x, 'b': x}",
    "x = f(x, x)", "x += x",
  ])
  func growingValuesEnd(statement: String) throws {
    let source = "x = ['a', 'b']\n" + String(repeating: statement + "\n", count: 2000)
    let clock = ContinuousClock()
    let time = try clock.measure {
      do {
        _ = try parse(source).values["x"]?.computed
      } catch let failure as StarlarkParser.Failure {
        #expect(failure.reason == "the values are too large")
      }
    }
    #expect(time < .seconds(20))
  }

  @Test func growingTextsEnd() throws {
    let long = String(repeating: "a", count: 4000)
    let format = String(repeating: "{0}", count: 4000)
    let file = try parse(
      "x = '\(long)'\n" + String(repeating: "x = x + x\n", count: 40)
        + "y = '\(format)'.format('\(long)')")
    #expect(file.values["x"]?.string == nil)
    #expect(file.values["y"]?.string == nil)
  }
}
