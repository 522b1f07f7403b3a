// The styles that old sources create by name.
public struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
}

public struct PlainListStyle: ListStyle, Sendable {
  public init() {}
}

public struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
}

public struct InsetListStyle: ListStyle, Sendable {
  public init() {}
}

public struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
}

public struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
}

public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
}

public struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
}

public struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
}

public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
}

/// Drawn like the segmented style, as on a phone.
public struct TabsPickerStyle: PickerStyle, Sendable {
  public init() {}
}

public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public init() {}
}

/// Drawn like the segmented style.
public struct PalettePickerStyle: PickerStyle, Sendable {
  public init() {}
}

public struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
}

public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
}

public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
}

public struct BorderedTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
}

public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// How wide the rows of a sidebar are. iOS has medium rows.
public enum SidebarRowSize: Sendable {
  case small, medium, large
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

extension EnvironmentValues {
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
