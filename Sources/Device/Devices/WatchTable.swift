import HostLink

/// The watches, by the size of their case.
///
/// Sources:
/// - Screens: Apple's technical specifications, in pixels; two pixels are one point.
/// - `accessoryRectangular`, in the Smart Stack: Human Interface Guidelines, Widgets,
///   "Specifications"; not for 42 and 46 mm, whose sizes are in proportion to the screen's width.
/// - `accessoryCircular`: Human Interface Guidelines, Complications, "Circular", regular images.
/// - Estimates: `accessoryCorner`, a square whose curves have their center in the middle of the
///   screen (`ComplicationLayout`), `accessoryInline`, the corner radii of screens, and the margins
///   and corners of the Smart Stack.
extension Device {
  static let watches: [Device] = [
    watch(
      40, screen: (162, 197), radius: 28,
      models: ["Apple Watch Series 6 (40 mm)", "Apple Watch SE (40 mm)"],
      circular: 42, corner: 65, rectangular: (152, 69.5), inline: (138, 18)),
    watch(
      41, screen: (176, 215), radius: 36, models: ["Apple Watch Series 9 (41 mm)"], circular: 44.5,
      corner: 70.5, rectangular: (165, 72.5), inline: (150, 19)),
    watch(
      42, screen: (187, 223), radius: 42, models: ["Apple Watch Series 11 (42 mm)"],
      isEstimate: true,
      circular: 47, corner: 75, rectangular: (174, 77), inline: (159, 20)),
    watch(
      44, screen: (184, 224), radius: 34,
      models: ["Apple Watch Series 6 (44 mm)", "Apple Watch SE (44 mm)"],
      circular: 47, corner: 73.5, rectangular: (173, 76.5), inline: (156, 20)),
    watch(
      45, screen: (198, 242), radius: 42, models: ["Apple Watch Series 9 (45 mm)"], circular: 50,
      corner: 79,
      rectangular: (184, 80.5), inline: (168, 21)),
    watch(
      46, screen: (208, 248), radius: 46, models: ["Apple Watch Series 11 (46 mm)"],
      isEstimate: true,
      circular: 52, corner: 83, rectangular: (193, 84), inline: (177, 22)),
    watch(
      49, screen: (205, 251), radius: 42, models: ["Apple Watch Ultra 2"], circular: 50, corner: 82,
      rectangular: (191, 81.5), inline: (174, 22)),
  ]

  private static func watch(
    _ millimeters: Int, screen: (Double, Double), radius: Double, models: [String],
    isEstimate: Bool = false,
    circular: Double, corner: Double, rectangular: (Double, Double), inline: (Double, Double)
  ) -> Device {
    func family(_ family: WidgetFamilyName, _ width: Double, _ height: Double) -> FamilySize {
      let size = LinkSize(width: width, height: height)
      return FamilySize(
        family: family, size: size, shownSize: size,
        isEstimate: family == .accessoryCorner || family == .accessoryInline)
    }
    return Device(
      identifier: "watch-\(millimeters)mm", idiom: .watch, models: models,
      screen: LinkSize(width: screen.0, height: screen.1), scale: 2, widgetCornerRadius: 20,
      contentMargin: 8,
      families: [
        family(.accessoryCircular, circular, circular), family(.accessoryCorner, corner, corner),
        family(.accessoryRectangular, rectangular.0, rectangular.1),
        family(.accessoryInline, inline.0, inline.1),
      ], isEstimate: isEstimate, screenCornerRadius: radius)
  }
}
