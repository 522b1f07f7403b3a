import HostLink

extension WidgetFamilyName {
  /// A Lock Screen's family.
  public var isAccessory: Bool { rawValue.hasPrefix("accessory") }
}

extension Device {
  /// What surfaces inset a widget's content by. Accessory families are not inset.
  public func contentMargins(of family: WidgetFamilyName) -> LinkInsets {
    guard !family.isAccessory else { return LinkInsets() }
    return LinkInsets(
      top: contentMargin, leading: contentMargin, bottom: contentMargin, trailing: contentMargin)
  }
}
