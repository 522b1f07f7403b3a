import HostLink

extension PlacementSurface {
  /// The appearances for which each entry is archived, so that the surface can switch between them
  /// without running the extension.
  public func appearances(_ device: DeviceSettings) -> [Appearance] {
    switch self {
    case .home:
      let full = [Appearance.homeLight, .homeDark]
      return device.look == .standard ? full : full + [.homeAccented]
    case .lock: return [.lockScreen, .alwaysOn]
    case .standBy: return [.standByDay, .standByNight]
    }
  }

  /// The appearance that the surface currently shows.
  public func appearance(_ device: DeviceSettings) -> Appearance {
    switch self {
    case .home:
      guard device.look == .standard else { return .homeAccented }
      return device.colorScheme == .dark ? .homeDark : .homeLight
    case .lock: return device.isLuminanceReduced ? .alwaysOn : .lockScreen
    case .standBy: return device.isNight ? .standByNight : .standByDay
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
