/// What a command takes on its line: the parser's rules and the text of `--help` in one.
struct CommandSpec: Sendable {
  var name: String
  /// One line.
  var summary: String
  /// Paragraphs below the options.
  var discussion = ""
  var positionals: [Positional] = []
  var options: [Option] = []

  struct Positional: Sendable {
    /// In capitals, e.g. `EXT`.
    var name: String
    var help: String
    var isRequired = true
    /// True for the last one where it may stand several times.
    var repeats = false
  }

  struct Option: Sendable {
    /// Without dashes.
    var name: String
    var short: Character?
    /// The value's name in the help; nil for a flag.
    var value: String?
    var help: String
    /// True where the option may stand several times.
    var repeats = false
  }
}

extension CommandSpec.Option {
  static func flag(_ name: String, _ help: String) -> Self {
    Self(name: name, value: nil, help: help)
  }

  static func value(
    _ name: String, _ value: String, short: Character? = nil, repeats: Bool = false, _ help: String
  ) -> Self {
    Self(name: name, short: short, value: value, help: help, repeats: repeats)
  }

  static let help = flag("help", "Print this and exit.")
  static let json = flag("json", "Print JSON.")

  /// As it stands in the help: `-o, --output OUT`.
  var signature: String {
    let dashes = short.map { "-\($0), --\(name)" } ?? "--\(name)"
    return value.map { "\(dashes) \($0)" } ?? dashes
  }
}
