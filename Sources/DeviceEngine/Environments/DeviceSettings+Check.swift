import Devices
import Foundation
import HostLink

extension DeviceSettings {
  /// Returns the settings with canonical device and locale names. Throws `HostError.badSetting`.
  package func checked() throws(HostError) -> DeviceSettings {
    var checked = self
    guard let screen = Device.named(device), screen.hasSurfaces else {
      throw .badSetting(
        "device", expected: "a phone with widgets on its Lock Screen; `vitrine devices` lists them")
    }
    checked.device = screen.identifier
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
}

extension DeviceSettings {
  /// When the device's timer ends; nil if it has not been started.
  package var timerEnd: Date? { try? Date(timer, strategy: .iso8601) }
}

extension Device {
  /// True if the layouts of Home Screen, Lock Screen and StandBy are known.
  fileprivate var hasSurfaces: Bool {
    idiom == .phone && size(of: .accessoryCircular) != nil
  }
}
