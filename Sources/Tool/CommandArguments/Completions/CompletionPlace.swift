/// A place on the command line at which a shell completes: after a command, or after a command and
/// its action.
///
/// The scripts walk over the words before the cursor, follow those that name a place
/// (`control`, then `add`), and skip all others. They then offer the place's names, options and
/// values.
struct CompletionPlace {
  /// The words that lead here, such as `["push", "key", "add"]`; empty after `vitrine`.
  var words: [String]
  var options: [CommandSpec.Option] = []
  /// The commands or actions that can follow, with their summaries.
  var next: [(name: String, summary: String)] = []
  /// What can follow besides options.
  var operand = ValueCompletion.nothing

  /// The words, each after a space, as the scripts compare them.
  var key: String { words.map { " \($0)" }.joined() }
}

extension CompletionPlace {
  /// All places of the tool, the commands before their actions.
  static func all(of commands: [CommandSpec]) -> [CompletionPlace] {
    let names = commands.map { ($0.name, $0.summary) }
    let start = CompletionPlace(
      words: [],
      options: [
        .flag("version", "Print the version and exit."),
        .flag("help", "Print an overview of the commands and exit."),
      ],
      next: names + [("help", "Describe a command.")])
    return [start, CompletionPlace(words: ["help"], next: names)] + commands.flatMap(places)
  }

  private static func places(of command: CommandSpec) -> [CompletionPlace] {
    var place = CompletionPlace(words: [command.name], options: command.options + [.help])
    guard !command.actions.isEmpty else {
      place.operand =
        command.positionals.map(\.completion).first { $0 != .nothing } ?? .nothing
      return [place]
    }
    var groups: [CompletionPlace] = []
    var actions: [CompletionPlace] = []
    for action in command.actions {
      let words = action.name.split(separator: " ").map(String.init)
      actions.append(
        CompletionPlace(
          words: [command.name] + words, options: command.options + action.options + [.help],
          operand: action.completion))
      if words.count == 1 {
        place.next.append((words[0], action.summary))
        continue
      }
      let path = [command.name, words[0]]
      if let index = groups.firstIndex(where: { $0.words == path }) {
        groups[index].next.append((words[1], action.summary))
      } else {
        place.next.append((words[0], "Actions: \(words[0])."))
        groups.append(
          CompletionPlace(
            words: path, options: command.options + [.help], next: [(words[1], action.summary)]))
      }
    }
    return [place] + groups + actions
  }
}

extension CommandSpec.ActionHelp {
  /// What a shell offers for the operands: the first of them that it can complete.
  fileprivate var completion: ValueCompletion {
    let all = operands.split(separator: " ").map { word in
      let choices = word.filter { $0 != "…" && $0 != "[" && $0 != "]" }
      return choices.contains("|")
        ? ValueCompletion.words(choices.split(separator: "|").map(String.init))
        : ValueCompletion(placeholder: choices)
    }
    return all.first { $0 != .nothing } ?? .nothing
  }
}

/// What is offered for the values of some options, at all places where they have this meaning.
///
/// Scripts would be several times longer if they repeated the values at each place.
struct OptionValues {
  var completion: ValueCompletion
  /// The place and the option with its dashes, such as ` render --scheme`.
  var keys: [String]

  static func all(of places: [CompletionPlace]) -> [OptionValues] {
    var result: [OptionValues] = []
    for place in places {
      for option in place.options where option.value != nil {
        let keys = option.spellings.map { "\(place.key) \($0)" }
        if let index = result.firstIndex(where: { $0.completion == option.completion }) {
          result[index].keys += keys
        } else {
          result.append(OptionValues(completion: option.completion, keys: keys))
        }
      }
    }
    return result
  }
}

extension CommandSpec.Option {
  /// `--output` and `-o`.
  var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }

  /// The first sentence of the help.
  var brief: String {
    let sentence = help.firstRange(of: ". ").map { help[..<$0.lowerBound] } ?? help[...]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}
