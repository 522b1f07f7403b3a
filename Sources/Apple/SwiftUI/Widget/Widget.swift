// Compatibility (WidgetKit): works | `Widget`, `WidgetBundle`, `WidgetBundleBuilder` | as many
//   widgets as a Swift parameter pack allows; `if #available`

/// A widget, which consists of a configuration.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  @MainActor @preconcurrency var body: Body { get }

  /// Adds the widget's configurations to `list`, in order.
  @MainActor static func _register(_ widget: Self, in list: inout _WidgetList)
}

extension Widget {
  public static func _register(_ widget: Self, in list: inout _WidgetList) {
    list.register(for: Self.self) { Body._register(widget.body, in: &$0) }
  }
}

/// The content and kind of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// Adds the configuration to `list`.
  @MainActor static func _register(_ configuration: Self, in list: inout _WidgetList)
}

extension WidgetConfiguration {
  public static func _register(_ configuration: Self, in list: inout _WidgetList) {
    Body._register(configuration.body, in: &list)
  }
}

extension Never: WidgetConfiguration {}

/// The widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

/// The configurations of a bundle, in order. WidgetKit creates the registrations.
@MainActor
public struct _WidgetList {
  public var registrations: [any _WidgetRegistration] = []

  public init() {}

  /// Adds the registrations of a widget or control, and notes its type in them.
  public mutating func register(for type: Any.Type, _ add: (inout _WidgetList) -> Void) {
    let first = registrations.count
    add(&self)
    for registration in registrations[first...] { registration._typeName = "\(type)" }
  }
}

/// A configuration, as registered with the extension's runtime.
@MainActor
public protocol _WidgetRegistration: AnyObject {
  /// The name of the type whose body has the configuration, for messages.
  var _typeName: String? { get set }
}

/// A configuration without content.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never

  nonisolated public init() {}

  public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }

  public static func _register(_ configuration: Self, in list: inout _WidgetList) {}
}
