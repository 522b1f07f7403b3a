import NearestName

/// Parses the arguments of one command according to its `CommandSpec`.
///
///     let parsed = try ArgumentParser(spec: spec).parse(["Everyday", "--kind", "Tide", "-oa.png"])
///     parsed.positionals      // ["Everyday"]
///     parsed["kind"]          // "Tide"
///     parsed["output"]        // "a.png"
///
/// Rules:
/// - Options and positionals may be mixed. `--` ends the options.
/// - Values: `--name value`, `--name=value`, `-o value`, `-oValue`. The next argument is the value
///   even if it starts with a dash, so that `--at -1h` and `-o -` work.
/// - Flags accept no value; single letters are not combined (`-ab` is `-a` with the value `b`).
/// - An option with a value may be given more than once only if it `repeats`.
/// - With `--help`, missing positionals are not an error.
///
/// The parser does not interpret values: the commands do, with `numberValue`, `namedValue`,
/// `DateArgument` and others, which throw `ValueError`. The parser throws `UsageError`. Both mean
/// exit code 2.
package struct ArgumentParser {
  private let spec: CommandSpec
  private let options: [CommandSpec.Option]

  package init(spec: CommandSpec) {
    self.spec = spec
    options = spec.acceptedOptions + [.help]
  }

  package func parse(_ arguments: [String]) throws -> ParsedArguments {
    var result = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        result.positionals += rest
        break
      } else if argument.hasPrefix("--") {
        try parseLong(argument.dropFirst(2), &rest, into: &result)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try parseShort(argument.dropFirst(), &rest, into: &result)
      } else {
        result.positionals.append(argument)
      }
    }
    if !result.has("help") { try checkPositionals(result.positionals) }
    return result
  }

  private func parseLong(
    _ text: Substring, _ rest: inout ArraySlice<String>, into result: inout ParsedArguments
  ) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError.unknownOption(
        "--\(name)", command: spec.name,
        nearest: nearestName(to: name, in: options.map(\.name)).map { "--\($0)" })
    }
    try take(option, attached: parts.count == 2 ? String(parts[1]) : nil, &rest, into: &result)
  }

  private func parseShort(
    _ text: Substring, _ rest: inout ArraySlice<String>, into result: inout ParsedArguments
  ) throws {
    guard let option = options.first(where: { $0.short == text.first }) else {
      throw UsageError.unknownOption("-\(text)", command: spec.name, nearest: nil)
    }
    let attached = text.dropFirst()
    try take(option, attached: attached.isEmpty ? nil : String(attached), &rest, into: &result)
  }

  private func take(
    _ option: CommandSpec.Option, attached: String?, _ rest: inout ArraySlice<String>,
    into result: inout ParsedArguments
  ) throws {
    guard let placeholder = option.value else {
      if let attached { throw UsageError.flagWithValue("--\(option.name)", value: attached) }
      result.flags.insert(option.name)
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError.missingValue("--\(option.name)", placeholder: placeholder)
    }
    guard option.repeats || result.values[option.name] == nil else {
      throw UsageError.repeatedOption("--\(option.name)")
    }
    result.values[option.name, default: []].append(value)
  }

  private func checkPositionals(_ given: [String]) throws {
    let required = spec.positionals.filter(\.isRequired)
    if given.count < required.count {
      throw UsageError.missingPositional(required[given.count].name, command: spec.name)
    }
    if given.count > spec.positionals.count, spec.positionals.last?.repeats != true {
      throw UsageError.extraPositional(given[spec.positionals.count], command: spec.name)
    }
  }
}
