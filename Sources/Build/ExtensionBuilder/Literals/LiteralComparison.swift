/// Compares the tree of a source with that of the source in which literals are calls.
///
/// They mean the same if they differ in nothing but these literals, and each call has the type of
/// its literal, and passes the value on to the same initializer.
struct LiteralComparison {
  /// The indices of the replaced literals, by their offsets in the original source.
  let indices: [Int: Int]

  func isSame(_ original: TypedSyntax, _ replaced: TypedSyntax) -> Bool {
    switch (original, replaced) {
    case (.text(let first), .text(let second)): return first == second
    case (.list(let first), .list(let second)):
      return first.count == second.count && zip(first, second).allSatisfy(isSame)
    case (.node(let first), .node(let second)):
      if let form = LiteralForm.of(original), let start = original.start,
        let index = indices[start]
      {
        return isCall(replaced, of: form, index: index)
      }
      let (first, second) = (first.code, second.code)
      return first.count == second.count
        && zip(first, second).allSatisfy { one, other in
          // Offsets differ after the first replacement.
          one.key == other.key
            && (one.key == "range" || one.key == "filename" || isSame(one.value, other.value))
        }
    default: return false
    }
  }

  private func isCall(_ node: TypedSyntax, of form: LiteralForm, index: Int) -> Bool {
    guard node["type"]?.text == form.type else { return false }
    var node = node
    if let initializer = form.initializer {
      guard node.kind == "call_expr", node.calledDeclaration == initializer,
        let value = onlyArgument(of: node)
      else { return false }
      node = value
    }
    let name = "20FoundationSupplement\(form.function.utf8.count)\(form.function)"
    return node.kind == "call_expr" && node.calledDeclaration?.hasPrefix("s:\(name)") == true
      && onlyArgument(of: node)?["value"]?.text == "\(index)"
  }

  private func onlyArgument(of call: TypedSyntax) -> TypedSyntax? {
    let arguments = call["args"]?["args"]?.elements ?? []
    return arguments.count == 1 ? arguments[0]["expr"] : nil
  }
}
