import SourceScanner

/// Gives `@NSManaged` declarations the code that Core Data's runtime provides on Apple's platforms.
///
/// ```swift
/// @NSManaged var name: String?                    // before
///            var name: String? { get { managedValue(forKey: "name") } set { … } }
/// ```
/// An override of `init(entity:insertInto:)` becomes `required`, because contexts create objects
/// with it; the modifiers `private` and `fileprivate` would hide it from them.
///
/// The attribute is replaced by spaces, and the code follows on the same line, so that the lines
/// and columns of the author's code stay.
enum ManagedAccessors {
  static func rewrite(_ source: inout [UInt8], _ findings: SourceFindings) {
    for modifiers in findings.managedInitializers {
      let isPublic = String(decoding: source[modifiers], as: UTF8.self).contains("public")
      source.overwrite(modifiers, with: isPublic ? "public required" : "required")
    }
    // From the last to the first one, so that the places of those before stay.
    for declaration in findings.managedDeclarations.sorted(by: { $0.end > $1.end }) {
      source.insert(contentsOf: code(declaration).utf8, at: declaration.end)
      source.overwrite(declaration.attribute, with: "")
    }
  }

  private static func code(_ declaration: ManagedDeclaration) -> String {
    let name = declaration.name
    guard declaration.isFunction else {
      return " { get { managedValue(forKey: \"\(name)\") }"
        + " set { setManagedValue(newValue, forKey: \"\(name)\") } }"
    }
    for (prefix, call) in [("addTo", "managedAdd"), ("removeFrom", "managedRemove")]
    where name.hasPrefix(prefix) {
      guard let parameter = declaration.parameter else { break }
      let key = name.dropFirst(prefix.count)
      let label = prefix == "addTo" ? "toKey" : "fromKey"
      return
        " { \(call)(\(parameter), \(label): \"\(key.prefix(1).lowercased())\(key.dropFirst())\") }"
    }
    return " { managedUnsupported(\"\(name)\") }"
  }
}
