/// Commands of a menu bar or a keyboard. The device has neither, so they are never shown.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    EmptyCommands()
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }

  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands {
    content
  }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

public struct EmptyCommands: Commands {
  public typealias Body = Never

  nonisolated public init() {}
}

/// Commands at a place of the menus.
public struct CommandGroup<Content: View>: Commands {
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  public var body: some Commands { EmptyCommands() }
}

/// A separate menu.
public struct CommandMenu<Content: View>: Commands {
  nonisolated public init(
    _ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  nonisolated public init(
    _ name: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {}

  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}

  public var body: some Commands { EmptyCommands() }
}

public struct InspectorCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

public struct SidebarCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

public struct TextEditingCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

public struct TextFormattingCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

public struct ToolbarCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}
