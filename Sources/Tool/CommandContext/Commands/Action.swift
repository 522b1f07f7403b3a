import CommandArguments

/// One action of a command that has several, such as `start` of `vitrine activity`: its operands,
/// the options it accepts, and what it does.
///
///     Action("end", "ID", "End an activity.", options: [.content]) { try await $0.end() }
///
/// The help lists each action with its options, and an option that belongs to another action is
/// rejected.
package struct Action<Call: ActionCall>: Sendable {
  /// One word, or two for an action of a group, such as `key add`.
  package var name: String
  /// As the help shows them, such as `ID…`.
  var operands: String
  package var summary: String
  var options: [CommandSpec.Option]
  var perform: @Sendable (Call) async throws -> Void

  package init(
    _ name: String, _ operands: String, _ summary: String,
    options: [CommandSpec.Option] = [], perform: @escaping @Sendable (Call) async throws -> Void
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.options = options
    self.perform = perform
  }

  /// An action without operands.
  package init(
    _ name: String, _ summary: String, options: [CommandSpec.Option] = [],
    perform: @escaping @Sendable (Call) async throws -> Void
  ) {
    self.init(name, "", summary, options: options, perform: perform)
  }
}

extension CommandSpec {
  /// The declaration of a command with actions. It accepts the options of all actions; `ActionCall`
  /// rejects those that the action does not accept.
  package init<Call: ActionCall>(
    actionsOf type: Call.Type, summary: String, discussion: String = "",
    operands: String
  ) {
    self.init(
      name: Call.command, summary: summary, discussion: discussion,
      positionals: [
        .init(
          name: "ACTION", help: "Action to perform. Default: \(Call.defaultAction).",
          isRequired: false),
        .init(name: "ARGUMENT", help: operands, isRequired: false, repeats: true),
      ],
      options: Call.commonOptions,
      actions: Call.actions.map { action in
        ActionHelp(
          name: action.name, operands: action.operands, summary: action.summary,
          options: action.options)
      })
  }
}
