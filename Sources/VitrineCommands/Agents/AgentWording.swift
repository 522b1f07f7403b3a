import Foundation

/// The words of the command line in the terms of tools: `--type-size` is the parameter `typeSize`,
/// and a command is a tool.
enum AgentWording {
  /// `type-size` becomes `typeSize`.
  static func parameter(_ option: String) -> String {
    let words = option.split(separator: "-")
    return (words.prefix(1).map(String.init) + words.dropFirst().map(\.capitalized)).joined()
  }

  /// The help of an option, for a parameter. It is repeated for each element of an array.
  static func help(_ text: String) -> String {
    message(
      text.replacingOccurrences(of: "; repeatable.", with: ".")
        .replacingOccurrences(of: "; - for standard input", with: ""))
  }

  /// An error or a hint.
  static func message(_ text: String) -> String {
    var result = text
    for match in text.matches(of: /--([a-z]+(?:-[a-z]+)*)/).reversed() {
      guard let range = Range(NSRange(match.range, in: text), in: result) else { continue }
      result.replaceSubrange(range, with: parameter(String(match.1)))
    }
    return result
  }
}
