import DeviceEngine
import Foundation

/// The apps of the device: which one is in front, what it shows, and what the others still do.
struct HostedApps {
  /// The app with a life cycle that is in front of the device's own screens.
  private(set) var front: ExtensionID?
  /// What the app in front shows; nothing if it draws no window.
  var screen = FrontScreen()
  /// The newest change of an app to the background.
  var move: Task<Void, Never>?
  /// When the apps in the background are suspended.
  var suspensions: [ExtensionID: AppSuspensionPlan] = [:]
  /// The number of running commands per app. An app is in the foreground while one of them runs.
  private var commands: [ExtensionID: Int] = [:]
  /// The number of intents that each app performs now.
  private var intents: [ExtensionID: Int] = [:]

  /// When the next app is suspended.
  var nextWake: Date? { suspensions.values.map(\.date).min() }

  /// Whether the user sees the app, so that its reloads are free.
  func isInForeground(_ id: ExtensionID) -> Bool { commands[id] != nil || front == id }

  /// Whether an app with a life cycle is neither in front nor performs an intent.
  func isInBackground(_ id: ExtensionID) -> Bool { front != id && intents[id] == nil }

  /// Whether the app in front was opened without an action of the user.
  func hasOpenedByItself(_ id: ExtensionID) -> Bool {
    front == id && intents[id] == nil && !screen.hasUserActed
  }

  mutating func bringToFront(_ id: ExtensionID?) {
    front = id
    screen.clear()
  }

  mutating func beginCommand(_ id: ExtensionID) { commands[id, default: 0] += 1 }

  mutating func endCommand(_ id: ExtensionID) { commands.decrement(id) }

  mutating func beginIntent(_ id: ExtensionID) { intents[id, default: 0] += 1 }

  mutating func endIntent(_ id: ExtensionID) { intents.decrement(id) }
}

extension [ExtensionID: Int] {
  fileprivate mutating func decrement(_ id: ExtensionID) {
    let others = (self[id] ?? 1) - 1
    self[id] = others > 0 ? others : nil
  }
}
