import HostLink

extension WidgetFamilyName {
  /// True for the families of the Lock Screen.
  package var isAccessory: Bool { rawValue.hasPrefix("accessory") }
}

extension Device {
  /// The insets of a widget's content in the Smart Stack of a watch, in points. An estimate.
  package static let smartStackMargins = LinkInsets(top: 8, leading: 10, bottom: 8, trailing: 10)

  /// The surface's insets of a widget's content, in points; zero for accessory families.
  package func contentMargins(of family: WidgetFamilyName) -> LinkInsets {
    guard !family.isAccessory else { return LinkInsets() }
    return LinkInsets(
      top: contentMargin, leading: contentMargin, bottom: contentMargin, trailing: contentMargin)
  }
}
