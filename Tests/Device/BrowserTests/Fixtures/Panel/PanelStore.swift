import Foundation

/// The extension's own defaults.
enum PanelStore {
  static func isOn(_ name: String) -> Bool { UserDefaults.standard.bool(forKey: name) }

  static var changes: Int {
    get { UserDefaults.standard.integer(forKey: "changes") }
    set { UserDefaults.standard.set(newValue, forKey: "changes") }
  }

  static func setOn(_ isOn: Bool, _ name: String) {
    UserDefaults.standard.set(isOn, forKey: name)
  }
}
