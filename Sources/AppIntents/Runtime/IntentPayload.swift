import HostLink

/// An intent as a button's action carries it: what type it is, and its parameters' values.
///
/// The process that performs it may be another than the one that made it, of the same executable:
/// the type is found again by its mangled name. Entities are carried by their identifiers.
struct IntentPayload: Codable {
  /// The type's mangled name.
  var type: String
  var values: [String: ConfigurationValue]

  /// Bytes; what is larger is no button's.
  static let maximumSize = 1 << 20
}

extension AppIntent {
  /// The intent as an action.
  package func action() throws(IntentActionError) -> IntentAction {
    let name = Self.persistentIdentifier
    // Private types are named by where they lie in memory, which is elsewhere in the next process.
    guard let type = _mangledTypeName(Self.self), _typeByName(type) == Self.self else {
      throw .unnamedType(name)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let payload = IntentPayload(type: type, values: configurationValues)
    guard let data = try? encoder.encode(payload) else { throw .notEncodable(name) }
    guard data.count <= IntentPayload.maximumSize else { throw .tooLarge(name, size: data.count) }
    return IntentAction(identifier: name, parameters: data)
  }
}

extension IntentAction {
  /// The type and the values of the intent.
  func payload() throws(IntentActionError) -> (any AppIntent.Type, [String: ConfigurationValue]) {
    guard parameters.count <= IntentPayload.maximumSize else {
      throw .tooLarge(identifier, size: parameters.count)
    }
    guard let payload = try? JSONDecoder().decode(IntentPayload.self, from: parameters) else {
      throw .notDecodable(identifier)
    }
    guard payload.type.utf8.count <= 4096, payload.type.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
      let type = _typeByName(payload.type) as? any AppIntent.Type,
      type.persistentIdentifier == identifier
    else { throw .unknownIntent(identifier) }
    return (type, payload.values)
  }
}

/// Why an intent is no action, or an action no intent.
package enum IntentActionError: Error, Equatable, CustomStringConvertible {
  /// The type has no name that lasts longer than the process.
  case unnamedType(String)
  case notEncodable(String)
  case notDecodable(String)
  /// In bytes.
  case tooLarge(String, size: Int)
  case unknownIntent(String)

  package var description: String {
    switch self {
    case .unnamedType(let intent):
      "The intent \(intent) cannot be found again by its name: declare its type outside functions, "
        + "and neither private nor fileprivate."
    case .notEncodable(let intent):
      "The parameters of the intent \(intent) cannot be encoded: is there a number that is not "
        + "finite?"
    case .notDecodable(let intent): "The parameters of the intent \"\(intent)\" do not decode."
    case .tooLarge(let intent, let size):
      "The parameters of the intent \(intent) are \(size) bytes; \(IntentPayload.maximumSize) is "
        + "the most. Give files by their place."
    case .unknownIntent(let intent): "There is no intent \"\(intent)\" in this extension."
    }
  }
}
