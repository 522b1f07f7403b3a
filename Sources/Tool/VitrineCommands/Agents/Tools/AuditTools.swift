import AgentProtocol
import AgentServer
import CommandArguments
import CommandContext
import JSONValues

extension AgentTool {
  static let audit = AgentTool(
    "audit", title: "Find defects that users notice",
    """
    Finds truncated and clipped text, low contrast, small tap targets, missing labels and \
    translations, and timelines above the reload budget, in type sizes, languages and \
    color schemes. vitrine://docs/audit.md explains the rules.
    """,
    parameters: [.project]
      + ToolParameter.options(
        Command.audit.spec.options, help: ["scale": "Pixels per point. Default: 2."]),
    perform: .custom { call in
      do {
        try await call.run(.audit)
      } catch ToolError.auditFailed {
        // The findings are the result.
      }
      return call.result()
    })
}
