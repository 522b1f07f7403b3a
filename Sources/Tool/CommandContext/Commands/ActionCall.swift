import CommandArguments
import NearestName

/// An invocation of a command that has actions, such as `vitrine control add KIND`.
///
/// A conforming type lists its actions:
///
///     struct ControlCall: ActionCall {
///       static let command = "control"
///       static let defaultAction = "list"
///       static let actions: [Action<ControlCall>] = [
///         Action("list", "List the controls.") { try await $0.list() },
///         Action("remove", "ID", "Remove a control.") { call in
///           try await call.remove(call.operands("ID")[0])
///         },
///       ]
///     }
///
/// `ArgumentParser` parses the whole line with the options of all actions. `run(_:in:)` then
/// selects the action and rejects the options of others; the action checks its operands with
/// `operands(_:)`.
///
/// Actions of two words, such as `push key add`, share a group (`key`). A group alone means its
/// `list`.
package protocol ActionCall: Sendable {
  /// The command's name.
  static var command: String { get }
  /// The action if the line has none.
  static var defaultAction: String { get }
  /// The first words of two-word actions.
  static var groups: Set<String> { get }
  /// The options that every action accepts.
  static var commonOptions: [CommandSpec.Option] { get }
  static var actions: [Action<Self>] { get }

  var line: ActionLine { get }
  init(_ line: ActionLine)
}

/// A command line that was split into an action and its operands.
package struct ActionLine: Sendable {
  let arguments: ParsedArguments
  let context: ToolContext
  let device: RunningDevice
  /// The action's full name, such as `add` or `key add`.
  let action: String
  /// The positionals after the action.
  let rest: [String]
}

extension ActionCall {
  package static var groups: Set<String> { [] }
  package static var commonOptions: [CommandSpec.Option] { RunningDevice.options }

  package var arguments: ParsedArguments { line.arguments }
  package var context: ToolContext { line.context }
  package var action: String { line.action }
  package var rest: [String] { line.rest }
  package var device: RunningDevice { line.device }
  /// The name in errors, such as `control add`.
  private var name: String { "\(Self.command) \(action)" }

  /// Runs the line's action. Throws `UsageError` if the action is unknown or does not accept an
  /// option, and the action's errors.
  package static func run(_ arguments: ParsedArguments, in context: ToolContext) async throws {
    var words = arguments.positionals[...]
    var name = words.popFirst() ?? defaultAction
    if groups.contains(name) { name += " \(words.popFirst() ?? "list")" }
    let call = Self(
      ActionLine(
        arguments: arguments, context: context, device: RunningDevice(arguments, in: context),
        action: name, rest: Array(words)))
    guard let action = actions.first(where: { $0.name == name }) else {
      throw UsageError.unknownCommand(
        call.name,
        nearest: nearestName(to: name, in: actions.map(\.name).sorted()).map { "\(command) \($0)" })
    }
    try reject(optionsNotOf: action, in: arguments)
    try await action.perform(call)
  }

  private static func reject(
    optionsNotOf action: Action<Self>, in arguments: ParsedArguments
  ) throws(UsageError) {
    let accepted = Set((commonOptions + action.options).map(\.name))
    let given = arguments.flags.union(arguments.values.keys).subtracting(accepted)
    guard let extra = given.sorted().first else { return }
    let others = actions.filter { $0.options.contains { $0.name == extra } }.map(\.name)
    throw .optionOfOtherAction("--\(extra)", action: "\(command) \(action.name)", others: others)
  }

  /// Returns the action's operands. Throws `UsageError` unless there are as many as `names`.
  package func operands(_ names: String...) throws -> [String] {
    guard rest.count >= names.count else { throw missing(names[rest.count]) }
    guard rest.count == names.count else {
      throw UsageError.extraPositional(rest[names.count], command: name)
    }
    return rest
  }

  /// Returns the action's only operand, if there is one. Throws `UsageError` if there are more.
  package func optionalOperand() throws -> String? {
    guard rest.count < 2 else { throw UsageError.extraPositional(rest[1], command: name) }
    return rest.first
  }

  package func missing(_ positional: String) -> UsageError {
    .missingPositional(positional, command: name)
  }

  /// Returns the value of a required option. Throws `UsageError.missingOption`.
  package func required(_ option: String) throws -> String {
    guard let value = arguments[option] else {
      throw UsageError.missingOption(name, requires: "--\(option)")
    }
    return value
  }
}
