import CommandArguments
import CommandContext

extension Command {
  static let completions = Command(
    spec: CommandSpec(
      name: "completions", summary: "Print the script with which a shell completes the commands.",
      discussion: """
        bash: source <(vitrine completions bash), for example in ~/.bashrc.

        zsh: vitrine completions zsh > FOLDER/_vitrine, where FOLDER is in $fpath.

        fish: vitrine completions fish > ~/.config/fish/completions/vitrine.fish

        `make install` installs all three.
        """,
      positionals: [
        .init(name: "SHELL", help: "bash, zsh or fish.", offers: .cases(of: Shell.self))
      ])
  ) { arguments, context in
    let shell: Shell = try namedValue(
      arguments.positionals[0], option: "SHELL", what: "shell", default: .bash)
    context.console.print(shell.script(for: Tool.commands.map(\.spec)))
  }
}
