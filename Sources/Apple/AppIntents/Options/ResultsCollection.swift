/// The choices of a parameter.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue
  var promptLabel: LocalizedStringResource? { get }
  var usesIndexedCollation: Bool { get }
  var items: [Result.ValueType] { get }
  static var empty: Self { get }
  /// Not Apple's: the choices in the order of the list.
  var _sections: [IntentItemSection<Result>] { get }
}

extension ResultsCollection {
  public var _sections: [IntentItemSection<Result>] {
    [IntentItemSection(items: items.compactMap { $0 as? Result }.map { IntentItem($0) })]
  }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element

  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
  public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
  public static var empty: [Element] { [] }
  public var _sections: [IntentItemSection<Element>] {
    [IntentItemSection(items: map { IntentItem($0) })]
  }
}

/// Choices with a heading.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  public var sections: [IntentItemSection<Result>]
  public var promptLabel: LocalizedStringResource?
  public var usesIndexedCollation: Bool

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.sections = sections
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) where Result: DisplayRepresentable {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }

  public var items: [Result.ValueType] {
    sections.flatMap(\.items).compactMap { $0.value as? Result.ValueType }
  }

  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  public var _sections: [IntentItemSection<Result>] { sections }
}

extension IntentItemCollection: Sendable where Result: Sendable {}
