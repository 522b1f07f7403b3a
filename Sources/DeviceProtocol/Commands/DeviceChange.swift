import DeviceEngine
import HostLink

/// The device's settings that a command changes; nil leaves one as it is.
public struct DeviceChange: Encodable, Equatable, Sendable {
  public var device: String?
  public var locale: String?
  public var timeZone: String?
  public var typeSize: RenderEnvironment.TypeSize?
  public var colorScheme: RenderEnvironment.ColorScheme?
  public var look: DeviceSettings.Look?
  public var tint: String?
  public var contrast: RenderEnvironment.Contrast?
  public var hasBoldText: Bool?
  public var reducesMotion: Bool?
  public var isLocked: Bool?
  public var redactsWhenLocked: Bool?
  public var isLuminanceReduced: Bool?
  public var isNight: Bool?

  public init() {}

  public func applied(to settings: DeviceSettings) -> DeviceSettings {
    var result = settings
    func set<Value>(_ path: WritableKeyPath<DeviceSettings, Value>, _ value: Value?) {
      if let value { result[keyPath: path] = value }
    }
    set(\.device, device)
    set(\.locale, locale)
    set(\.timeZone, timeZone)
    set(\.typeSize, typeSize)
    set(\.colorScheme, colorScheme)
    set(\.look, look)
    set(\.tint, tint)
    set(\.contrast, contrast)
    set(\.hasBoldText, hasBoldText)
    set(\.reducesMotion, reducesMotion)
    set(\.isLocked, isLocked)
    set(\.redactsWhenLocked, redactsWhenLocked)
    set(\.isLuminanceReduced, isLuminanceReduced)
    set(\.isNight, isNight)
    return result
  }

  public var isEmpty: Bool { self == DeviceChange() }
}
