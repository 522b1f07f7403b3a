/// A style that shows the controls in a row.
@MainActor
protocol RowControlGroupStyle: ControlGroupStyle {}

extension RowControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The controls in a row.
public struct AutomaticControlGroupStyle: Sendable {
  public init() {}
}

extension AutomaticControlGroupStyle: RowControlGroupStyle {}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// A compact menu; drawn as a row, because widgets have no menus.
public struct CompactMenuControlGroupStyle: Sendable {
  public init() {}
}

extension CompactMenuControlGroupStyle: RowControlGroupStyle {}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// A menu; drawn as a row, because widgets have no menus.
public struct MenuControlGroupStyle: Sendable {
  public init() {}
}

extension MenuControlGroupStyle: RowControlGroupStyle {}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Controls of a navigation bar.
public struct NavigationControlGroupStyle: Sendable {
  public init() {}
}

extension NavigationControlGroupStyle: RowControlGroupStyle {}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// A palette of symbols.
public struct PaletteControlGroupStyle: Sendable {
  public init() {}
}

extension PaletteControlGroupStyle: RowControlGroupStyle {}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
