import AuthorNotices

// Compatibility: partial | `NSPredicate(format:)`, `NSSortDescriptor(key:ascending:)` | without
//   `SUBQUERY`, `FUNCTION` and `CAST`; key paths of managed objects, dictionaries and, by
//   reflection, stored properties; a damaged format is always false, with a notice

extension NSPredicate {
  /// A predicate from a format text: `NSPredicate(format: "name CONTAINS[cd] %@", name)`.
  ///
  /// A text that cannot be parsed, for which Apple's Foundation raises an exception, makes a
  /// predicate that is always false, and prints a notice.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      self.init(try PredicateParser.parse(predicateFormat, arguments ?? []))
    } catch {
      AuthorNotice.report(
        "NSPredicate: the format \"\(predicateFormat)\" cannot be parsed: \(error). The predicate "
          + "is always false.")
      self.init(value: false)
    }
  }

  package convenience init(_ tree: PredicateTree) {
    self.init { object, variables in
      if let probe = object as? TreeProbe {
        probe.tree = tree
        return false
      }
      return PredicateEvaluation(object: object, variables: variables ?? [:]).evaluate(tree)
    }
  }

  /// Asks a predicate with a closure for the tree that the closure evaluates.
  private final class TreeProbe {
    var tree: PredicateTree?
  }

  /// The tree of the predicate, with those of its parts.
  package var tree: PredicateTree {
    if let compound = self as? NSCompoundPredicate {
      let parts = compound.subpredicates.map(\.tree)
      switch compound.compoundPredicateType {
      case .and: return .and(parts)
      case .or: return .or(parts)
      case .not: return parts.first.map { .not($0) } ?? .constant(true)
      }
    }
    let probe = TreeProbe()
    let isTrue = evaluate(with: probe)
    if let tree = probe.tree { return tree }
    // Foundation compares predicates with constants by their values.
    return isEqual(NSPredicate(value: isTrue)) ? .constant(isTrue) : .other(self)
  }
}

extension NSArray {
  /// The elements for which the predicate is true.
  public func filtered(using predicate: NSPredicate) -> [Any] {
    filter { predicate.evaluate(with: $0) }
  }
}
