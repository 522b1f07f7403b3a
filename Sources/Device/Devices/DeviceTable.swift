import HostLink

/// The table of supported devices: iPhones, then iPads. `WatchTable` and `CompanionTable` have the
/// others.
///
/// Sources:
/// - Screens and family sizes: Human Interface Guidelines, Widgets, "Specifications". They do not
///   list the screens of 402x874, 420x912 and 440x956 points; the family sizes of these are
///   estimates, in proportion to the screen's width between and beyond 393 and 430 points. Nor do
///   they list sizes of accessory families for iPads: these have the sizes of 393x852.
/// - `systemExtraLargePortrait`, which no source lists: a large widget, the gap between rows, and
///   a medium one. On phones this is 4 × 6 cells of the Home Screen. Estimates.
/// - Scales and the sizes of those screens: Apple's technical specifications.
/// - Corner radii: community estimates, ±2 points.
/// - `duo`: the screens are measured in the simulator by the community. Beside the strip with the
///   camera, the outer screen is 386 points wide, so that it has the widgets of 390x844. The inner
///   one has the same. Estimates.
///
/// To add a device, add a row here. If it should have surfaces, a phone also needs a row in
/// `SurfaceFacts.table`, and an iPad one in `PadFacts.table`.
extension Device {
  /// The default device.
  package static let standard = phone(
    393, 852,
    models: [
      "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16",
    ],
    small: (158, 158), medium: (338, 158), large: (338, 354),
    accessories: .init(circular: 72, rectangular: (160, 72), inline: (234, 26)))

  package static let all: [Device] = phones + pads + watches + cars + macs + [vision]

  private static let phones: [Device] = [
    phone(
      440, 956, models: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], isEstimate: true,
      small: (173, 173), medium: (371, 173), large: (371, 390),
      accessories: .init(circular: 77, rectangular: (175, 77), inline: (263, 26))),
    phone(
      430, 932,
      models: [
        "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus",
      ],
      small: (170, 170), medium: (364, 170), large: (364, 382),
      accessories: .init(circular: 76, rectangular: (172, 76), inline: (257, 26))),
    phone(
      428, 926, models: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      small: (170, 170), medium: (364, 170), large: (364, 382),
      accessories: .init(circular: 76, rectangular: (172, 76), inline: (257, 26))),
    phone(
      420, 912, models: ["iPhone Air"], isEstimate: true,
      small: (167, 167), medium: (357, 167), large: (357, 375),
      accessories: .init(circular: 75, rectangular: (169, 75), inline: (251, 26))),
    phone(
      414, 896, models: ["iPhone XS Max", "iPhone 11 Pro Max"],
      small: (169, 169), medium: (360, 169), large: (360, 379),
      accessories: .init(circular: 76, rectangular: (160, 72), inline: (248, 26))),
    phone(
      414, 896, scale: 2, suffix: "@2x", models: ["iPhone XR", "iPhone 11"],
      small: (169, 169), medium: (360, 169), large: (360, 379),
      accessories: .init(circular: 76, rectangular: (160, 72), inline: (248, 26))),
    phone(
      414, 736, cornerRadius: 20,
      models: ["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      small: (159, 159), medium: (348, 157), large: (348, 357),
      accessories: .init(circular: 76, rectangular: (170, 76), inline: (248, 26))),
    phone(
      402, 874, models: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], isEstimate: true,
      small: (161, 161), medium: (344, 161), large: (344, 361),
      accessories: .init(circular: 73, rectangular: (163, 73), inline: (240, 26))),
    standard,
    phone(
      390, 844,
      models: [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      ],
      small: (158, 158), medium: (338, 158), large: (338, 354),
      accessories: .init(circular: 72, rectangular: (160, 72), inline: (234, 26))),
    phone(
      466, 678, identifier: "duo", models: ["iPhone Duo"], isEstimate: true,
      inner: LinkSize(width: 669, height: 951),
      small: (158, 158), medium: (338, 158), large: (338, 354),
      accessories: .init(circular: 72, rectangular: (160, 72), inline: (234, 26))),
    phone(
      375, 812, models: ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
      small: (155, 155), medium: (329, 155), large: (329, 345),
      accessories: .init(circular: 72, rectangular: (157, 72), inline: (225, 26))),
    phone(
      375, 667, scale: 2, cornerRadius: 20,
      models: [
        "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ],
      small: (148, 148), medium: (321, 148), large: (321, 324),
      accessories: .init(circular: 68, rectangular: (153, 68), inline: (225, 26))),
    phone(
      360, 780, models: ["iPhone 12 mini", "iPhone 13 mini"],
      small: (155, 155), medium: (329, 155), large: (329, 345),
      accessories: .init(circular: 72, rectangular: (157, 72), inline: (225, 26))),
    phone(
      320, 568, scale: 2, cornerRadius: 20,
      models: ["iPhone SE (1st generation)", "iPod touch (7th generation)"],
      small: (141, 141), medium: (292, 141), large: (292, 311), accessories: nil),
  ]

  static let pads: [Device] = [
    pad(
      768, 1024, models: ["iPad (6th generation)", "iPad mini (5th generation)"],
      canvas: (141, 305.5, 634.5), shown: (120, 260, 540)),
    pad(
      744, 1133, models: ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
      canvas: (141, 305.5, 634.5), shown: (120, 260, 540)),
    pad(
      810, 1080,
      models: ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
      canvas: (146, 320.5, 669), shown: (124, 272, 568)),
    pad(
      820, 1180,
      models: [
        "iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)",
      ],
      canvas: (155, 342, 715.5), shown: (136, 300, 628)),
    pad(
      834, 1194, models: ["iPad Pro 11-inch"], canvas: (155, 342, 715.5), shown: (136, 300, 628)),
    pad(
      834, 1112, models: ["iPad Air (3rd generation)", "iPad Pro 10.5-inch"],
      canvas: (150, 327.5, 682), shown: (132, 288, 600)),
    pad(
      954, 1373, models: ["iPad mini, More Space"], canvas: (162, 350, 726),
      shown: (162, 350, 726)),
    pad(
      970, 1389, models: ["iPad Air and iPad Pro 11-inch, More Space"], canvas: (162, 350, 726),
      shown: (162, 350, 726)),
    pad(
      1024, 1366, models: ["iPad Pro 12.9-inch", "iPad Air 13-inch"],
      canvas: (170, 378.5, 795), shown: (160, 356, 748)),
    pad(
      1192, 1590, models: ["iPad Pro 12.9-inch, More Space"], canvas: (188, 412, 860),
      shown: (188, 412, 860)),
  ]
}

extension Device {
  private struct Accessories {
    var circular: Double
    var rectangular: (Double, Double)
    var inline: (Double, Double)
  }

  private static func phone(
    _ width: Double, _ height: Double, scale: Double = 3, cornerRadius: Double = 22,
    suffix: String = "", identifier: String? = nil, models: [String], isEstimate: Bool = false,
    inner: LinkSize? = nil, small: (Double, Double), medium: (Double, Double),
    large: (Double, Double), accessories: Accessories?
  ) -> Device {
    var families = [
      family(.systemSmall, small), family(.systemMedium, medium), family(.systemLarge, large),
    ]
    // The phone without accessories has a Home Screen of five rows.
    if let accessories {
      families += [
        extraLargePortrait(medium: medium, large: large),
        family(.accessoryCircular, (accessories.circular, accessories.circular)),
        family(.accessoryRectangular, accessories.rectangular),
        family(.accessoryInline, accessories.inline),
      ]
    }
    for index in families.indices where isEstimate { families[index].isEstimate = true }
    return Device(
      identifier: identifier ?? "\(Int(width))x\(Int(height))\(suffix)", idiom: .phone,
      models: models,
      screen: LinkSize(width: width, height: height), scale: scale,
      widgetCornerRadius: cornerRadius, contentMargin: 16, families: families,
      isEstimate: isEstimate, innerScreen: inner)
  }

  /// A large widget is as high as two medium ones and a gap.
  static func extraLargePortrait(
    medium: (Double, Double), large: (Double, Double), shown: (Double, Double)? = nil
  ) -> FamilySize {
    var result = family(
      .systemExtraLargePortrait, (large.0, 2 * large.1 - medium.1), shown: shown)
    (result.since, result.isEstimate) = (.iOS27, true)
    return result
  }

  /// `canvas` and `shown`: the side of small, the side of large, the width of extra large.
  private static func pad(
    _ width: Double, _ height: Double, models: [String], canvas: (Double, Double, Double),
    shown: (Double, Double, Double)
  ) -> Device {
    var families = [
      family(.systemSmall, (canvas.0, canvas.0), shown: (shown.0, shown.0)),
      family(.systemMedium, (canvas.1, canvas.0), shown: (shown.1, shown.0)),
      family(.systemLarge, (canvas.1, canvas.1), shown: (shown.1, shown.1)),
      family(.systemExtraLarge, (canvas.2, canvas.1), shown: (shown.2, shown.1)),
      extraLargePortrait(
        medium: (canvas.1, canvas.0), large: (canvas.1, canvas.1),
        shown: (shown.1, 2 * shown.1 - shown.0)),
    ]
    for accessory in standard.families where accessory.family.isAccessory {
      var estimate = accessory
      estimate.isEstimate = true
      families.append(estimate)
    }
    return Device(
      identifier: "\(Int(width))x\(Int(height))", idiom: .pad, models: models,
      screen: LinkSize(width: width, height: height), scale: 2, widgetCornerRadius: 22,
      contentMargin: 16, families: families)
  }

  private static func family(
    _ family: WidgetFamilyName, _ size: (Double, Double), shown: (Double, Double)? = nil
  ) -> FamilySize {
    let shown = shown ?? size
    return FamilySize(
      family: family, size: LinkSize(width: size.0, height: size.1),
      shownSize: LinkSize(width: shown.0, height: shown.1))
  }
}
