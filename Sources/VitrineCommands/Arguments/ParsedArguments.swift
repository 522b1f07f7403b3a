/// A command's line after parsing.
struct ParsedArguments: Equatable, Sendable {
  var positionals: [String] = []
  /// Values by the options' names, in the order of the line.
  var values: [String: [String]] = [:]
  var flags: Set<String> = []

  /// The option's value; the last one where it repeats.
  subscript(option: String) -> String? { values[option]?.last }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
}
