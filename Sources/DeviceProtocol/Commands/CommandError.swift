/// Why a request is no command.
public enum CommandError: Error, Equatable, Sendable {
  /// Not JSON, or no object.
  case malformed(reason: String)
  case unknownCommand(String)
  case missingField(String, command: String)
  case badField(String, command: String, expected: String)
  case unknownField(String, command: String, known: [String])
  /// `log` with `follow`, or `activityNews`, where there is nothing to stream over.
  case cannotFollow
}

extension CommandError: CustomStringConvertible {
  public var code: String {
    switch self {
    case .malformed: "malformed"
    case .unknownCommand: "unknownCommand"
    case .missingField: "missingField"
    case .badField: "badField"
    case .unknownField: "unknownField"
    case .cannotFollow: "cannotFollow"
    }
  }

  public var description: String {
    switch self {
    case .malformed(let reason):
      "the request is not a JSON object such as {\"command\": \"state\"}: \(reason)"
    case .unknownCommand(let name):
      "there is no command \"\(name)\"; there are: \(DeviceCommand.names.joined(separator: ", "))"
    case .missingField(let field, let command): "\"\(command)\" needs the field \"\(field)\""
    case .badField(let field, let command, let expected):
      "the field \"\(field)\" of \"\(command)\" takes \(expected)"
    case .unknownField(let field, let command, let known):
      "\"\(command)\" has no field \"\(field)\"; it has: "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
    case .cannotFollow:
      "\"log\" with \"follow\" and \"activityNews\" work over the device socket; over HTTP listen "
        + "to /api/changes"
    }
  }
}
