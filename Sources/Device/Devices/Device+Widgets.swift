import HostLink

extension WidgetFamilyName {
  /// True for the families of the Lock Screen.
  package var isAccessory: Bool { rawValue.hasPrefix("accessory") }
}

extension Device {
  /// The surface's insets of a widget's content, in points; zero for accessory families,
  /// except in the Smart Stack of a watch.
  package func contentMargins(of family: WidgetFamilyName) -> LinkInsets {
    let hasMargins =
      !family.isAccessory || idiom == .watch && family == .accessoryRectangular
    guard hasMargins else { return LinkInsets() }
    return LinkInsets(
      top: contentMargin, leading: contentMargin, bottom: contentMargin, trailing: contentMargin)
  }
}
