/// Modifiers for app screens. They compile, so that an app and its widget can share views, but have
/// no effect in a widget.
extension View {
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    self
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  nonisolated public func help(_ text: Text) -> some View { self }

  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

  nonisolated public func badge(_ count: Int) -> some View { self }

  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether the user can select text. Widgets never allow it.
public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability {}

public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
