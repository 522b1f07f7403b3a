/// The style of a view that widgets cannot show. It compiles but has no effect.
public struct _UnshownStyle: Sendable {}

public protocol ListStyle {}
@MainActor @preconcurrency public protocol FormStyle {}
public protocol PickerStyle {}
@MainActor @preconcurrency public protocol DatePickerStyle {}
public protocol TextFieldStyle {}
public protocol NavigationViewStyle {}
@MainActor @preconcurrency public protocol TabViewStyle {}
@MainActor @preconcurrency public protocol MenuStyle {}

extension _UnshownStyle: ListStyle, FormStyle, TextFieldStyle, NavigationViewStyle,
  TabViewStyle, MenuStyle
{}

extension ListStyle where Self == _UnshownStyle {
  public static var automatic: _UnshownStyle { _UnshownStyle() }
  public static var plain: _UnshownStyle { _UnshownStyle() }
  public static var grouped: _UnshownStyle { _UnshownStyle() }
  public static var inset: _UnshownStyle { _UnshownStyle() }
  public static var insetGrouped: _UnshownStyle { _UnshownStyle() }
  public static var sidebar: _UnshownStyle { _UnshownStyle() }
}

extension FormStyle where Self == _UnshownStyle {
  public static var automatic: _UnshownStyle { _UnshownStyle() }
  public static var grouped: _UnshownStyle { _UnshownStyle() }
  public static var columns: _UnshownStyle { _UnshownStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == TabsPickerStyle {
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
  public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension TextFieldStyle where Self == _UnshownStyle {
  public static var automatic: _UnshownStyle { _UnshownStyle() }
  public static var plain: _UnshownStyle { _UnshownStyle() }
  public static var roundedBorder: _UnshownStyle { _UnshownStyle() }
}

extension NavigationViewStyle where Self == _UnshownStyle {
  public static var automatic: _UnshownStyle { _UnshownStyle() }
  public static var stack: _UnshownStyle { _UnshownStyle() }
  public static var columns: _UnshownStyle { _UnshownStyle() }
}

extension TabViewStyle where Self == _UnshownStyle {
  public static var automatic: _UnshownStyle { _UnshownStyle() }
  public static var page: _UnshownStyle { _UnshownStyle() }
}

extension MenuStyle where Self == _UnshownStyle {
  public static var automatic: _UnshownStyle { _UnshownStyle() }
  public static var button: _UnshownStyle { _UnshownStyle() }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
