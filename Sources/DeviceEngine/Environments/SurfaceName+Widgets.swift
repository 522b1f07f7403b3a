import HostLink

// What surfaces do with widgets.
extension SurfaceName {
  /// Whether the surface shows widgets of a family. Extra large widgets in landscape exist only on
  /// iPads, whose surfaces are not supported.
  public func shows(_ family: WidgetFamilyName) -> Bool {
    switch self {
    case .home:
      [.systemSmall, .systemMedium, .systemLarge, .systemExtraLargePortrait].contains(family)
    case .today: [.systemSmall, .systemMedium, .systemLarge].contains(family)
    case .lock:
      [.accessoryCircular, .accessoryRectangular, .accessoryInline].contains(family)
    case .standBy: family == .systemSmall
    case .controlCenter, .actionButton, .island: false
    }
  }

  /// The surface's `WidgetLocation` in WidgetKit, as used by `disfavoredLocations(_:for:)`; nil if
  /// the surface shows no widgets.
  public var locationName: String? {
    switch self {
    // Apple names no location for the Today View.
    case .home, .today: "homeScreen"
    case .lock: "lockScreen"
    case .standBy: "standBy"
    case .controlCenter, .actionButton, .island: nil
    }
  }

  /// The appearances for which each entry of a widget is archived, so that the surface can switch
  /// between them without running the extension.
  public func appearances(_ device: DeviceSettings) -> [Appearance] {
    switch self {
    case .home, .today:
      let full = [Appearance.homeLight, .homeDark]
      return device.look == .standard ? full : full + [.homeAccented]
    case .lock: return [.lockScreen, .alwaysOn]
    case .standBy: return [.standByDay, .standByNight]
    case .controlCenter, .actionButton, .island: return []
    }
  }

  /// The appearance in which the surface currently shows widgets.
  public func appearance(_ device: DeviceSettings) -> Appearance {
    switch self {
    case .home, .today:
      guard device.look == .standard else { return .homeAccented }
      return device.colorScheme == .dark ? .homeDark : .homeLight
    case .lock: return device.isLuminanceReduced ? .alwaysOn : .lockScreen
    case .standBy: return device.isNight ? .standByNight : .standByDay
    case .controlCenter, .actionButton, .island: return .homeDark
    }
  }
}

extension Appearance {
  public static let homeLight = Appearance()
  public static let homeDark = Appearance(colorScheme: .dark)
  /// The tinted and clear looks: white, in two groups, without the widget's background.
  public static let homeAccented = Appearance(
    colorScheme: .dark, renderingMode: .accented, showsContainerBackground: false)
  public static let lockScreen = Appearance(
    colorScheme: .dark, renderingMode: .vibrant, showsContainerBackground: false)
  public static let alwaysOn = Appearance(
    colorScheme: .dark, renderingMode: .vibrant, isLuminanceReduced: true,
    showsContainerBackground: false)
  public static let standByDay = Appearance(colorScheme: .dark, showsContainerBackground: false)
  /// Monochrome; the surface colours it red.
  public static let standByNight = Appearance(
    colorScheme: .dark, renderingMode: .vibrant, showsContainerBackground: false)
}
