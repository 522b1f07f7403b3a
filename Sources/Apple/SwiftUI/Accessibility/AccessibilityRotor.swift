/// The entries of a rotor, with which VoiceOver goes through a view. The device has no rotors.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// Builds the entries of a rotor from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    RotorEntries()
  }

  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    RotorEntries()
  }
}

/// Entries of which nothing is stored.
struct RotorEntries {}

extension RotorEntries: AccessibilityRotorContent {
  typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public typealias Body = Never
}

extension AccessibilityRotorEntry where ID == Never {
  nonisolated public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  nonisolated public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}

  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Equatable, Sendable {
  private let name: String

  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  public static let headings = AccessibilitySystemRotor(name: "headings")
  public static let images = AccessibilitySystemRotor(name: "images")
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  public static let links = AccessibilitySystemRotor(name: "links")
  public static let lists = AccessibilitySystemRotor(name: "lists")
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  public static let tables = AccessibilitySystemRotor(name: "tables")
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")

  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings.\(level)")
  }

  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "links.\(visited)")
  }
}
