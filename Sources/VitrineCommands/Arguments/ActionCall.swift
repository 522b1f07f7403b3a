/// One line of a command that has actions, such as `vitrine control add KIND`.
protocol ActionCall: Sendable {
  /// The command's name.
  static var command: String { get }
  /// What is done where the line names no action.
  static var defaultAction: String { get }
  /// First words of actions of two words, such as `key` of `key add`; alone they list.
  static var groups: Set<String> { get }
  static var actions: [String: @Sendable (Self) async throws -> Void] { get }

  var line: ActionLine { get }
  init(_ line: ActionLine)
}

/// What stands on the line.
struct ActionLine: Sendable {
  let arguments: ParsedArguments
  let context: ToolContext
  let device: RunningDevice
  /// With its second word where it has one.
  let action: String
  /// Behind the action.
  let rest: [String]
}

extension ActionCall {
  static var groups: Set<String> { [] }

  var arguments: ParsedArguments { line.arguments }
  var context: ToolContext { line.context }
  var action: String { line.action }
  var rest: [String] { line.rest }
  var device: RunningDevice { line.device }
  /// As errors name it.
  private var name: String { "\(Self.command) \(action)" }

  /// Does what the line says. Throws `UsageError` where there is no such action, and what the action
  /// throws.
  static func run(_ arguments: ParsedArguments, in context: ToolContext) async throws {
    var words = arguments.positionals[...]
    var action = words.popFirst() ?? defaultAction
    if groups.contains(action) { action += " \(words.popFirst() ?? "list")" }
    let call = Self(
      ActionLine(
        arguments: arguments, context: context, device: RunningDevice(arguments, in: context),
        action: action, rest: Array(words)))
    guard let perform = actions[action] else {
      throw UsageError.unknownCommand(
        call.name,
        nearest: nearestName(to: action, in: actions.keys.sorted()).map { "\(command) \($0)" })
    }
    try await perform(call)
  }

  /// The arguments behind the action: as many as there are names. Throws `UsageError`.
  func words(_ names: String...) throws -> [String] {
    guard rest.count >= names.count else { throw missing(names[rest.count]) }
    guard rest.count == names.count else {
      throw UsageError.extraPositional(rest[names.count], command: name)
    }
    return rest
  }

  /// At most one argument. Throws `UsageError`.
  func word() throws -> String? {
    guard rest.count < 2 else { throw UsageError.extraPositional(rest[1], command: name) }
    return rest.first
  }

  func missing(_ positional: String) -> UsageError {
    .missingPositional(positional, command: name)
  }

  /// An option's value. Throws `UsageError.missingOption`.
  func required(_ option: String) throws -> String {
    guard let value = arguments[option] else {
      throw UsageError.missingOption(name, needs: "--\(option)")
    }
    return value
  }
}
