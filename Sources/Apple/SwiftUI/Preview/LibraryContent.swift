/// Views and modifiers for Xcode's library, which is not part of the device.
public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any
  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }

  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An item of Xcode's library.
public struct LibraryItem: Sendable {
  public struct Category: Equatable, Sendable {
    private let name: String

    public static let effect = Category(name: "effect")
    public static let layout = Category(name: "layout")
    public static let control = Category(name: "control")
    public static let other = Category(name: "other")
  }

  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Builds items from the statements of a closure.
@resultBuilder
public struct LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }

  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }

  public static func buildBlock(_ segments: [LibraryItem]...) -> [LibraryItem] {
    segments.flatMap { $0 }
  }
}
