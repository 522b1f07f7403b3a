import Devices
import Foundation
import HostLink

extension DeviceSettings {
  /// Returns the settings with canonical device and locale names. Throws `HostError.badSetting`.
  package func checked(_ role: DeviceRole = .main) throws(HostError) -> DeviceSettings {
    var checked = self
    guard let screen = Device.named(device), screen.canBe(role) else {
      throw .badSetting("device", expected: role.models + "; `vitrine devices` lists them")
    }
    checked.device = screen.identifier
    guard hinge == .closed || screen.hasHinge else {
      throw .badSetting(
        "hinge",
        expected: "closed, because the device \(screen.identifier) has no hinge; choose device=duo")
    }
    if let since = look.since, since > os {
      let looks = Look.allCases.filter { $0.exists(in: os) }.map(\.rawValue)
      throw .badSetting(
        "look",
        expected: "\(looks.joined(separator: " or ")) with os=\(os.rawValue); the look "
          + "\(look.rawValue) needs os=\(since.rawValue) or later")
    }
    guard let locale = try? KnownLocale(locale) else {
      throw .badSetting("locale", expected: "a locale such as en_US or ar_SA")
    }
    checked.locale = locale.identifier
    guard
      ["UTC", "GMT"].contains(timeZone) || TimeZone.knownTimeZoneIdentifiers.contains(timeZone)
    else { throw .badSetting("timeZone", expected: "a time zone such as Europe/Berlin") }
    guard tint.utf8.count == 6, tint.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw .badSetting("tint", expected: "a colour as RRGGBB, such as 5E9BFF")
    }
    guard let position = DevicePosition.text(location) else {
      throw .badSetting(
        "location", expected: "LATITUDE,LONGITUDE in degrees, such as 52.52,13.405, or off")
    }
    checked.location = position
    guard ["", "off"].contains(timer) || timerEnd != nil else {
      throw .badSetting(
        "timer", expected: "a date in ISO 8601, such as 2026-03-05T09:35:00Z, or off")
    }
    checked.timer = timerEnd == nil ? "" : timer
    return checked
  }

  /// Throws `HostError.badSetting` if the change removes or adds a module of Control Center in a
  /// release that always shows all of them.
  package func checkModules(since old: DeviceSettings) throws(HostError) {
    guard systemModules != old.systemModules, !os.removesModules else { return }
    throw .badSetting(
      "systemModules",
      expected: "no change with os=\(os.rawValue), because its Control Center "
        + "always shows all modules; modules can be removed with os=18 or later")
  }
}

extension DeviceSettings {
  /// When the device's timer ends; nil if it has not been started.
  package var timerEnd: Date? { try? Date(timer, strategy: .iso8601) }
}

extension Device {
  /// Whether the device can be the main one, which needs known surfaces, or a companion.
  fileprivate func canBe(_ role: DeviceRole) -> Bool {
    switch role {
    case .main: surfaces != nil
    case .pad: surfaces != nil && idiom == .pad
    case .watch: idiom == .watch
    case .car: idiom == .car
    case .mac: idiom == .mac
    }
  }
}

extension DeviceRole {
  fileprivate var models: String {
    switch self {
    case .main: "an iPad, or a phone with widgets on its Lock Screen"
    case .pad: "an iPad such as 820x1180"
    case .watch: "a watch such as watch-45mm"
    case .car: "a car's display such as car-800x480"
    case .mac: "a Mac such as mac-1440x900"
    }
  }
}
