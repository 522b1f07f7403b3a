import HostLink

extension Device {
  /// Where this phone's surfaces put things; nil for iPads, and for phones without a Lock Screen
  /// that shows widgets.
  public var surfaces: SurfaceLayout? {
    guard let facts = SurfaceFacts.table[identifier], let small = size(of: .systemSmall),
      let medium = size(of: .systemMedium), let large = size(of: .systemLarge),
      let circular = size(of: .accessoryCircular),
      let rectangular = size(of: .accessoryRectangular), let inline = size(of: .accessoryInline)
    else { return nil }
    let maker = SurfaceMaker(screen: screen, facts: facts)
    let lock = maker.lock(circular: circular, rectangular: rectangular, inline: inline)
    return SurfaceLayout(
      screenCornerRadius: facts.cornerRadius, statusBar: maker.statusBar, cutout: facts.cutout,
      cutoutFrame: maker.cutout, homeIndicator: maker.homeIndicator,
      home: maker.home(small: small, medium: medium, large: large),
      lock: lock,
      standBy: maker.standBy(small: small), controlCenter: maker.controlCenter,
      actionButton: maker.actionButton, island: maker.island,
      activities: maker.activities(lock))
  }
}

/// What is known of one phone beside its sizes.
struct SurfaceFacts {
  /// The first row's top. Community: measured on screenshots; 360x780 by proportion.
  var gridTop: Double
  /// Community: the private corner radius of the screen that apps have read out.
  var cornerRadius: Double
  var cutout: SurfaceLayout.Cutout = .notch
  /// Width and height. Community.
  var cutoutSize: (Double, Double) = (0, 0)
  /// What apps are told as the status bar's height.
  var statusBarHeight: Double
  /// Human Interface Guidelines, App icons: 60 points; 64 on the wide phones, as their widgets'
  /// height less the grid's pitch says.
  var iconSize: Double = 60
  /// One of the models with this screen has it; Apple's technical specifications.
  var hasActionButton = false

  static let table: [String: SurfaceFacts] = [
    "430x932": .init(
      gridTop: 94, cornerRadius: 55, cutout: .island, cutoutSize: (126, 37), statusBarHeight: 54,
      iconSize: 64, hasActionButton: true),
    "428x926": .init(
      gridTop: 82, cornerRadius: 53.33, cutoutSize: (162, 33), statusBarHeight: 47, iconSize: 64),
    "414x896": .init(
      gridTop: 76, cornerRadius: 39, cutoutSize: (209, 30), statusBarHeight: 44, iconSize: 64),
    "414x896@2x": .init(
      gridTop: 80, cornerRadius: 41.5, cutoutSize: (230, 33), statusBarHeight: 48, iconSize: 64),
    "414x736": .init(gridTop: 38, cornerRadius: 0, cutout: .none, statusBarHeight: 20),
    "393x852": .init(
      gridTop: 90, cornerRadius: 55, cutout: .island, cutoutSize: (126, 37), statusBarHeight: 54,
      hasActionButton: true),
    "390x844": .init(
      gridTop: 77, cornerRadius: 47.33, cutoutSize: (162, 33), statusBarHeight: 47,
      hasActionButton: true),
    "375x812": .init(
      gridTop: 71, cornerRadius: 39, cutoutSize: (209, 30), statusBarHeight: 44),
    "375x667": .init(gridTop: 30, cornerRadius: 0, cutout: .none, statusBarHeight: 20),
    "360x780": .init(
      gridTop: 70, cornerRadius: 44, cutoutSize: (168, 33), statusBarHeight: 50),
  ]
}
