/// The arguments of a command after parsing.
package struct ParsedArguments: Equatable, Sendable {
  /// In the order given.
  package var positionals: [String] = []
  /// The values by option name, in the order given.
  package var values: [String: [String]] = [:]
  /// The names of the given options without values, without dashes.
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

  /// The values of a repeatable option in the order given; empty if it was not given.
  package func all(_ option: String) -> [String] { values[option] ?? [] }

  /// Whether an option without a value was given.
  package func has(_ flag: String) -> Bool { flags.contains(flag) }
}
