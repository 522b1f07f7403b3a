import Foundation

/// A page of the manual in the format of man(7): of a command, or of the tool.
package struct ManualPage {
  /// The page's file, such as `vitrine-render.1`.
  package let file: String
  package let text: String

  /// The pages of the tool and of all commands.
  package static func all(of commands: [CommandSpec]) -> [ManualPage] {
    [ManualPage(overviewOf: commands)] + commands.map { ManualPage(of: $0) }
  }

  package init(overviewOf commands: [CommandSpec]) {
    var page = Roff(title: "vitrine")
    page.section("NAME")
    page.line("vitrine \\- run the widgets, controls and Live Activities of iOS apps on Linux")
    page.section("SYNOPSIS")
    page.line("\\fBvitrine\\fR \\fICOMMAND\\fR [\\fIarguments\\fR]")
    page.section("DESCRIPTION")
    page.paragraph(
      "Builds WidgetKit extensions on Linux and runs their widgets, controls and Live Activities. "
        + "vitrine-COMMAND(1) describes a command.")
    page.section("COMMANDS")
    for command in commands { page.item("vitrine-\(command.name)(1)", command.summary) }
    page.section("OPTIONS")
    page.item("--version", "Print the version and exit.")
    page.item("-h, --help", "Print an overview of the commands and exit.")
    page.exitStatus()
    self.init(file: "vitrine.1", text: page.text)
  }

  package init(of command: CommandSpec) {
    var page = Roff(title: "vitrine-\(command.name)")
    page.section("NAME")
    page.line("vitrine\\-\(Roff.escaped(command.name)) \\- \(Roff.escaped(command.plainSummary))")
    page.section("SYNOPSIS")
    page.line("\\fBvitrine \(Roff.escaped(command.name))\\fR \(Roff.escaped(command.operands))")
    page.section("DESCRIPTION")
    page.paragraph(command.summary)
    for paragraph in command.discussion.components(separatedBy: "\n\n") {
      page.paragraph(paragraph)
    }
    if !command.positionals.isEmpty {
      page.section("ARGUMENTS")
      for positional in command.positionals { page.item(positional.name, positional.help) }
    }
    for table in command.tables {
      page.section(table.title.uppercased())
      for row in table.rows { page.item(row.name, row.help) }
    }
    if !command.actions.isEmpty {
      page.section("ACTIONS")
      for action in command.actions {
        page.item(action.signature, action.summary)
        guard !action.options.isEmpty else { continue }
        page.indented { page in
          for option in action.options { page.item(option.signature, option.help) }
        }
      }
    }
    page.section("OPTIONS")
    for option in command.options + [.help] { page.item(option.signature, option.help) }
    page.exitStatus()
    page.section("SEE ALSO")
    page.line("vitrine(1)")
    self.init(file: "vitrine-\(command.name).1", text: page.text)
  }

  private init(file: String, text: String) {
    (self.file, self.text) = (file, text)
  }
}

extension CommandSpec {
  /// The summary as the line of a manual page: without the capital and the period.
  fileprivate var plainSummary: String {
    let text = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
