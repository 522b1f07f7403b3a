/// A part of a source that a trap or nothing replaces, because it does not compile.
package struct SourceCut: Equatable, Sendable {
  package enum Kind: String, Codable, Equatable, Sendable {
    /// The body of a function, an initializer or an accessor, which becomes a trap.
    case body
    /// The statements of a closure, which become a trap.
    case closure
    /// The initial value of a property or the default value of a parameter. It traps when it is
    /// needed.
    case value
    /// A whole declaration, which is removed.
    case declaration
    /// A protocol in the list of those to which a type conforms.
    case conformance
    /// The modifier `override` of a member that overrides nothing.
    case override
    case `import`
    /// All implementations of a module of which only the interface is known.
    case module
    /// All of a file.
    case file
  }

  package let kind: Kind
  /// The name with those of the types around it: `Cache.load`.
  package let subject: String
  /// The compiler's message.
  package let reason: String
  /// The line of the error.
  package let line: Int
  /// The replaced part. UTF-8 offsets in the source.
  package let range: Range<Int>
  /// What takes its place. The line breaks of the replaced part go between the two texts, so that
  /// the lines after it keep their numbers.
  let replacement: (before: String, after: String)

  package static func == (one: SourceCut, other: SourceCut) -> Bool {
    one.kind == other.kind && one.range == other.range && one.subject == other.subject
      && one.reason == other.reason && one.line == other.line
      && one.replacement == other.replacement
  }
}

/// The functions that traps call, declared once in each module with cuts.
package enum CutTrap {
  static let name = "_vitrineCut"
  static let valueName = "_vitrineCutValue"

  /// The declarations, which follow the last line of one of the sources. `@usableFromInline` lets
  /// inlinable functions use them.
  package static let declarations = declarations(
    of: name, valueName, access: "@usableFromInline nonisolated")

  /// Two functions that trap with a sentence: one that does not return, and one in the place of a
  /// value. They have no frames of their own, so that reports of crashes name the places that call
  /// them.
  static func declarations(of name: String, _ valueName: String, access: String) -> String {
    """
    @_transparent \(access) func \(name)(
      _ sentence: Swift.StaticString, file: Swift.StaticString = #fileID, line: Swift.UInt = #line
    ) -> Swift.Never { Swift.fatalError("\\(sentence)", file: file, line: line) }
    @_transparent \(access) func \(valueName)<T>(
      _ sentence: Swift.StaticString, as type: T.Type, file: Swift.StaticString = #fileID,
      line: Swift.UInt = #line
    ) -> T { Swift.fatalError("\\(sentence)", file: file, line: line) }

    """
  }

  /// Longer messages are shortened, in characters.
  private static let reasonLimit = 240

  static func sentence(_ subject: String, _ reason: String, _ file: String, line: Int) -> String {
    let shown =
      reason.count > reasonLimit ? reason.prefix(reasonLimit) + "…" : Substring(reason)
    return "\(subject) was cut: \(shown); \(file):\(line)"
  }

  /// A call that traps with the sentence.
  ///
  /// - Parameter type: The type of the call's value; nil is `Never`.
  static func call(_ sentence: String, as type: String? = nil) -> String {
    let literal = literal(sentence)
    return type.map { "\(valueName)(\(literal), as: \($0).self)" } ?? "\(name)(\(literal))"
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
