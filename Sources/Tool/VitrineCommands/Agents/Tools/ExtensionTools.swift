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
    parameters. The kinds are what `render`, `timeline` and `place` need.
    """,
    parameters: [.project]
      + ToolParameter.options(
        Command.list.spec.options),
    output: [
      "type": "object",
      "properties": [
        "widgets": ["type": "array"], "controls": ["type": "array"],
        "activities": ["type": "array"], "extensions": ["type": "array"],
      ],
    ],
    perform: .command(.list, list: "extensions"))

  static let timeline = AgentTool(
    "timeline", title: "Widget timeline",
    """
    Calls a widget's provider once, and lists the entries of its timeline with their dates, \
    relevance and the reload policy.
    """,
    parameters: [.project]
      + ToolParameter.options(
        Command.timeline.spec.options, except: ["scale", "contrast", "scheme"]),
    output: [
      "type": "object", "required": ["kind", "family", "clock", "policy", "entries"],
      "properties": [
        "kind": ["type": "string"], "family": ["type": "string"], "clock": ["type": "string"],
        "policy": ["type": "object"], "entries": ["type": "array"],
      ],
    ],
    perform: .command(.timeline))

  static let simulate = AgentTool(
    "simulate", title: "Simulate days",
    """
    Simulates up to 366 days of a device in seconds: which entry each widget showed when, which \
    reloads were granted, deferred or failed, and why. Use it to see whether a timeline keeps to \
    the reload budget.
    """,
    parameters: [.project]
      + ToolParameter.options(
        Command.simulate.spec.options, except: ["scenario", "settings"]),
    output: [
      "type": "object", "required": ["start", "end", "placements", "ledger"],
      "properties": [
        "start": ["type": "string"], "end": ["type": "string"],
        "placements": ["type": "array"], "ledger": ["type": "array"],
      ],
    ],
    perform: .command(.simulate))

  static let compatibility = AgentTool(
    "compatibility", title: "API compatibility",
    """
    Says whether an API of SwiftUI, WidgetKit, ActivityKit, AppIntents or another framework works, \
    works partly, or has no effect here.
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
