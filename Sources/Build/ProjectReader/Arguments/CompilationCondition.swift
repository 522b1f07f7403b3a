import ProcessLaunch

/// A condition of `#if`, for the compiler's option `-D`: an identifier.
package struct CompilationCondition: ArgumentText, Hashable {
  package let argumentText: String

  /// nil if the text is not an identifier.
  package init?(_ text: String) {
    guard let first = text.first, first == "_" || first.isLetter,
      text.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber })
    else { return nil }
    argumentText = text
  }
}

extension CompilationCondition: ExpressibleByStringLiteral {
  package init(stringLiteral value: StaticString) {
    argumentText = "\(value)"
  }
}

/// A definition for the C preprocessor, such as `LIMIT=3`.
package struct CDefinition: ArgumentText, Hashable {
  package let argumentText: String

  /// A name, or a name and a value as in `LIMIT=3`. nil if the name is not an identifier, or if the
  /// value has control characters.
  package init?(_ text: String, to given: String? = nil) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = given ?? (sides.count > 1 ? String(sides[1]) : nil)
    guard let name = CompilationCondition(String(sides[0]))?.argumentText,
      given == nil || sides.count == 1
    else { return nil }
    let isPrintable = (value ?? "").unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
    guard isPrintable else { return nil }
    argumentText = value.map { "\(name)=\($0)" } ?? name
  }
}

extension CDefinition: ExpressibleByStringLiteral {
  package init(stringLiteral value: StaticString) {
    argumentText = "\(value)"
  }
}
