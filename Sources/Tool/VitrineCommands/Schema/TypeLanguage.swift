import DeviceProtocol
import HostLink
import JSONValues

/// A language in which servers are written, and in which `vitrine schema` prints types.
enum TypeLanguage: String, CaseIterable {
  case typescript, kotlin, go

  func source(_ schema: PayloadSchema) -> String {
    let names = TypeNames(schema)
    return switch self {
    case .typescript: TypeScriptTypes(names: names).source(schema)
    case .kotlin: KotlinTypes(names: names).source(schema)
    case .go: GoTypes(names: names).source(schema)
    }
  }
}

/// Names for the declarations of a schema that are identifiers: `Page<Match.Team>` is
/// `PageMatchTeam`.
struct TypeNames {
  private let names: [String: String]

  init(_ schema: PayloadSchema) {
    var used: Set = ["AppleDate"]
    var names: [String: String] = [:]
    for declaration in schema.types {
      let base = declaration.name.identifier
      var name = base
      var number = 2
      while !used.insert(name).inserted {
        name = "\(base)\(number)"
        number += 1
      }
      names[declaration.name] = name
    }
    self.names = names
  }

  subscript(declaration: String) -> String { names[declaration] ?? declaration.identifier }
}

extension String {
  /// The text as a literal of JSON, which TypeScript and Go have, too.
  var jsonString: String { JSONValue.string(self).text }

  /// The words of the text in camel case, with a capital first letter.
  var identifier: String {
    let words = split { !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first.map(\.isLetter) == true ? name : "Value\(name)"
  }
}

extension PayloadDeclaration {
  /// The comment on the type in another language; nil for none.
  var remark: String? {
    if case .any(let reason) = type { return "\(name): \(reason)" }
    if case .choices(let choices, let isOpen) = type {
      let values = choices.map { "\($0.json) \($0.name)" }.joined(separator: ", ")
      return isOpen ? "\(name): \(values); other values decode, too" : "\(name): \(values)"
    }
    guard isDecodedByOwnCode else { return nil }
    return "\(name): decoded by the type's own code, which asks for these values"
  }
}

extension [PayloadChoice] {
  var areTexts: Bool { allSatisfy { $0.value.string != nil } }

  /// The type of the raw values: one of a language's types for texts, integers and numbers.
  func type(_ text: String, _ integer: String, _ number: String) -> String {
    areTexts ? text : allSatisfy { $0.value.integer != nil } ? integer : number
  }
}

extension PayloadType {
  /// The same elements of a tuple; nil if they differ or for other types.
  var commonElement: PayloadType? {
    guard case .tuple(let elements) = self, let first = elements.first,
      elements.allSatisfy({ $0 == first })
    else { return nil }
    return first
  }
}
