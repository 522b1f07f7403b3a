import HostLink

/// The user's settings of the device. All of them are stored.
///
/// A change of a value that views read from the environment (locale, type size, …) causes free
/// reloads. `colorScheme`, `isLocked`, `isLuminanceReduced` and `isNight` only select among
/// archives that exist already; `look` may require an appearance that must be fetched first.
public struct DeviceSettings: Codable, Equatable, Sendable {
  /// How the Home Screen shows widgets.
  public enum Look: String, Codable, CaseIterable, Sendable {
    case standard, tinted, clear

    /// The first release with the look; nil if all have it.
    public var since: RenderEnvironment.Release? {
      switch self {
      case .standard: nil
      case .tinted: .iOS18
      case .clear: .iOS26
      }
    }

    public func exists(in release: RenderEnvironment.Release) -> Bool {
      since.map { $0 <= release } ?? true
    }
  }

  /// `Device.identifier`, e.g. `393x852`.
  public var device: String
  /// How the device is held. On a phone only apps turn; see docs/devices.md.
  public var orientation = ScreenOrientation.portrait
  /// How far the device is open; `closed` for devices without a hinge.
  public var hinge = HingePosition.closed
  public var locale: String
  public var timeZone: String
  public var typeSize: RenderEnvironment.TypeSize
  public var colorScheme: RenderEnvironment.ColorScheme
  public var look: Look
  /// The tinted look's colour, `RRGGBB`.
  public var tint: String
  public var contrast: RenderEnvironment.Contrast
  /// The release of iOS, which decides the system colors, the looks and the families.
  public var os: RenderEnvironment.Release
  public var hasBoldText: Bool
  public var reducesMotion: Bool
  /// Whether controls have visible borders.
  public var showsBorders = false
  /// How the system's glass looks, from clear, 0, to tinted, 100.
  public var glassTint = 0
  public var isLocked: Bool
  /// Whether privacy-sensitive content is hidden while the device is locked.
  public var redactsWhenLocked: Bool
  /// The data protection of all extensions, in place of the one in their entitlements.
  public var dataProtection: DataProtectionSetting
  /// True while the always-on display dims the screen.
  public var isLuminanceReduced: Bool
  /// True if StandBy is shown in red.
  public var isNight: Bool
  /// WidgetKit Developer Mode: budgets limit neither reloads nor pushes.
  public var developerMode: Bool
  /// The position that extensions with the user's permission receive, as `LATITUDE,LONGITUDE`;
  /// empty if the device does not know it.
  public var location: String
  /// Which extensions may use the position.
  public var locationAccess: LocationAccess
  /// Which extensions may use the network.
  public var networkAccess: NetworkAccess
  /// Which apps may schedule alarms.
  public var alarmAccess = AlarmAccess()

  /// The user's pictures behind the Home Screen and the Lock Screen: their names in the state
  /// folder; empty for the device's own wallpaper.
  public var wallpaper = ""
  public var lockWallpaper = ""

  // The modules of Control Center. Extensions do not notice the radios.
  public var airplaneMode = false
  public var cellularData = true
  public var wifi = true
  public var bluetooth = true
  /// The brightness of the screen, in percent.
  public var brightness = 100
  /// The volume of sounds, in percent.
  public var volume = 50
  public var focus = false
  public var torch = false
  /// When the device's timer ends, in ISO 8601; empty if it has not been started.
  public var timer = ""
  /// Those that the user has removed.
  public var systemModules = RemovedModules()

  // Settings of companions.
  /// The face that a watch shows.
  public var face = WatchFaceName.dial
  /// Whether windows cover the desktop of a Mac, which then shows widgets without colour.
  public var isDesktopCovered = false

  public init(
    device: String = "393x852", locale: String = "en_US", timeZone: String = "UTC",
    typeSize: RenderEnvironment.TypeSize = .large,
    colorScheme: RenderEnvironment.ColorScheme = .light, look: Look = .standard,
    tint: String = "5E9BFF", contrast: RenderEnvironment.Contrast = .standard,
    os: RenderEnvironment.Release = .latest, hasBoldText: Bool = false, reducesMotion: Bool = false,
    isLocked: Bool = false,
    redactsWhenLocked: Bool = true, dataProtection: DataProtectionSetting = .declared,
    isLuminanceReduced: Bool = false, isNight: Bool = false, developerMode: Bool = false,
    location: String = "", locationAccess: LocationAccess = LocationAccess(),
    networkAccess: NetworkAccess = NetworkAccess()
  ) {
    self.device = device
    self.locale = locale
    self.timeZone = timeZone
    self.typeSize = typeSize
    self.colorScheme = colorScheme
    self.look = look
    self.tint = tint
    self.contrast = contrast
    self.os = os
    self.hasBoldText = hasBoldText
    self.reducesMotion = reducesMotion
    self.isLocked = isLocked
    self.redactsWhenLocked = redactsWhenLocked
    self.dataProtection = dataProtection
    self.isLuminanceReduced = isLuminanceReduced
    self.isNight = isNight
    self.developerMode = developerMode
    self.location = location
    self.locationAccess = locationAccess
    self.networkAccess = networkAccess
  }
}

extension DeviceSetting {
  /// Every setting, in the order of `DeviceSettings`.
  public static let all: [DeviceSetting] = [
    .text("device", \.device, example: "393x852", "Screen or model, see `vitrine devices`")
      .rendering(),
    .choice("orientation", \.orientation, "How the device is held").only(.main, .pad),
    .choice("hinge", \.hinge, "How far a device with two screens is open").only(.main),
    .text("locale", \.locale, example: "en_US", "Language and region")
      .rendering(\.locale, as: \.locale, .locale).shared,
    .text("timeZone", \.timeZone, example: "Europe/Berlin", "Time zone")
      .rendering(\.timeZone, as: \.timeZone, .significantTime).shared,
    .choice("typeSize", \.typeSize, "Text size")
      .rendering(\.typeSize, as: \.typeSize, .typeSize),
    .choice("colorScheme", \.colorScheme, "Light or dark appearance"),
    .choice("look", \.look, "Look of widgets").only(.main, .pad, .watch, .mac),
    .text("tint", \.tint, example: "5E9BFF", "Color of the tinted look, RRGGBB")
      .only(.main, .pad, .watch, .mac),
    .choice("contrast", \.contrast, "Contrast of content and background")
      .rendering(\.contrast, as: \.contrast),
    .choice("os", \.os, "Release of iOS, which decides colors, looks and families").rendering(),
    .toggle("hasBoldText", \.hasBoldText, "Bold text")
      .rendering(\.hasBoldText, as: \.hasBoldText),
    .toggle("reducesMotion", \.reducesMotion, "Reduced motion")
      .rendering(\.reducesMotion, as: \.reducesMotion),
    .toggle("showsBorders", \.showsBorders, "Borders of controls")
      .rendering(\.showsBorders, as: \.showsBorders),
    .level("glassTint", \.glassTint, "Glass of the system, from clear to tinted")
      .only(.main, .pad),
    .toggle("isLocked", \.isLocked, "Locked device"),
    .toggle("redactsWhenLocked", \.redactsWhenLocked, "Private content hidden while locked"),
    .choice("dataProtection", \.dataProtection, "Data protection class of all extensions").shared,
    .toggle("isLuminanceReduced", \.isLuminanceReduced, "Dimmed, always-on display"),
    .toggle("isNight", \.isNight, "StandBy in red").only(.main),
    .toggle("developerMode", \.developerMode, "Developer mode: no budgets for reloads and pushes")
      .shared,
    .text("location", \.location, example: "52.52,13.405", "Position, or off").shared,
    .access(
      "locationAccess", \.locationAccess, example: "Weather:allow",
      "Extensions that may use the position, as EXT:allow or EXT:deny"
    ).shared,
    .access(
      "networkAccess", \.networkAccess, example: "Weather:allow",
      "Extensions that may use the network, as EXT:allow or EXT:deny"
    ).shared,
    .access(
      "alarmAccess", \.alarmAccess, example: "Tea:allow",
      "Extensions whose app may schedule alarms, as EXT:allow or EXT:deny"
    ).only(.main),
    .toggle("airplaneMode", \.airplaneMode, "Airplane Mode in Control Center").only(.main),
    .toggle("cellularData", \.cellularData, "Cellular Data in Control Center").only(.main),
    .toggle("wifi", \.wifi, "Wi-Fi in Control Center").only(.main),
    .toggle("bluetooth", \.bluetooth, "Bluetooth in Control Center").only(.main),
    .level("brightness", \.brightness, "Brightness of the screen").only(.main),
    .level("volume", \.volume, "Volume in Control Center").only(.main),
    .toggle("focus", \.focus, "Focus in Control Center").only(.main),
    .toggle("torch", \.torch, "Torch in Control Center").only(.main),
    .text("timer", \.timer, example: "2026-03-05T09:35:00Z", "End of the device's timer, or off")
      .only(.main),
    .modules(
      "systemModules", \.systemModules, "Modules of Control Center, as NAME:removed or NAME:shown"
    )
    .only(.main, .pad),
    .choice("face", \.face, "Face of the watch").only(.watch),
    .toggle("isDesktopCovered", \.isDesktopCovered, "Windows cover the desktop").only(.mac),
  ]
}
