/// A control for Control Center, the Lock Screen or the Action button.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

/// The configuration of a control: its kind, its values and its template.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// Adds the configuration to `list`.
  @MainActor static func _registerControl(_ configuration: Self, in list: inout _WidgetList)
}

extension ControlWidgetConfiguration {
  public static func _registerControl(_ configuration: Self, in list: inout _WidgetList) {
    Body._registerControl(configuration.body, in: &list)
  }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration without a control.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = Never

  nonisolated public init() {}

  public var body: Never { fatalError("EmptyControlWidgetConfiguration has no body") }

  public static func _registerControl(_ configuration: Self, in list: inout _WidgetList) {}
}

/// Builds a control's configuration from one expression.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

extension WidgetBundleBuilder {
  /// Accepts a control among a bundle's widgets.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    let element = ControlElement(control: content)
    return _WidgetGroup { element.register(in: &$0) }
  }
}

/// Unchecked because result builders create it on any thread. Only the main actor evaluates it.
private struct ControlElement<Content: ControlWidget>: @unchecked Sendable {
  let control: Content

  @MainActor
  func register(in list: inout _WidgetList) {
    list.register(for: Content.self) { Content.Body._registerControl(control.body, in: &$0) }
  }
}
