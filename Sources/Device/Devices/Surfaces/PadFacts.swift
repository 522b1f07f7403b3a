import HostLink

/// The measurements of one iPad beyond its widget sizes.
struct PadFacts {
  /// Apple's technical specifications.
  var hasHomeButton = false
  /// The screen's corner radius. Community, read from a private property of the screen.
  var cornerRadius = 18.0
  /// 76 points, 83.5 on the largest iPads: Human Interface Guidelines, App icons.
  var iconSize = 76.0
  /// The width of activities on the Lock Screen: Human Interface Guidelines, Live Activities,
  /// "Specifications".
  var activityWidth = 425.0

  static let table: [String: PadFacts] = [
    "768x1024": .init(hasHomeButton: true, cornerRadius: 0),
    "744x1133": .init(cornerRadius: 21.5),
    "810x1080": .init(hasHomeButton: true, cornerRadius: 0),
    "820x1180": .init(),
    "834x1194": .init(),
    "834x1112": .init(hasHomeButton: true, cornerRadius: 0),
    "954x1373": .init(cornerRadius: 21.5),
    "970x1389": .init(),
    "1024x1366": .init(iconSize: 83.5, activityWidth: 500),
    "1192x1590": .init(iconSize: 83.5),
  ]
}

extension Device {
  /// The layout of this iPad's surfaces. iPads have no StandBy, Dynamic Island or Action button.
  func padSurfaces(_ orientation: ScreenOrientation) -> SurfaceLayout? {
    guard let facts = PadFacts.table[identifier], let small = shownSize(of: .systemSmall),
      let medium = shownSize(of: .systemMedium), let circular = size(of: .accessoryCircular),
      let rectangular = size(of: .accessoryRectangular), let inline = size(of: .accessoryInline)
    else { return nil }
    let isLandscape = orientation == .landscape
    let builder = PadLayoutBuilder(
      screen: isLandscape ? LinkSize(width: screen.height, height: screen.width) : screen,
      facts: facts)
    let lock = builder.lock(circular: circular, rectangular: rectangular, inline: inline)
    return SurfaceLayout(
      screen: builder.screen, screenCornerRadius: facts.cornerRadius, statusBar: builder.statusBar,
      safeArea: LinkInsets(
        top: builder.statusBar.height, bottom: builder.homeIndicator == nil ? 0 : 20),
      cutout: .none, cutoutFrame: SurfaceFrame(x: 0, y: 0, width: 0, height: 0),
      homeIndicator: builder.homeIndicator, home: builder.home(small: small, medium: medium),
      today: builder.today(medium: medium), lock: lock, controlCenter: builder.controlCenter,
      activities: builder.activities(lock))
  }
}
