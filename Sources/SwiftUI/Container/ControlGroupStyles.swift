/// The controls in a row.
public struct AutomaticControlGroupStyle: Sendable {
  public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// A compact menu; drawn as a row, because widgets have no menus.
public struct CompactMenuControlGroupStyle: Sendable {
  public init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// A menu; drawn as a row, because widgets have no menus.
public struct MenuControlGroupStyle: Sendable {
  public init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Controls of a navigation bar.
public struct NavigationControlGroupStyle: Sendable {
  public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// A palette of symbols.
public struct PaletteControlGroupStyle: Sendable {
  public init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
