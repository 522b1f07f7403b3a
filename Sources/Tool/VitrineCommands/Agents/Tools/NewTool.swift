import AgentServer
import CommandArguments
import CommandContext
import Foundation

extension AgentTool {
  static let new = AgentTool(
    "new", title: "Create an extension",
    """
    Creates the sources of a widget, control or Live Activity in a new folder. They build as they \
    are.
    """,
    effects: .adds,
    parameters: [
      ToolParameter(
        name: "kind", form: .choice(ExtensionTemplate.Kind.allCases.map(\.rawValue)),
        target: .positional, help: "Element.", isRequired: true),
      .positional("name", "Of folder and module: a Swift identifier."),
      .own("path", .path, "Folder to create it in. Default: the first folder."),
    ]
      + ToolParameter.options(
        Command.new.spec.options, help: ["configuration": "Add an App Intent that configures it."]),
    perform: .custom { call in
      var call = call
      if let path = call.members["path"]?.string {
        call.context.currentDirectory = URL(
          fileURLWithPath: try call.workspace.folders.path(path), isDirectory: true)
      }
      try await call.run(.new)
      return call.result()
    })
}
