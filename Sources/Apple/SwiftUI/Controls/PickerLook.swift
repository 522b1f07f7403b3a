/// How a picker shows its options, by its style.
enum PickerLook {
  case automatic, inline, menu, segmented, wheel, navigationLink

  init(_ style: any PickerStyle) {
    self =
      switch style {
      case is InlinePickerStyle: .inline
      case is MenuPickerStyle: .menu
      case is SegmentedPickerStyle, is TabsPickerStyle, is PalettePickerStyle: .segmented
      case is WheelPickerStyle: .wheel
      case is NavigationLinkPickerStyle: .navigationLink
      default: .automatic
      }
  }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .automatic }
}

extension EnvironmentValues {
  /// From `pickerStyle(_:)`.
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, PickerLook(style))
  }
}
