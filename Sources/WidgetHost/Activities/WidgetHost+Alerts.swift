import DeviceEngine
import Foundation
import HostLink

// Alerts of Live Activities: their sound, and the screen that lights up.
extension WidgetHost {
  /// Plays the sound of an activity's alert and lights the screen, once for each alert.
  func soundNewAlert(of id: ActivityIdentifier) {
    guard let stored = activityEngine.activities[id]?.stored, let alert = stored.alert,
      stored.alertCount > activities.alertCounts[id] ?? 0
    else { return }
    activities.alertCounts[id] = stored.alertCount
    if device.isLuminanceReduced || alertLightEnd != nil {
      alertLightEnd = clock.now + settings.activities.alertLight
    }
    switch alert.sound {
    case nil: alertSounds.play(nil)
    case "": break
    case let name?:
      let file = soundFile(name, of: stored.extension)
      if file == nil {
        let limit = activityEngine.pushLimit(of: stored.extension)
        record(
          LedgerRow(
            date: clock.now, placement: id, outcome: .failed, cause: .app,
            reason: ActivitySentences.soundMissing(name),
            budgetLeft: Int(stored.budget.left(limit: limit, at: clock.now) + 1e-9)))
      }
      alertSounds.play(file)
    }
  }

  /// A sound file in an app's bundle; nil if there is none.
  private func soundFile(_ name: String, of id: ExtensionIdentifier) -> URL? {
    guard let app = installed[id], !name.contains("/"), !name.hasPrefix(".") else { return nil }
    let file = app.bundle.appendingPathComponent("Resources").appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  // MARK: The screen

  /// Lights the dimmed screen for an alert, and dims it again when its time is over. The lit screen
  /// is not stored: a device that is started again is dimmed. Returns whether the settings have
  /// changed.
  func updateAlertLight() -> Bool {
    guard let end = alertLightEnd else { return false }
    let isLit = end > clock.now
    if !isLit { alertLightEnd = nil }
    guard device.isLuminanceReduced == isLit else { return false }
    var new = device
    new.isLuminanceReduced = !isLit
    do {
      if !isLit { try store.apply([.device(new)], durability: .recoverable) }
      try adopt(new, at: clock.now)
    } catch {
      notice("\(error)")
    }
    return true
  }
}
