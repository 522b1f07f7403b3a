import NearestName

/// Why a request is not a valid command.
package enum CommandError: Error, Equatable, Sendable {
  /// Not JSON, or not an object.
  case malformed(reason: String)
  /// No command has the name.
  case unknownCommand(String)
  /// A required field is missing.
  case missingField(String, command: String)
  /// A field has another type or value than expected.
  case invalidField(String, command: String, expected: String)
  /// The command does not have the field.
  case unknownField(String, command: String, known: [String])
  /// A streaming command over HTTP, which has one answer per request.
  case cannotStream(String)
}

extension CommandError: CustomStringConvertible {
  /// The error's name in an answer, for programs.
  package var code: String {
    switch self {
    case .malformed: "malformed"
    case .unknownCommand: "unknownCommand"
    case .missingField: "missingField"
    case .invalidField: "badField"
    case .unknownField: "unknownField"
    case .cannotStream: "cannotFollow"
    }
  }

  package var description: String {
    switch self {
    case .malformed(let reason):
      return "expected a JSON object such as {\"command\": \"state\"}: \(reason)"
    case .unknownCommand(let name):
      let names = knownNames(DeviceCommands.names, insteadOf: name)
      return "unknown command \"\(name)\"; available: \(names)"
    case .missingField(let field, let command):
      return "\"\(command)\" requires the field \"\(field)\""
    case .invalidField(let field, let command, let expected):
      return "invalid field \"\(field)\" of \"\(command)\": expected \(expected)"
    case .unknownField(let field, let command, let known):
      let names = knownNames(known, insteadOf: field)
      return "\"\(command)\" has no field \"\(field)\"; available: \(names)"
    case .cannotStream(let command):
      return "\"\(command)\" streams over the device socket only; over HTTP, use "
        + "/api/changes"
    }
  }
}
