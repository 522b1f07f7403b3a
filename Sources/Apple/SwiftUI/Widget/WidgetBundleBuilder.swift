/// Builds a bundle's widgets from the statements of its body.
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock() -> some Widget { _EmptyWidget() }

  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    let elements = WidgetElements(widgets: (repeat each content))
    return _WidgetGroup { elements.register(in: &$0) }
  }

  /// The widgets of `if #available`. As in Xcode, other conditions do not compile.
  public static func buildOptional(
    _ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?
  ) -> some Widget {
    widget as? _WidgetGroup ?? _WidgetGroup()
  }

  @available(
    *, unavailable,
    message: "if statements in a WidgetBundleBuilder can only be used with #available clauses"
  )
  public static func buildOptional<Content: Widget>(_ widget: Content?) -> some Widget {
    _WidgetGroup()
  }

  public static func buildLimitedAvailability<Content: Widget>(
    _ widget: Content
  ) -> any Widget & _LimitedAvailabilityWidgetMarker {
    let elements = WidgetElements(widgets: widget)
    return _WidgetGroup { elements.register(in: &$0) }
  }
}

/// A widget that a bundle has only on some versions of the system.
public protocol _LimitedAvailabilityWidgetMarker {}

/// A sequence of widgets.
public struct _WidgetGroup: Widget, _LimitedAvailabilityWidgetMarker {
  private let registerAll: @MainActor (inout _WidgetList) -> Void

  nonisolated init(_ registerAll: @escaping @MainActor (inout _WidgetList) -> Void) {
    self.registerAll = registerAll
  }

  nonisolated public init() {
    self.init { _ in }
  }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _register(_ widget: Self, in list: inout _WidgetList) {
    widget.registerAll(&list)
  }
}

/// The widget of an empty body.
struct _EmptyWidget: Widget {
  nonisolated init() {}

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// `@unchecked Sendable` because builders create it on any thread, but only the main actor
/// evaluates it.
private struct WidgetElements<each Content: Widget>: @unchecked Sendable {
  let widgets: (repeat each Content)

  @MainActor
  func register(in list: inout _WidgetList) {
    for widget in repeat each widgets { Self.register(widget, in: &list) }
  }

  @MainActor
  private static func register<W: Widget>(_ widget: W, in list: inout _WidgetList) {
    W._register(widget, in: &list)
  }
}
