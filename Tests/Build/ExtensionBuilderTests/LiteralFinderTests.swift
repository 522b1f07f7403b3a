import Testing

@testable import ExtensionBuilder

/// Which literals of a type-checked tree are only values.
@Suite struct LiteralFinderTests {
  private static let literal = """
    {"_kind": "boolean_literal_expr", "type": "$sSbD", "range": {"start": 6, "end": 6}}
    """

  @Test(arguments: [
    (#"{"_kind": "while_stmt", "conditions": [LITERAL]}"#, false),
    (#"{"_kind": "guard_stmt", "conditions": [LITERAL]}"#, false),
    (#"{"_kind": "repeat_while_stmt", "cond": LITERAL}"#, false),
    (
      #"{"_kind": "repeat_while_stmt", "cond": {"_kind": "paren_expr", "sub_expr": LITERAL}}"#,
      false
    ),
    (#"{"_kind": "case_label_item", "pattern": LITERAL}"#, false),
    (#"{"_kind": "var_decl", "attrs": [LITERAL]}"#, false),
    (#"{"_kind": "if_stmt", "conditions": [LITERAL]}"#, true),
    (#"{"_kind": "while_stmt", "body": {"_kind": "return_stmt", "result": LITERAL}}"#, true),
    (#"{"_kind": "paren_expr", "sub_expr": LITERAL}"#, true),
  ])
  func conditionsAndConstantsStay(tree: String, isFound: Bool) throws {
    let json = tree.replacing("LITERAL", with: Self.literal)
    let syntax = try #require(TypedSyntax(json: Array(json.utf8)))
    #expect(LiteralFinder(syntax).found.keys.contains(6) == isFound)
  }
}
