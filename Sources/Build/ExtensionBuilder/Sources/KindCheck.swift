/// The kind of a widget or a control, as the built extension declares it.
package struct DeclaredKind: Equatable, Sendable {
  package enum Subject: String, Sendable { case widget, control }

  package var subject: Subject
  package var kind: String
  /// The name of the `Widget` or `ControlWidget` type; nil if unknown.
  package var type: String?

  package init(_ subject: Subject, kind: String, type: String?) {
    self.subject = subject
    self.kind = kind
    self.type = type
  }
}

/// Rejects kinds that are not unique.
///
/// A kind identifies a widget among the widgets of a bundle and a control among its controls:
/// `WidgetCenter` and `ControlCenter` look it up separately. A widget and a control may share one.
struct KindCheck {
  /// The declarations of types, as `path:line`, by name.
  var types: [String: [String]]

  /// Throws `BuildError.repeatedKind` for the first repeated kind.
  func check(_ declared: [DeclaredKind]) throws(BuildError) {
    for kind in declared {
      let same = declared.filter { $0.subject == kind.subject && $0.kind == kind.kind }
      guard same.count > 1 else { continue }
      throw .repeatedKind(kind.subject, kind: kind.kind, places: same.map(place(of:)))
    }
  }

  private func place(of kind: DeclaredKind) -> String {
    guard let type = kind.type else { return "a type with an unknown name" }
    // A generic type has arguments; a declaration has none.
    let name = String(type.prefix { $0 != "<" })
    guard let places = types[name] else { return type }
    return "\(type) (\(places.joined(separator: " or ")))"
  }
}
