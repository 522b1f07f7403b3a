import AgentProtocol
import AgentServer
import CommandArguments
import CommandContext
import JSONValues

// What an extension has and shows, without a device.
extension AgentTool {
  static let list = AgentTool(
    "list", title: "List widgets",
    """
    Lists an extension's widgets, controls and Live Activities with their kinds, families and \
    parameters.
    """,
    parameters: [.project]
      + ToolParameter.options(
        Command.list.spec.options),
    perform: .command(.list))

  static let timeline = AgentTool(
    "timeline", title: "Widget timeline",
    """
    Lists the entries of a widget's timeline with dates and relevance, and the reload policy.
    """,
    parameters: [.project]
      + ToolParameter.options(
        Command.timeline.spec.options, except: ["scale", "contrast", "scheme"]),
    perform: .command(.timeline))

  static let compatibility = AgentTool(
    "compatibility", title: "API compatibility",
    """
    Says whether an API of SwiftUI, WidgetKit, ActivityKit, AppIntents and others works here, \
    or only partly.
    """,
    parameters: [
      .positional("name", "Name of the API, such as Gauge or contextMenu.")
    ],
    perform: .custom { call in
      ToolResult([
        .text(call.workspace.documents.compatibility(of: call.arguments.positionals[0]))
      ])
    })
}
