import Foundation
import TestFolders
import Testing

@testable import CommandArguments
@testable import CommandContext
@testable import VitrineCommands

/// What the shells offer at the end of a command line.
@Suite struct CompletionTests {
  /// A line, some of its completions, and one that must not be among them.
  static let lines: [(line: String, offered: [String], not: String)] = [
    ("ren", ["render"], "resize"),
    ("render --sche", ["--scheme"], "--scale"),
    ("render --scheme ", ["light", "dark"], "red"),
    ("render -o x --family me", ["medium"], "small"),
    ("control ", ["add", "press"], "render"),
    ("control add --se", ["--set"], "--token"),
    ("control set ", ["on", "off"], "add"),
    ("push key ", ["add", "list", "remove"], "token"),
    ("push key add --environment p", ["production"], "development"),
    ("device lo", ["look="], "sounds="),
    ("help scr", ["screenshot"], "sheet"),
    ("completions ", ["bash", "zsh", "fish"], "sh"),
    ("render --time-zone Europe/Ber", ["Europe/Berlin"], "Europe/Rome"),
    ("render --kind ", [], "render"),
  ]

  @Test(arguments: lines)
  func bashCompletes(line: String, offered: [String], not: String) throws {
    let words = "vitrine \(line)".split(separator: " ", omittingEmptySubsequences: false)
    let quoted = words.map { shellQuoted(String($0)) }.joined(separator: " ")
    let found = try run(
      "bash", Shell.bash,
      "compopt() { :; }; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); "
        + "_vitrine; printf '%s\\n' \"${COMPREPLY[@]}\"")
    #expect(found.isSuperset(of: offered) && !found.contains(not), "\(found.sorted())")
  }

  @Test(.enabled(if: isInstalled("fish")), arguments: lines)
  func fishCompletes(line: String, offered: [String], not: String) throws {
    let found = try run("fish", Shell.fish, "complete -C \(shellQuoted("vitrine \(line)"))")
    // fish adds descriptions after a tab.
    let names = Set(found.map { String($0.prefix { $0 != "\t" }) })
    #expect(names.isSuperset(of: offered) && !names.contains(not), "\(names.sorted())")
  }

  @Test(.enabled(if: isInstalled("zsh"))) func zshReadsScript() throws {
    #expect(try run("zsh", Shell.zsh, "print -- $+functions[_vitrine]") == ["1"])
  }

  @Test(arguments: Shell.allCases)
  func scriptNamesEveryCommand(shell: Shell) async {
    let run = await ToolRun(["completions", shell.rawValue])
    #expect(run.code == 0 && run.error.isEmpty)
    for command in Tool.commands { #expect(run.output.contains(command.spec.name)) }
  }

  /// - Returns: The lines that the shell prints after it has read its completion script.
  private func run(_ program: String, _ shell: Shell, _ code: String) throws -> Set<String> {
    let folder = try TemporaryFolder()
    let script = folder.url.appendingPathComponent("completions")
    try Data(shell.script(for: Tool.commands.map(\.spec)).utf8).write(to: script)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let prelude = shell == .zsh ? "compdef() { }; " : ""
    process.arguments = [program, "-c", "\(prelude)source \(shellQuoted(script.path)); \(code)"]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}

private func isInstalled(_ program: String) -> Bool {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
  }
}
