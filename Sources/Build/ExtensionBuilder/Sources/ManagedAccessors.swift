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
/// An override in an extension is renamed, because it is one only for Objective-C; contexts call it
/// by a protocol (`ManagedHooks.swift` of CoreData).
///
/// The attribute is replaced by spaces, and the code follows on the same line, so that the lines
/// and columns of the author's code stay.
enum ManagedAccessors {
  /// Returns what is added. It has not been yet, so that other places stay.
  static func rewrite(
    _ source: inout [UInt8], _ findings: SourceFindings
  ) -> [SourceInsertion] {
    for modifiers in findings.managedInitializers {
      let isPublic = String(decoding: source[modifiers], as: UTF8.self).contains("public")
      source.overwrite(modifiers, with: isPublic ? "public required" : "required")
    }
    var additions = findings.managedDeclarations.map {
      SourceInsertion(offset: $0.end, text: code($0))
    }
    for declaration in findings.managedDeclarations {
      source.overwrite(declaration.attribute, with: "")
    }
    for hook in findings.managedHooks {
      guard let name = hooks[hook.name] else { continue }
      source.overwrite(hook.keyword, with: "")
      source.overwrite(hook.nameRange, with: "_" + hook.name.dropFirst())
      additions.append(
        SourceInsertion(
          offset: hook.end, text: "; extension \(hook.type): CoreData.\(name) {}"))
    }
    return additions
  }

  /// The protocols of CoreData for overrides in extensions. Their methods have the names of the
  /// overrides, with an underscore in place of the first letter, so that columns stay.
  private static let hooks = [
    "awakeFromInsert": "_AwakesFromInsert", "awakeFromFetch": "_AwakesFromFetch",
    "willSave": "_WillSave", "didSave": "_DidSave", "prepareForDeletion": "_PreparesForDeletion",
  ]

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
