import HostLink

/// The intent of a button's action: its type and its parameters' values.
///
/// The process that performs the intent may not be the one that created it, but it runs the same
/// executable: the mangled name identifies the type. Entities are stored by identifier.
struct IntentPayload: Codable {
  /// The type's mangled name.
  var type: String
  var values: [String: ConfigurationValue]

  /// The maximum size of an encoded payload, in bytes.
  static let maximumSize = 1 << 20
}

extension AppIntent {
  /// The intent as an action.
  package func action() throws(IntentActionError) -> IntentAction {
    try Self.action(with: configurationValues)
  }

  /// An intent of this type with these values, as an action.
  static func action(
    with values: [String: ConfigurationValue]
  ) throws(IntentActionError) -> IntentAction {
    let name = persistentIdentifier
    // A private type's mangled name contains its address, which differs in the next process.
    guard let type = _mangledTypeName(self), _typeByName(type) == self else {
      throw .unnamedType(name)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let payload = IntentPayload(type: type, values: values)
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

/// Why an intent cannot be converted to an action, or an action to an intent.
package enum IntentActionError: Error, Equatable, CustomStringConvertible {
  /// The type has no name that other processes can use.
  case unnamedType(String)
  case notEncodable(String)
  case notDecodable(String)
  /// In bytes.
  case tooLarge(String, size: Int)
  case unknownIntent(String)
  case unknownEntity(String)

  package var description: String {
    switch self {
    case .unnamedType(let intent):
      "Other processes cannot find the intent \(intent) by name. Declare its type outside of "
        + "functions, and not as private or fileprivate."
    case .notEncodable(let intent):
      "Cannot encode the parameters of the intent \(intent). Make sure that all numbers are finite."
    case .notDecodable(let intent): "Cannot decode the parameters of the intent \"\(intent)\"."
    case .tooLarge(let intent, let size):
      "The parameters of the intent \(intent) take \(size) bytes; at most "
        + "\(IntentPayload.maximumSize) are allowed. Pass files as URLs."
    case .unknownIntent(let intent): "Unknown intent \"\(intent)\"."
    case .unknownEntity(let entity): "Unknown entity type \"\(entity)\"."
    }
  }
}
