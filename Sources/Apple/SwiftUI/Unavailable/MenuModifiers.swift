/// Whether an action closes its menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let fixed = MenuOrder(name: "fixed")
  public static let priority = MenuOrder(name: "priority")
}

/// Whether a pressed button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
}

/// Whether a button fills the available width.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Accepted without effect in a widget, which opens no menus and knows no long presses.
extension View {
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    self
  }

  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?)
    -> some View
  {
    self
  }

  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    self
  }

  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    self
  }

  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }

  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
