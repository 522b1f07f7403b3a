/// The line is no call of the tool: exit 2.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: String, nearest: String?)
  case missingValue(String, placeholder: String)
  case flagWithValue(String, value: String)
  case repeatedOption(String)
  case missingPositional(String, command: String)
  case extraPositional(String, command: String)
  case conflict(String, String)
  /// The first option says nothing without the second.
  case missingOption(String, needs: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "there is no command \"\(name)\"\(Self.hint(nearest)); `vitrine --help` lists them"
    case .unknownOption(let name, let command, let nearest):
      "\(command) has no option \(name)\(Self.hint(nearest)); `vitrine \(command) --help` lists them"
    case .missingValue(let name, let placeholder):
      "\(name) needs a value: \(name) \(placeholder)"
    case .flagWithValue(let name, let value): "\(name) takes no value, \"\(value)\" was given"
    case .repeatedOption(let name): "\(name) stands more than once"
    case .missingPositional(let name, let command):
      "\(command) needs \(name); `vitrine \(command) --help` tells more"
    case .extraPositional(let value, let command):
      "\(command) takes no further argument, \"\(value)\" was given"
    case .conflict(let first, let second): "\(first) and \(second) exclude each other"
    case .missingOption(let option, let other): "\(option) needs \(other)"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }
}
