import AgentServer
import CommandArguments
import CommandContext

extension AgentTool {
  static let doctor = AgentTool(
    "doctor", title: "Check the setup",
    """
    Checks toolchain, libraries, fonts, frameworks, port and project, and says how to repair them. \
    With id, all that is known about a widget, control or Live Activity, such as requests, pushes, \
    ledger.
    """,
    parameters: [
      .project,
      .own("id", .text, "Of a placement, control, activity or extension."),
    ] + ToolParameter.options(Command.doctor.spec.options, help: ["limit": "Ledger rows."]),
    perform: .custom { call in
      var call = call
      if let id = call.members["id"]?.string {
        try await call.connectDevice()
        call.arguments.positionals = [id]
      }
      do {
        try await call.run(.doctor)
      } catch ToolError.setupIncomplete {
        // The problems are the result.
      }
      return call.result()
    })
}
