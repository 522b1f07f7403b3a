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
    translations, and timelines above the reload budget, over type sizes, languages and color \
    schemes. Findings are results with a rule, a severity and a source line; \
    vitrine://docs/audit.md explains the rules.
    """,
    parameters: [.project] + ToolParameter.options(Command.audit.spec.options),
    output: [
      "type": "object", "required": ["findings", "pictures", "ignored"],
      "properties": [
        "findings": [
          "type": "array",
          "items": ["type": "object", "required": ["rule", "severity", "message"]],
        ],
        "pictures": ["type": "integer"], "ignored": ["type": "integer"],
      ],
    ],
    perform: .custom { call in
      do {
        try await call.run(.audit)
      } catch ToolError.auditFailed {
        // The findings are the result.
      }
      return call.result()
    })
}
