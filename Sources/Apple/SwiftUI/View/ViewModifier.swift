/// A modifier that, applied to a view, produces a different version of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  @MainActor static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode]
}

extension ViewModifier {
  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    context.bodyNodes(of: modifier) { $0.body(content: Content(make: content)) }
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is primitive") }
}

/// The modified view, as passed to a modifier's `body(content:)`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let make: @MainActor (_ViewContext) -> [_LayoutNode]

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] { make(context) }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never { fatalError("ModifiedContent is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    let content = view.content
    return Modifier._makeNodes(view.modifier, context) { Content._makeNodes(content, $0) }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    Modifier._makeNodes(modifier.modifier, context) {
      Content._makeNodes(modifier.content, $0, content: content)
    }
  }
}

/// A modifier without effect.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  public typealias Body = Never

  nonisolated public init() {}

  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    content(context)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
