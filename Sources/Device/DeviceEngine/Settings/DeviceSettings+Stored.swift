import Foundation

extension DeviceSettings {
  /// Reads stored settings. Settings that an older version did not store have their defaults.
  /// Throws `DecodingError`.
  package init(stored json: Data) throws {
    let defaults = try JSONSerialization.jsonObject(with: JSONEncoder().encode(DeviceSettings()))
    let stored = try JSONSerialization.jsonObject(with: json)
    let merged =
      (defaults as? [String: Any])?.merging(stored as? [String: Any] ?? [:]) { $1 } ?? [:]
    self = try JSONDecoder().decode(
      DeviceSettings.self, from: JSONSerialization.data(withJSONObject: merged))
    // Older versions allowed every look in every release.
    if !look.exists(in: os) { look = .standard }
  }
}
