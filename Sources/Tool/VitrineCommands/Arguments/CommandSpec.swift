/// The declaration of a command's arguments. Both `ArgumentParser` and `--help` use it, so that the
/// help cannot differ from what is parsed.
///
///     CommandSpec(
///       name: "list", summary: "List an extension's widgets.",
///       positionals: [.init(name: "EXT", help: "Bundle or folder of sources.")],
///       options: [.json, .value("time-limit", "SECONDS", "Time limit per request. Default: 30.")])
///
/// Help texts are noun phrases or imperatives, name the default last, and end with a period.
/// `--help` is part of every command and not listed here.
struct CommandSpec: Sendable {
  var name: String
  /// One sentence, for the overview and as the first line of the help.
  var summary: String
  /// Paragraphs for the end of the help, separated by empty lines.
  var discussion = ""
  var positionals: [Positional] = []
  var options: [Option] = []
  /// For a command with actions: each with the options that only some actions accept.
  var actions: [ActionHelp] = []
  /// More tables for the help, after the arguments.
  var tables: [Table] = []

  /// A titled table of names and descriptions.
  struct Table: Sendable {
    var title: String
    var rows: [(name: String, help: String)]
  }

  struct Positional: Sendable {
    /// In capitals, for example `EXT`.
    var name: String
    var help: String
    var isRequired = true
    /// Whether further positionals are accepted too. Only for the last one.
    var repeats = false
    /// What a shell offers; nil depends on the name.
    var offers: ValueCompletion?

    var completion: ValueCompletion { offers ?? ValueCompletion(placeholder: name) }
  }

  struct Option: Sendable {
    /// Without dashes.
    var name: String
    var short: Character?
    /// The placeholder for the value in the help; nil for a flag.
    var value: String?
    var help: String
    /// Whether the option may be given more than once.
    var repeats = false
    /// What a shell offers for the value; nil depends on the placeholder.
    var offers: ValueCompletion?

    var completion: ValueCompletion { offers ?? ValueCompletion(placeholder: value ?? "") }
  }
}

extension CommandSpec.Option {
  static func flag(_ name: String, _ help: String) -> Self {
    Self(name: name, value: nil, help: help)
  }

  static func value(
    _ name: String, _ value: String, short: Character? = nil, repeats: Bool = false,
    offers: ValueCompletion? = nil, _ help: String
  ) -> Self {
    Self(name: name, short: short, value: value, help: help, repeats: repeats, offers: offers)
  }

  static let help = Self(name: "help", short: "h", value: nil, help: "Print this help and exit.")
  static let json = flag("json", "Print JSON.")

  /// The option as the help shows it: `-o, --output OUT`.
  var signature: String {
    let dashes = short.map { "-\($0), --\(name)" } ?? "--\(name)"
    return value.map { "\(dashes) \($0)" } ?? dashes
  }
}
