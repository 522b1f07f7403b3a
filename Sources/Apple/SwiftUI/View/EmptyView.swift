/// A view without content.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: PrimitiveView {
  public var body: Never { fatalError("EmptyView is primitive and has no body") }

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] { [] }
}

/// A type-erased view.
public struct AnyView {
  private let make: @MainActor (_ViewContext) -> [_LayoutNode]

  public init<V: View>(_ view: V) {
    // Only the main actor evaluates the view.
    nonisolated(unsafe) let view = view
    make = { V._makeNodes(view, $0) }
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    context.session.erasedViewCount += 1
    return context.descendingIntoErased().map(make) ?? []
  }
}

/// A view that is evaluated only if its value has changed. Widgets are evaluated once, so this has
/// no effect.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
