/// One of the tool's commands: what it takes, and what it does.
struct Command: Sendable {
  var spec: CommandSpec
  var run: @Sendable (ParsedArguments, ToolContext) async throws -> Void
}
