/// An invalid command line: exit code 2.
package enum UsageError: Error, Equatable {
  /// `vitrine` alone.
  case missingCommand
  /// A command, or a command with its action, such as `control burn`.
  case unknownCommand(String, nearest: String?)
  /// `nearest` is the option that was probably meant; nil if none is similar.
  case unknownOption(String, command: String, nearest: String?)
  /// An option at the end, or before another option.
  case missingValue(String, placeholder: String)
  /// `--flag=value` of an option that has no value.
  case flagWithValue(String, value: String)
  /// An option that has one value was given twice.
  case repeatedOption(String)
  /// The placeholder of the first required argument that was not given.
  case missingPositional(String, command: String)
  /// The first argument after those that the command takes.
  case extraPositional(String, command: String)
  /// Two options that exclude each other.
  case conflict(String, String)
  /// An option or an action that requires another option.
  case missingOption(String, requires: String)
  /// An option that the action does not accept, but others of the command do.
  case optionOfOtherAction(String, action: String, others: [String])
}

extension UsageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingCommand: "missing command; see `vitrine --help`"
    case .unknownCommand(let name, let nearest):
      "unknown command \"\(name)\"" + Self.hint(nearest, help: Self.commandWithActions(name))
    case .unknownOption(let name, let command, let nearest):
      "unknown option \(name)" + Self.hint(nearest, help: command)
    case .missingValue(let name, let placeholder):
      "missing value for \(name); use \(name) \(placeholder)"
    case .flagWithValue(let name, let value): "\(name) accepts no value, but \"\(value)\" was given"
    case .repeatedOption(let name): "\(name) given more than once"
    case .missingPositional(let name, let command):
      "missing argument \(name)" + Self.hint(nil, help: command)
    case .extraPositional(let value, let command):
      "unexpected argument \"\(value)\"" + Self.hint(nil, help: command)
    case .conflict(let first, let second): "\(first) and \(second) cannot be combined"
    case .missingOption(let option, let other): "\(option) requires \(other)"
    case .optionOfOtherAction(let option, let action, let others):
      "\(action) does not accept \(option), which belongs to: \(others.joined(separator: ", "))"
    }
  }

  /// A suggestion, and the command whose help has the answer; nil for the tool's own help.
  private static func hint(_ nearest: String?, help command: String?) -> String {
    let help = "`\((["vitrine", command, "--help"].compactMap { $0 }).joined(separator: " "))`"
    return nearest.map { "; did you mean \($0)? See \(help)" } ?? "; see \(help)"
  }

  /// The command of `name` if `name` also has an action.
  private static func commandWithActions(_ name: String) -> String? {
    let words = name.split(separator: " ")
    return words.count > 1 ? String(words[0]) : nil
  }
}
