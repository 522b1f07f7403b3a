import Foundation

/// What the app and its controls share: the app group's defaults.
struct SwitchboardStore {
  static let group = "group.vitrine.switchboard"

  private var defaults: UserDefaults { UserDefaults(suiteName: Self.group) ?? .standard }

  // MARK: Lamps

  func isOn(_ lamp: Lamp.ID) -> Bool { defaults.bool(forKey: "lamp.\(lamp)") }

  func setOn(_ isOn: Bool, _ lamp: Lamp.ID) { defaults.set(isOn, forKey: "lamp.\(lamp)") }

  // MARK: Timer

  /// Where the app has found the server that the household's devices share.
  var timerServer: URL {
    defaults.string(forKey: "timerServer").flatMap { URL(string: $0) } ?? Self.thisMachine
  }

  private static let thisMachine = URL(string: "http://127.0.0.1:8750")!
}
