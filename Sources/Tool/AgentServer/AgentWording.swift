import Foundation

/// The words of the command line in the terms of tools: `--type-size` is the parameter `typeSize`,
/// and a command is a tool.
package enum AgentWording {
  /// The commands that are tools with the same name.
  static let tools: Set = [
    "check", "build", "list", "render", "previews", "timeline", "simulate", "test", "audit",
    "install", "gallery", "place", "placements", "remove", "tap", "configure", "clock", "device",
    "screenshot", "explain", "doctor", "log", "activity", "new",
  ]

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

  /// The help of a parameter without the list of its values, which the schema has: of "Mode: a, b
  /// or c. Default: a." the words "Mode. Default: a."
  static func withoutList(of words: [String], _ help: String) -> String {
    let sentences = help.split(separator: ". ", maxSplits: 1)
    guard let first = sentences.first else { return help }
    let parts = first.split(separator: ": ")
    let last = parts.last.map { $0.hasSuffix(".") ? $0.dropLast() : $0 } ?? ""
    let listed = last.replacing(" or ", with: ", ").split(separator: ", ").map(String.init)
    guard Set(listed) == Set(words) else { return help }
    let label = parts.dropLast().joined(separator: ": ")
    return ([label].filter { !$0.isEmpty } + sentences.dropFirst().map(String.init))
      .joined(separator: ". ")
  }

  /// Text with hints: "`vitrine list .`" becomes "`list`".
  package static func commands(_ text: String) -> String {
    text.replacing(/`vitrine ([a-z]+)[^`\n]*`/) { match in
      let name = String(match.1)
      return tools.contains(name) ? "`\(name)`" : String(match.0)
    }
  }

  /// An error or a message: also "--time-limit" becomes "timeLimit".
  static func message(_ text: String) -> String {
    commands(text).replacing(/(^|[\s(\[])--([a-z]+(?:-[a-z]+)*)/) {
      "\($0.1)\(parameter(String($0.2)))"
    }
  }
}
