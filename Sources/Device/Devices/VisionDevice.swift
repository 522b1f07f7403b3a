import HostLink

extension Device {
  /// The room of Apple Vision Pro, in which widgets hang on walls and are on tables.
  ///
  /// Source of the sizes: Human Interface Guidelines, Widgets, "Specifications". There is no
  /// screen: its size is that of a default window, and scale, corners and margins are estimates.
  /// So are the accessory families of visionOS 27, which no source lists: they have the sizes of
  /// the iPhone with the same system families.
  static let vision = Device(
    identifier: "vision", idiom: .vision, models: ["Apple Vision Pro"],
    screen: LinkSize(width: 1280, height: 720), scale: 2, widgetCornerRadius: 28,
    contentMargin: 16,
    families: [
      (.systemSmall, 158, 158), (.systemMedium, 338, 158), (.systemLarge, 338, 354),
      (.systemExtraLarge, 450, 338), (.systemExtraLargePortrait, 338, 450),
    ].map { (family: WidgetFamilyName, width: Double, height: Double) in
      let size = LinkSize(width: width, height: height)
      return FamilySize(family: family, size: size, shownSize: size)
    } + accessories)

  private static let accessories: [FamilySize] = standard.families.compactMap { phone in
    guard phone.family.isAccessory else { return nil }
    var family = phone
    (family.isEstimate, family.since) = (true, .iOS27)
    return family
  }
}
