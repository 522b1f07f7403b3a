/// What a compiler error is about.
enum DiagnosticSubject: Equatable {
  case module(String)
  /// A name, or a type and its member: `View.chartXAxis`.
  case name(String)
  /// An error that often follows from a missing name nearby.
  case consequence
  /// A call whose arguments fit no known declaration.
  case call
  case other

  init(_ message: String) {
    if let match = message.firstMatch(of: /^no such module '(.+?)(?:\..*)?'/) {
      self = .module(String(match.1))
    } else if let name = Self.missingName(message) {
      self = .name(name)
    } else {
      let isConsequence = Self.consequences.contains { message.contains($0) }
      let isCall = Self.calls.contains { message.hasPrefix($0) }
      self = isConsequence ? .consequence : isCall ? .call : .other
    }
  }

  private static func missingName(_ message: String) -> String? {
    if let match = message.firstMatch(of: /^cannot find (?:type |operator )?'(.+?)' in scope/) {
      return String(match.1)
    }
    if let match = message.firstMatch(of: /^unknown attribute '(.+?)'/) { return "@\(match.1)" }
    if let match = message.firstMatch(of: /^no macro named '(.+?)'/) { return "#\(match.1)" }
    if let match = message.firstMatch(of: /type '(.+?)' has no (?:dynamic )?member '(.+?)'/) {
      return "\(typeName(match.1)).\(match.2)"
    }
    if let match = message.firstMatch(of: /'(.+?)' is not a member type of .*'(.+?)'/) {
      return "\(typeName(match.2)).\(match.1)"
    }
    if let match = message.firstMatch(of: /^no type named '(.+?)' in module '(.+?)'/) {
      return "\(match.2).\(match.1)"
    }
    if let match = message.firstMatch(of: /^module '(.+?)' has no member named '(.+?)'/) {
      return "\(match.1).\(match.2)"
    }
    return nil
  }

  /// The type without generic arguments, and `View` for `some View`.
  private static func typeName(_ text: Substring) -> String {
    var name = text
    for prefix in ["some ", "any "] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    return String(name.prefix { $0 != "<" })
  }

  private static let calls = ["incorrect argument label", "extra argument", "missing argument"]

  private static let consequences = [
    "cannot infer", "could not be inferred", "without a contextual type", "failed to produce",
    "unable to type-check", "does not conform to", "type of expression is ambiguous",
    "deserialization", "ambiguous use", "cannot convert", "requires that", "no exact matches",
    "does not override", "is not a type", "must be declared", "cannot be used as a type",
    "cannot call value of non-function", "generic parameter", "extra trailing closure",
    "'some' types are only", "'super' cannot be used", "has no accessible initializers",
    "' requires '",
  ]
}
