import Foundation
import NearestName

/// Why a test cannot use an intent, an entity or an enum by name. An intent that fails throws
/// ``TestDeviceError/failed(_:)`` with the text of its error.
public enum IntentLookupError: Error, Equatable, Sendable {
  /// No project is known for the bundle identifier. The paths are where it was looked for.
  case unknownBundle(String, folder: String, known: [String])
  /// The project at the path has other bundle identifiers.
  case otherBundle(String, path: String, known: [String])
  case unknownIntent(String, known: [String])
  case unknownEntity(String, known: [String])
  case unknownEnum(String, known: [String])
  case unknownParameter(String, intent: String, known: [String])
  /// The value cannot be one of the parameter's type.
  case wrongParameterType(String, intent: String, given: String, expected: String)
  /// The value is not a case of the enum.
  case unknownCase(String, enumeration: String, known: [String])
}

extension IntentLookupError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .unknownBundle(let identifier, let folder, let known):
      "no project for the bundle identifier \"\(identifier)\" in \(folder). Add its path to "
        + ".vitrine.json there, as {\"testedApps\": {\"\(identifier)\": \"PATH\"}}, or set "
        + "VITRINE_TESTED_PROJECT; available: " + knownNames(known, insteadOf: identifier)
    case .otherBundle(let identifier, let path, let known):
      "the project at \(path) does not have the bundle identifier \"\(identifier)\"; available: "
        + knownNames(known, insteadOf: identifier)
    case .unknownIntent(let name, let known):
      "unknown intent \"\(name)\"; available: " + knownNames(known, insteadOf: name)
    case .unknownEntity(let name, let known):
      "unknown entity \"\(name)\"; available: " + knownNames(known, insteadOf: name)
    case .unknownEnum(let name, let known):
      "unknown enum \"\(name)\"; available: " + knownNames(known, insteadOf: name)
    case .unknownParameter(let name, let intent, let known):
      "\(intent) has no parameter \"\(name)\"; available: " + knownNames(known, insteadOf: name)
    case .wrongParameterType(let name, let intent, let given, let expected):
      "the parameter \"\(name)\" of \(intent) is \(given); pass \(expected)"
    case .unknownCase(let name, let enumeration, let known):
      "\(enumeration) has no case \"\(name)\"; available: " + knownNames(known, insteadOf: name)
    }
  }
}

/// Why a test cannot read a value.
public enum IntentValueError: Error, Equatable, Sendable {
  /// The intent has returned no value.
  case noValue(intent: String)
  /// The value has another type than the test expects.
  case wrongType(String, expected: String)
  /// An entity has no property of the name with `@Property`.
  case unknownProperty(String, of: String, known: [String])
  /// Only the identifier of a reference is known.
  case reference(String, property: String)
  /// The test has not set the intent's parameter.
  case unset(String, intent: String)
  /// A list has fewer elements.
  case outOfRange(Int, count: Int)
}

extension IntentValueError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .noValue(let intent): "\(intent) has returned no value"
    case .wrongType(let value, let expected): "the value is \(value) and no \(expected)"
    case .unknownProperty(let name, let owner, let known):
      "\(owner) has no property \"\(name)\" with @Property; available: "
        + knownNames(known, insteadOf: name)
    case .reference(let entity, let property):
      "\"\(property)\" cannot be read from a reference to \(entity), which has only the identifier; "
        + "find the entity with entities(identifiers:)"
    case .unset(let parameter, let intent):
      "the test has not set the parameter \"\(parameter)\" of \(intent)"
    case .outOfRange(let index, let count): "the list has no element \(index); it has \(count)"
    }
  }
}
