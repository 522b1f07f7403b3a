/// How a palette marks its selection.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let variant: SymbolVariants?
  private let isCustom: Bool

  public static let automatic = PaletteSelectionEffect(variant: nil, isCustom: false)
  public static let custom = PaletteSelectionEffect(variant: nil, isCustom: true)

  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(variant: variant, isCustom: false)
  }
}

/// A menu that a long press opens. Deprecated: use `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
