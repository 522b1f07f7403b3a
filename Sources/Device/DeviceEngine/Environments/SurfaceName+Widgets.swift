import HostLink

// What surfaces do with widgets.
extension SurfaceName {
  /// Whether the surface shows widgets of a family, on devices that have the family; see
  /// `SurfaceCapacity`.
  public func shows(_ family: WidgetFamilyName) -> Bool {
    switch self {
    case .home: !family.isAccessory
    // Its column is as wide as a medium widget.
    case .today: !family.isAccessory && family != .systemExtraLarge
    case .lock:
      [.accessoryCircular, .accessoryRectangular, .accessoryInline].contains(family)
    case .standBy, .carPlay: family == .systemSmall
    case .face: family.isAccessory
    case .smartStack: family == .accessoryRectangular
    case .desktop: !family.isAccessory
    // Apple names only the desktop for `systemExtraLargePortrait`.
    case .notificationCenter: !family.isAccessory && family != .systemExtraLargePortrait
    case .controlCenter, .actionButton, .island: false
    case .watchControlCenter, .macControlCenter, .menuBar: false
    }
  }

  /// The surface whose widgets a picture of the surface of a companion shows: behind Control Center
  /// of a Mac, the desktop.
  public var widgetSurface: SurfaceName { self == .macControlCenter ? .desktop : self }

  /// Whether the surface shows its widgets in a list, without gaps; see `WidgetPlace.list`.
  public var isList: Bool { Self.lists.contains(self) }

  public static let lists: [SurfaceName] = [
    .today, .smartStack, .carPlay, .desktop, .notificationCenter,
  ]

  /// Whether the surface removes the background of widgets, also of those in full color. Widgets
  /// with `containerBackgroundRemovable(false)` are not shown there.
  public var requiresRemovableBackground: Bool { self == .standBy || self == .carPlay }

  /// Whether the surface accepts taps on widgets and activities. In a car, nothing is tapped.
  public var isInteractive: Bool { self != .carPlay }

  /// Whether the surface of a companion shows activities.
  public var showsActivities: Bool {
    [.smartStack, .carPlay, .desktop, .notificationCenter, .macControlCenter].contains(self)
  }

  /// The surface's `WidgetLocation` in WidgetKit, as used by `disfavoredLocations(_:for:)`; nil if
  /// the surface shows no widgets.
  public var locationName: String? {
    switch self {
    // Apple names no location for the Today View.
    case .home, .today: "homeScreen"
    case .lock: "lockScreen"
    case .standBy: "standBy"
    case .carPlay: "carPlay"
    case .face: "watchFace"
    case .smartStack: "smartStack"
    case .desktop, .notificationCenter: "iPhoneWidgetsOnMac"
    case .controlCenter, .actionButton, .island: nil
    case .watchControlCenter, .macControlCenter, .menuBar: nil
    }
  }

  /// The appearances for which each entry of a widget is archived, so that the surface can switch
  /// between them without running the extension.
  public func appearances(_ device: DeviceSettings) -> [Appearance] {
    switch self {
    case .home, .today, .desktop, .notificationCenter:
      let full = [Appearance.homeLight, .homeDark]
      let all = device.look == .standard ? full : full + [.homeAccented]
      return self == .desktop ? all + [.desktopCovered] : all
    case .lock: return [.lockScreen, .alwaysOn]
    case .standBy: return [.standByDay, .standByNight]
    case .face:
      let full = [Appearance.faceColor, .faceAlwaysOn]
      return device.look == .standard ? full : full + [.faceTinted]
    case .smartStack: return [.homeDark]
    case .carPlay: return [.carPlay]
    case .controlCenter, .actionButton, .island: return []
    case .watchControlCenter, .macControlCenter, .menuBar: return []
    }
  }

  /// The appearance in which the surface currently shows widgets.
  public func appearance(_ device: DeviceSettings) -> Appearance {
    switch self {
    case .desktop where device.isDesktopCovered: return .desktopCovered
    case .home, .today, .desktop, .notificationCenter:
      guard device.look == .standard else { return .homeAccented }
      return device.colorScheme == .dark ? .homeDark : .homeLight
    case .lock: return device.isLuminanceReduced ? .alwaysOn : .lockScreen
    case .standBy: return device.isNight ? .standByNight : .standByDay
    case .face where device.isLuminanceReduced: return .faceAlwaysOn
    case .face: return device.look == .standard ? .faceColor : .faceTinted
    case .smartStack: return .homeDark
    case .carPlay: return .carPlay
    case .controlCenter, .actionButton, .island: return .homeDark
    case .watchControlCenter, .macControlCenter, .menuBar: return .homeDark
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
  /// A complication in full colour.
  public static let faceColor = Appearance(colorScheme: .dark, showsContainerBackground: false)
  /// A complication of a face with one colour.
  public static let faceTinted = Appearance(
    colorScheme: .dark, renderingMode: .accented, showsContainerBackground: false)
  public static let faceAlwaysOn = Appearance(
    colorScheme: .dark, isLuminanceReduced: true, showsContainerBackground: false)
  /// That of StandBy: "when you ensure your widget supports one, it automatically supports the
  /// other" (Adding StandBy and CarPlay support to your widget).
  public static let carPlay = standByDay
  /// Below windows: without colour.
  public static let desktopCovered = Appearance(
    colorScheme: .dark, renderingMode: .vibrant, showsContainerBackground: false)
}
