import HostLink

/// What a person has set on the device; all of it is stored.
public struct DeviceSettings: Codable, Equatable, Sendable {
  /// How the Home Screen shows widgets.
  public enum Look: String, Codable, CaseIterable, Sendable { case standard, tinted, clear }

  /// `Device.identifier`, e.g. `393x852`.
  public var device: String
  public var locale: String
  public var timeZone: String
  public var typeSize: RenderEnvironment.TypeSize
  public var colorScheme: RenderEnvironment.ColorScheme
  public var look: Look
  /// The tinted look's colour, `RRGGBB`.
  public var tint: String
  public var contrast: RenderEnvironment.Contrast
  public var hasBoldText: Bool
  public var reducesMotion: Bool
  public var isLocked: Bool
  /// Privacy-sensitive content is hidden while the device is locked.
  public var redactsWhenLocked: Bool
  /// The screen is dimmed: the always-on display.
  public var isLuminanceReduced: Bool
  /// StandBy shows in red.
  public var isNight: Bool

  public init(
    device: String = "393x852", locale: String = "en_US", timeZone: String = "UTC",
    typeSize: RenderEnvironment.TypeSize = .large,
    colorScheme: RenderEnvironment.ColorScheme = .light, look: Look = .standard,
    tint: String = "5E9BFF", contrast: RenderEnvironment.Contrast = .standard,
    hasBoldText: Bool = false, reducesMotion: Bool = false, isLocked: Bool = false,
    redactsWhenLocked: Bool = true, isLuminanceReduced: Bool = false, isNight: Bool = false
  ) {
    self.device = device
    self.locale = locale
    self.timeZone = timeZone
    self.typeSize = typeSize
    self.colorScheme = colorScheme
    self.look = look
    self.tint = tint
    self.contrast = contrast
    self.hasBoldText = hasBoldText
    self.reducesMotion = reducesMotion
    self.isLocked = isLocked
    self.redactsWhenLocked = redactsWhenLocked
    self.isLuminanceReduced = isLuminanceReduced
    self.isNight = isNight
  }
}
