/// The arguments of a command after parsing.
struct ParsedArguments: Equatable, Sendable {
  var positionals: [String] = []
  /// The values by option name, in the order given.
  var values: [String: [String]] = [:]
  var flags: Set<String> = []

  /// The option's value; the last one of a repeated option.
  subscript(option: String) -> String? { values[option]?.last }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
}
