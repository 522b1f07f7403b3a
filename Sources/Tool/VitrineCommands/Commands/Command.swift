/// A command of the tool: its arguments and its implementation.
struct Command: Sendable {
  var spec: CommandSpec
  var run: @Sendable (ParsedArguments, ToolContext) async throws -> Void
}
