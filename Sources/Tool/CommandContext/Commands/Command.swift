import CommandArguments

/// A command of the tool: its arguments and its implementation.
package struct Command: Sendable {
  package var spec: CommandSpec
  package var run: @Sendable (ParsedArguments, ToolContext) async throws -> Void

  package init(
    spec: CommandSpec, run: @escaping @Sendable (ParsedArguments, ToolContext) async throws -> Void
  ) {
    self.spec = spec
    self.run = run
  }
}
