import CommandArguments
import CommandContext
import Foundation

extension Command {
  static let manual = Command(
    spec: CommandSpec(
      name: "manual", summary: "Print a page of the manual, or write all of them.",
      discussion: """
        `vitrine manual render | man -l -` shows the page of render. `make install` installs the \
        pages, so that `man vitrine-render` finds it.
        """,
      positionals: [
        .init(
          name: "COMMAND", help: "Command to describe. Default: the tool itself.",
          isRequired: false)
      ],
      options: [.value("output", "DIR", short: "o", "Folder to write all pages to.")])
  ) { arguments, context in
    let commands = Tool.commands.map(\.spec)
    if let folder = arguments["output"] {
      if let extra = arguments.positionals.first {
        throw UsageError.extraPositional(extra, command: "manual --output")
      }
      for page in ManualPage.all(of: commands) {
        try OutputFile(url: context.file(folder).appendingPathComponent(page.file))
          .write(Data(page.text.utf8))
      }
      return
    }
    let page =
      try arguments.positionals.first.map { ManualPage(of: try Tool.command($0).spec) }
      ?? ManualPage(overviewOf: commands)
    context.console.print(page.text)
  }
}
