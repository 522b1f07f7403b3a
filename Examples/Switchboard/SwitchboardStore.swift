import Foundation

/// The data that the app and its controls share, in the app group's defaults.
struct SwitchboardStore {
  static let group = "group.vitrine.switchboard"

  private var defaults: UserDefaults { UserDefaults(suiteName: Self.group) ?? .standard }

  // MARK: Lamps

  func isOn(_ lamp: Lamp.ID) -> Bool { defaults.bool(forKey: "lamp.\(lamp)") }

  func setOn(_ isOn: Bool, _ lamp: Lamp.ID) { defaults.set(isOn, forKey: "lamp.\(lamp)") }

  // MARK: Timer

  /// The address of the timer server that all devices share.
  var timerServer: URL {
    defaults.string(forKey: "timerServer").flatMap { URL(string: $0) } ?? Self.localServer
  }

  private static let localServer = URL(string: "http://127.0.0.1:8750")!
}
