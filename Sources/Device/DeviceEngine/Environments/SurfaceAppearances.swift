import HostLink

/// The appearances in which a surface shows widgets, as a function of the device's settings.
public struct SurfaceAppearances: Sendable {
  /// Those for which each entry is archived, so that the surface can switch between them without
  /// running the extension.
  public var archived: @Sendable (DeviceSettings) -> [Appearance]
  /// The one in which the surface currently shows widgets.
  public var shown: @Sendable (DeviceSettings) -> Appearance

  /// A surface without widgets, which is dark.
  public static let dark = SurfaceAppearances(archived: { _ in [] }, shown: { _ in .homeDark })

  public static func always(_ appearance: Appearance) -> SurfaceAppearances {
    SurfaceAppearances(archived: { _ in [appearance] }, shown: { _ in appearance })
  }

  public static let homeScreen = SurfaceAppearances(
    archived: { device in
      let full = [Appearance.homeLight, .homeDark]
      return device.look == .standard ? full : full + [.homeAccented]
    },
    shown: { device in
      guard device.look == .standard else { return .homeAccented }
      return device.colorScheme == .dark ? .homeDark : .homeLight
    })

  public static let desktop = SurfaceAppearances(
    archived: { homeScreen.archived($0) + [.desktopCovered] },
    shown: { $0.isDesktopCovered ? .desktopCovered : homeScreen.shown($0) })

  public static let lockScreen = SurfaceAppearances(
    archived: { _ in [.lockScreen, .alwaysOn] },
    shown: { $0.isLuminanceReduced ? .alwaysOn : .lockScreen })

  /// Two, of which the night mode selects one.
  public static let nightMode = SurfaceAppearances(
    archived: { _ in [.standByDay, .standByNight] },
    shown: { $0.isNight ? .standByNight : .standByDay })

  public static let watchFace = SurfaceAppearances(
    archived: { device in
      let full = [Appearance.faceColor, .faceAlwaysOn]
      return device.look == .standard ? full : full + [.faceTinted]
    },
    shown: { device in
      if device.isLuminanceReduced { return .faceAlwaysOn }
      return device.look == .standard ? .faceColor : .faceTinted
    })
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
