/// Finds the literals of a source that can be replaced by calls.
///
/// A literal is left to the compiler if it can be more than a value:
/// - It is in an attribute, a pattern, the raw value of an enumeration or the arguments of a macro.
/// - It is a number that the compiler may calculate with and whose overflow it reports. A number is
///   certain only if it goes straight into a call outside of the standard library, into a result or
///   into a property.
/// - It is the condition of a loop or a `guard`, from which the compiler concludes which code is
///   reached.
struct LiteralFinder {
  struct Found: Equatable {
    var form: LiteralForm
    /// Whether the compiler has joined a minus sign, at whose offset the literal then is.
    var isNegative: Bool
  }

  /// The literals by the offsets of their first bytes.
  private(set) var found: [Int: Found] = [:]
  private var excluded: Set<Int> = []
  /// The nodes around the current one, each with the field that contains it.
  private var path: [(node: TypedSyntax.Fields, key: String)] = []

  init(_ tree: TypedSyntax) {
    visit(tree, isExcluded: false)
    // The compiler repeats parts of the source.
    for offset in excluded { found[offset] = nil }
  }

  private static let excludedKinds: Set<String> = [
    "macro_expansion_decl", "macro_expansion_expr", "enum_element_decl", "case_label_item",
    "pattern_expr", "macro_decl", "key_path_expr",
  ]

  private mutating func visit(_ syntax: TypedSyntax, isExcluded: Bool) {
    switch syntax {
    case .text: break
    case .list(let elements): for element in elements { visit(element, isExcluded: isExcluded) }
    case .node(let fields):
      if let kind = syntax.kind, kind.hasSuffix("_literal_expr"), let start = syntax.start {
        add(syntax, at: start, isExcluded: isExcluded)
      }
      let isExcluded = isExcluded || Self.excludedKinds.contains(syntax.kind ?? "")
      for (key, value) in fields.code {
        if case .text = value { continue }
        path.append((fields, key))
        visit(value, isExcluded: isExcluded || key == "attrs")
        path.removeLast()
      }
    }
  }

  private mutating func add(_ node: TypedSyntax, at start: Int, isExcluded: Bool) {
    guard node["implicit"] == nil else { return }
    guard !isExcluded, !isCondition, let form = LiteralForm.of(node),
      !form.isNumber || isCertain(form)
    else {
      excluded.insert(start)
      return
    }
    let literal = Found(form: form, isNegative: node["negative"]?.text == "true")
    if let other = found[start], other != literal { excluded.insert(start) }
    found[start] = literal
  }

  private static let conditionalKinds: Set<String> = [
    "while_stmt", "repeat_while_stmt", "guard_stmt",
  ]

  /// Whether the literal at the end of the path is the condition of a loop or a `guard`.
  private var isCondition: Bool {
    let place = path.last { $0.node["_kind"]?.text != "paren_expr" }
    guard let place, ["conditions", "cond"].contains(place.key) else { return false }
    return Self.conditionalKinds.contains(place.node["_kind"]?.text ?? "")
  }

  /// Whether the compiler cannot calculate with the number at the end of the path.
  private func isCertain(_ form: LiteralForm) -> Bool {
    for (node, key) in path.reversed() {
      switch (node["_kind"]?.text ?? "", key) {
      case ("argument", _), ("argument_list", _), ("paren_expr", _), ("tuple_expr", _),
        ("array_expr", _), ("inject_into_optional", _), ("ternary_expr", "then_expr"),
        ("ternary_expr", "else_expr"), ("property_wrapper_value_placeholder_expr", _):
        continue
      case ("binary_expr", "args"), ("prefix_unary_expr", "args"):
        guard form.allowsOperators, node["type"]?.text == form.type else { return false }
      case ("call_expr", "args"):
        let called = TypedSyntax.node(node).calledDeclaration
        return called.map(Self.isOpaque) ?? false
      case ("return_stmt", _), ("parameter", "expression"): return true
      case ("pattern_entry", _): return isProperty
      default: return false
      }
    }
    return false
  }

  /// Whether the innermost variable is a property or global, not in a function.
  private var isProperty: Bool {
    let declaration = path.lastIndex { $0.node["_kind"]?.text == "pattern_binding_decl" }
    guard let declaration, declaration > 0 else { return false }
    return ["members", "items"].contains(path[declaration - 1].key)
  }

  /// Whether the compiler does not insert the body of a function into its caller: those of the
  /// standard library and of `CGFloat` it does.
  private static func isOpaque(_ usr: String) -> Bool {
    usr.hasPrefix("s:") && !usr.hasPrefix("s:S") && !usr.hasPrefix("s:s")
      && !usr.hasPrefix("s:10Foundation7CGFloatV")
  }
}
