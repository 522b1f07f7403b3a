import HostLink

/// The table of supported watches.
///
/// Sources:
/// - Screens: Apple's technical specifications, in points.
/// - `accessoryRectangular` in the Smart Stack of 40, 41, 44, 45 and 49 mm: Human Interface
///   Guidelines, Widgets, "Specifications". Those of 42 and 46 mm are estimates, in proportion to
///   the screen's width.
/// - `accessoryCircular` and `accessoryCorner`: the sizes of graphic circular and graphic corner
///   images, Human Interface Guidelines, Complications. They are estimates for widgets, as are the
///   inline sizes and the corner radii.
extension Device {
  static let watches: [Device] = [
    watch(
      40, screen: (162, 197), corner: 28, circular: 42, cornerImage: 32, stack: (152, 69.5),
      models: ["Apple Watch SE 40mm", "Apple Watch Series 6 40mm"]),
    watch(
      41, screen: (176, 215), corner: 36, circular: 44.5, cornerImage: 34, stack: (165, 72.5),
      models: ["Apple Watch Series 9 41mm"]),
    watch(
      42, screen: (187, 223), corner: 42, circular: 47, cornerImage: 36, stack: (174, 77),
      models: ["Apple Watch Series 10 42mm", "Apple Watch Series 11 42mm"]),
    watch(
      44, screen: (184, 224), corner: 34, circular: 47, cornerImage: 36, stack: (173, 76.5),
      models: ["Apple Watch SE 44mm", "Apple Watch Series 6 44mm"]),
    watch(
      45, screen: (198, 242), corner: 42, circular: 50, cornerImage: 38, stack: (184, 80.5),
      models: ["Apple Watch Series 9 45mm"]),
    watch(
      46, screen: (208, 248), corner: 46, circular: 52, cornerImage: 40, stack: (193, 84.5),
      models: ["Apple Watch Series 10 46mm", "Apple Watch Series 11 46mm"]),
    watch(
      49, screen: (205, 251), corner: 42, circular: 52, cornerImage: 40, stack: (191, 81.5),
      models: ["Apple Watch Ultra", "Apple Watch Ultra 2"]),
  ]

  private static func watch(
    _ millimeters: Int, screen: (Double, Double), corner: Double, circular: Double,
    cornerImage: Double, stack: (Double, Double), models: [String]
  ) -> Device {
    let sizes: [(WidgetFamilyName, Double, Double)] = [
      (.accessoryCircular, circular, circular), (.accessoryCorner, cornerImage, cornerImage),
      (.accessoryRectangular, stack.0, stack.1), (.accessoryInline, screen.0 - 2 * 12, 20),
    ]
    return Device(
      identifier: "watch-\(millimeters)mm", idiom: .watch, models: models,
      screen: LinkSize(width: screen.0, height: screen.1), scale: 2, widgetCornerRadius: 18,
      contentMargin: 0,
      families: sizes.map { family, width, height in
        let size = LinkSize(width: width, height: height)
        return FamilySize(family: family, size: size, shownSize: size)
      }, isEstimate: true, screenCornerRadius: corner)
  }
}
