import ProcessLaunch

/// The name of a Swift module: an identifier.
package struct ModuleName: ArgumentText, Hashable {
  package let argumentText: String

  /// A name in which underscores take the place of the characters that an identifier cannot have,
  /// as Xcode derives it from the name of a product. A valid name stays as it is.
  package init(mangling name: String) {
    let letters = name.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" }
    let text = String(letters.isEmpty ? ["_"] : letters)
    argumentText = text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}

/// The name of a package, within which `package` declarations are visible.
package struct PackageName: ArgumentText, Hashable {
  package let argumentText: String

  /// A name in which underscores take the place of all characters but letters, digits, hyphens,
  /// periods and underscores.
  package init(mangling name: String) {
    let letters = name.map { $0.isLetter || $0.isNumber || "-._".contains($0) ? $0 : "_" }
    let text = String(letters)
    argumentText = text.first?.isLetter == true ? text : "_" + text
  }
}
