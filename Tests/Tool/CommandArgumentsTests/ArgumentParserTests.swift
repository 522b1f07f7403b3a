import Testing

@testable import CommandArguments

private let spec = CommandSpec(
  name: "draw", summary: "Draw.", positionals: [.init(name: "EXT", help: "What.")],
  options: [
    .value("kind", "KIND", "Which."), .value("output", "OUT", short: "o", "Where."),
    .value("set", "NAME=VALUE", repeats: true, "How."), .flag("json", "JSON."),
  ])

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    (["x", "--kind", "a"], ParsedArguments(positionals: ["x"], values: ["kind": ["a"]])),
    (["--kind=a=b", "x"], ParsedArguments(positionals: ["x"], values: ["kind": ["a=b"]])),
    (["x", "-o", "p"], ParsedArguments(positionals: ["x"], values: ["output": ["p"]])),
    (["x", "-op"], ParsedArguments(positionals: ["x"], values: ["output": ["p"]])),
    (["x", "-o", "-"], ParsedArguments(positionals: ["x"], values: ["output": ["-"]])),
    (["x", "--kind", "-1h"], ParsedArguments(positionals: ["x"], values: ["kind": ["-1h"]])),
    (
      ["--set", "a=1", "x", "--set", "b=2"],
      ParsedArguments(positionals: ["x"], values: ["set": ["a=1", "b=2"]])
    ),
    (["--json", "--", "--kind"], ParsedArguments(positionals: ["--kind"], flags: ["json"])),
    (["--help"], ParsedArguments(flags: ["help"])),
  ])
  func parsesLine(line: [String], expected: ParsedArguments) throws {
    #expect(try ArgumentParser(spec: spec).parse(line) == expected)
  }

  @Test(arguments: [
    (["x", "--kid", "a"], UsageError.unknownOption("--kid", command: "draw", nearest: "--kind")),
    (["x", "--zzzzzz"], .unknownOption("--zzzzzz", command: "draw", nearest: nil)),
    (["x", "-k"], .unknownOption("-k", command: "draw", nearest: nil)),
    (["x", "--kind"], .missingValue("--kind", placeholder: "KIND")),
    (["x", "--json=1"], .flagWithValue("--json", value: "1")),
    (["x", "--kind", "a", "--kind", "b"], .repeatedOption("--kind")),
    ([], .missingPositional("EXT", command: "draw")),
    (["x", "y"], .extraPositional("y", command: "draw")),
  ])
  func rejectsMisuse(line: [String], expected: UsageError) {
    #expect(throws: expected) { try ArgumentParser(spec: spec).parse(line) }
  }

  @Test(arguments: [
    (UsageError.missingCommand, "missing command; see `vitrine --help`"),
    (
      .unknownCommand("redner", nearest: "render"),
      "unknown command \"redner\"; did you mean render? See `vitrine --help`"
    ),
    (
      .unknownCommand("control burn", nearest: nil),
      "unknown command \"control burn\"; see `vitrine control --help`"
    ),
    (
      .unknownOption("--kid", command: "draw", nearest: "--kind"),
      "unknown option --kid; did you mean --kind? See `vitrine draw --help`"
    ),
    (.missingPositional("EXT", command: "draw"), "missing argument EXT; see `vitrine draw --help`"),
    (
      .extraPositional("y", command: "draw"),
      "unexpected argument \"y\"; see `vitrine draw --help`"
    ),
  ])
  func errorNamesHelp(error: UsageError, text: String) {
    #expect("\(error)" == text)
  }

  @Test func helpListsArgumentsAndOptions() {
    let help = spec.helpText
    #expect(help.hasPrefix("Draw.\n\nUsage: vitrine draw EXT [options]\n"))
    #expect(help.contains("  -o, --output OUT  Where.\n"))
    #expect(help.contains("  -h, --help        Print this help and exit.\n"))
  }
}
