import HostLink

/// The displays of cars, and Macs.
///
/// Sources:
/// - Cars: sizes of displays that CarPlay Simulator offers, taken as points. CarPlay shows small
///   widgets of an iPhone; their size on the display is an estimate.
/// - Macs: the default scaled resolutions of Apple's technical specifications. The widgets are
///   those of an iPhone with a screen of 430 × 932 points; the size of extra large ones is an
///   estimate, two large ones and a gap.
extension Device {
  static let cars: [Device] = [
    car(748, 456, small: 128, models: ["CarPlay, smallest"]),
    car(800, 480, small: 140, models: ["CarPlay, small"]),
    car(1280, 720, small: 158, models: ["CarPlay, wide"]),
    car(900, 1200, small: 158, models: ["CarPlay, portrait"]),
  ]

  static let macs: [Device] = [
    mac(1440, 900, models: ["MacBook Air 13-inch"]),
    mac(1728, 1117, models: ["MacBook Pro 16-inch"]),
    mac(2560, 1440, models: ["Studio Display"]),
  ]

  private static func car(
    _ width: Double, _ height: Double, small: Double, models: [String]
  ) -> Device {
    Device(
      identifier: "car-\(Int(width))x\(Int(height))", idiom: .car, models: models,
      screen: LinkSize(width: width, height: height), scale: 2, widgetCornerRadius: 22,
      contentMargin: 16,
      families: [
        FamilySize(
          family: .systemSmall, size: LinkSize(width: 158, height: 158),
          shownSize: LinkSize(width: small, height: small))
      ], isEstimate: true, screenCornerRadius: 16)
  }

  private static func mac(_ width: Double, _ height: Double, models: [String]) -> Device {
    let sizes: [(WidgetFamilyName, Double, Double)] = [
      (.systemSmall, 170, 170), (.systemMedium, 364, 170), (.systemLarge, 364, 382),
      (.systemExtraLarge, 752, 382),
    ]
    return Device(
      identifier: "mac-\(Int(width))x\(Int(height))", idiom: .mac, models: models,
      screen: LinkSize(width: width, height: height), scale: 2, widgetCornerRadius: 22,
      contentMargin: 16,
      families: sizes.map { family, width, height in
        let size = LinkSize(width: width, height: height)
        return FamilySize(family: family, size: size, shownSize: size)
      } + [extraLargePortrait(medium: (364, 170), large: (364, 382))], isEstimate: true,
      screenCornerRadius: 0)
  }
}

extension Device {
  /// The iPad that is meant if no model is named.
  package static let standardPad = named("1024x1366") ?? .standard

  /// The device that a role has before the user chooses one.
  package static func standard(_ role: DeviceRole) -> Device {
    switch role {
    case .main: .standard
    case .pad: named("820x1180") ?? pads[0]
    case .watch: named("watch-45mm") ?? watches[0]
    case .car: named("car-800x480") ?? cars[0]
    case .mac: macs[0]
    }
  }
}
