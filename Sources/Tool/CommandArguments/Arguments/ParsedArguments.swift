/// The arguments of a command after parsing.
package struct ParsedArguments: Equatable, Sendable {
  package var positionals: [String] = []
  /// The values by option name, in the order given.
  package var values: [String: [String]] = [:]
  package var flags: Set<String> = []

  package init(
    positionals: [String] = [], values: [String: [String]] = [:], flags: Set<String> = []
  ) {
    self.positionals = positionals
    self.values = values
    self.flags = flags
  }

  /// The option's value; the last one of a repeated option.
  package subscript(option: String) -> String? { values[option]?.last }

  package func all(_ option: String) -> [String] { values[option] ?? [] }

  package func has(_ flag: String) -> Bool { flags.contains(flag) }
}
