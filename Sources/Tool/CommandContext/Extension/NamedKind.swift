import HostLink

/// A widget or a control, which commands name by its kind or by the name that the page shows.
package protocol NamedKind {
  var kind: String { get }
  /// nil if the author gave it none.
  var shownName: String? { get }
}

extension WidgetDescription: NamedKind {
  package var shownName: String? { displayName }
}

extension ControlDescription: NamedKind {
  package var shownName: String? { displayName }
}

extension Sequence where Element: NamedKind {
  /// Those of a kind, or else those with a display name.
  package func named(_ name: String) -> [Element] {
    let kinds = filter { $0.kind == name }
    return kinds.isEmpty ? filter { $0.shownName == name } : kinds
  }

  /// The only one of a kind, or else with a display name; nil if there is none. Throws
  /// `ToolError.ambiguousName`.
  package func only(named name: String) throws(ToolError) -> Element? {
    let kind = try map { $0 as any NamedKind }.kind(named: name)
    return first { $0.kind == kind }
  }

  /// The display names, for suggestions.
  package var shownNames: [String] { compactMap(\.shownName) }
}

extension [any NamedKind] {
  /// The kind with a name: its own, or else a display name that no other kind has; nil if there is
  /// none. Throws `ToolError.ambiguousName`.
  package func kind(named name: String) throws(ToolError) -> String? {
    if contains(where: { $0.kind == name }) { return name }
    let found = Set(filter { $0.shownName == name }.map(\.kind)).sorted()
    guard found.count <= 1 else { throw .ambiguousName(name, kinds: found) }
    return found.first
  }

  /// The display names, for suggestions.
  package var shownNames: [String] { compactMap(\.shownName) }
}
