import HostLink

extension Device {
  /// The layout of the device's surfaces in portrait; nil for phones whose Lock Screen does not
  /// show widgets.
  package var surfaces: SurfaceLayout? { surfaces(.portrait) }

  /// The layout of the device's surfaces; nil if the device does not turn them to an orientation.
  package func surfaces(_ orientation: ScreenOrientation) -> SurfaceLayout? {
    if idiom == .pad { return padSurfaces(orientation) }
    if hasHinge {
      let builder = FoldedLayoutBuilder(self)
      if outerScreen != nil { return builder?.inner(orientation) }
      return orientation == .portrait ? builder?.outer : nil
    }
    return orientation == .portrait ? phoneSurfaces : nil
  }

  /// Whether the layout in portrait has a Dynamic Island. Hosts ask this for each change of an
  /// activity, which is too often to derive the layout.
  package var hasIsland: Bool {
    !hasHinge && SurfaceFacts.table[identifier]?.cutout == .island
  }

  private var phoneSurfaces: SurfaceLayout? {
    guard let facts = SurfaceFacts.table[identifier], let small = size(of: .systemSmall),
      let medium = size(of: .systemMedium), let large = size(of: .systemLarge),
      let circular = size(of: .accessoryCircular),
      let rectangular = size(of: .accessoryRectangular), let inline = size(of: .accessoryInline)
    else { return nil }
    let builder = SurfaceLayoutBuilder(screen: screen, facts: facts)
    let lock = builder.lock(circular: circular, rectangular: rectangular, inline: inline)
    return SurfaceLayout(builder, small: small, medium: medium, large: large, lock: lock)
  }
}

/// The measurements of one phone beyond its widget sizes.
struct SurfaceFacts {
  /// The top of the Home Screen's first row. Community, measured on screenshots; for 360x780 scaled
  /// in proportion.
  var gridTop: Double
  /// The screen's corner radius. Community, read from a private property of the screen.
  var cornerRadius: Double
  var cutout: SurfaceLayout.Cutout = .notch
  /// The top of the Dynamic Island. Community.
  var islandTop = 11.0
  /// Width and height of the cutout. Community.
  var cutoutSize: (Double, Double) = (0, 0)
  /// The status bar's height, as reported to apps.
  var statusBarHeight: Double
  /// The top of an app's safe area, if it is below the status bar. Community.
  var safeAreaTop: Double?
  /// 60 points: Human Interface Guidelines, App icons. 64 on wide phones: derived from the height
  /// of their widgets and the pitch of the grid.
  var iconSize: Double = 60
  /// True if any of the models with this screen has one. Apple's technical specifications.
  var hasActionButton = false

  static let table: [String: SurfaceFacts] = [
    // Estimates: the first rows are as far below the status bar as on screens that were measured.
    "440x956": .init(
      gridTop: 102, cornerRadius: 62, cutout: .island, islandTop: 14, cutoutSize: (125, 37),
      statusBarHeight: 62, iconSize: 64, hasActionButton: true),
    "420x912": .init(
      gridTop: 106, cornerRadius: 62, cutout: .island, islandTop: 20, cutoutSize: (125, 37),
      statusBarHeight: 68, iconSize: 64, hasActionButton: true),
    "402x874": .init(
      gridTop: 98, cornerRadius: 62, cutout: .island, islandTop: 14, cutoutSize: (125, 37),
      statusBarHeight: 62, hasActionButton: true),
    "430x932": .init(
      gridTop: 94, cornerRadius: 55, cutout: .island, cutoutSize: (126, 37), statusBarHeight: 54,
      safeAreaTop: 59, iconSize: 64, hasActionButton: true),
    "428x926": .init(
      gridTop: 82, cornerRadius: 53.33, cutoutSize: (162, 33), statusBarHeight: 47, iconSize: 64),
    "414x896": .init(
      gridTop: 76, cornerRadius: 39, cutoutSize: (209, 30), statusBarHeight: 44, iconSize: 64),
    "414x896@2x": .init(
      gridTop: 80, cornerRadius: 41.5, cutoutSize: (230, 33), statusBarHeight: 48, iconSize: 64),
    "414x736": .init(gridTop: 38, cornerRadius: 0, cutout: .none, statusBarHeight: 20),
    "393x852": .init(
      gridTop: 90, cornerRadius: 55, cutout: .island, cutoutSize: (126, 37), statusBarHeight: 54,
      safeAreaTop: 59, hasActionButton: true),
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
