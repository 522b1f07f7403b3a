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
package struct CommandSpec: Sendable {
  /// As it is typed, such as `list`.
  package var name: String
  /// One sentence, for the overview and as the first line of the help.
  package var summary: String
  /// Paragraphs for the end of the help, separated by empty lines.
  package var discussion = ""
  /// In the order of the command line. Required ones come first.
  package var positionals: [Positional] = []
  private var makeOptions: @Sendable () -> [Option]
  private var makeActions: @Sendable () -> [ActionHelp]
  private var makeTables: @Sendable () -> [Table]

  /// The options, actions and tables are created when they are needed: the overview of all commands
  /// needs none of their hundreds.
  package init(
    name: String, summary: String, discussion: String = "", positionals: [Positional] = [],
    options: @autoclosure @escaping @Sendable () -> [Option] = [],
    actions: @autoclosure @escaping @Sendable () -> [ActionHelp] = [],
    tables: @autoclosure @escaping @Sendable () -> [Table] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    makeOptions = options
    makeActions = actions
    makeTables = tables
  }

  /// In the order of the help. `--help` is not one of them. Each access creates them.
  package var options: [Option] { makeOptions() }
  /// For a command with actions: each with the options that only some actions accept.
  package var actions: [ActionHelp] { makeActions() }
  /// More tables for the help, after the arguments.
  package var tables: [Table] { makeTables() }

  /// A titled table of names and descriptions.
  package struct Table: Sendable {
    /// A heading without a colon.
    package var title: String
    /// In the order of the help.
    package var rows: [(name: String, help: String)]

    package init(title: String, rows: [(name: String, help: String)]) {
      self.title = title
      self.rows = rows
    }
  }

  /// An argument without a name, which its position identifies.
  package struct Positional: Sendable {
    /// In capitals, for example `EXT`.
    package var name: String
    /// A phrase that ends with a period.
    package var help: String
    /// Whether the command line is invalid without it.
    package var isRequired = true
    /// Whether further positionals are accepted too. Only for the last one.
    package var repeats = false
    /// What a shell offers; nil depends on the name.
    package var offers: ValueCompletion?

    package init(
      name: String, help: String, isRequired: Bool = true, repeats: Bool = false,
      offers: ValueCompletion? = nil
    ) {
      self.name = name
      self.help = help
      self.isRequired = isRequired
      self.repeats = repeats
      self.offers = offers
    }

    var completion: ValueCompletion { offers ?? ValueCompletion(placeholder: name) }
  }

  /// An argument that starts with dashes: a flag, or a name with a value.
  package struct Option: Sendable {
    /// Without dashes.
    package var name: String
    var short: Character?
    /// The placeholder for the value in the help; nil for a flag.
    package var value: String?
    /// A phrase that ends with a period, after its default.
    package var help: String
    /// Whether the option may be given more than once.
    package var repeats = false
    /// What a shell offers for the value; nil depends on the placeholder.
    var offers: ValueCompletion?

    /// What a shell offers for the value.
    package var completion: ValueCompletion { offers ?? ValueCompletion(placeholder: value ?? "") }
  }
}

extension CommandSpec.Option {
  /// An option without a value. `name` has no dashes.
  package static func flag(_ name: String, _ help: String) -> Self {
    Self(name: name, value: nil, help: help)
  }

  /// An option with a value, for which the help shows the placeholder `value`.
  package static func value(
    _ name: String, _ value: String, short: Character? = nil, repeats: Bool = false,
    offers: ValueCompletion? = nil, _ help: String
  ) -> Self {
    Self(name: name, short: short, value: value, help: help, repeats: repeats, offers: offers)
  }

  static let help = Self(name: "help", short: "h", value: nil, help: "Print this help and exit.")
  /// `--json`, which all commands with results have.
  package static let json = flag("json", "Print JSON.")

  /// The option as the help shows it: `-o, --output OUT`.
  var signature: String {
    let dashes = short.map { "-\($0), --\(name)" } ?? "--\(name)"
    return value.map { "\(dashes) \($0)" } ?? dashes
  }
}
