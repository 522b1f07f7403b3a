import DeviceEngine
import Foundation
import HostLink

// Alerts of Live Activities: their sound, and the screen that lights up.
extension WidgetHost {
  /// Plays the sound of an activity's alert and lights the screen, once for each alert.
  func soundNewAlert(of id: ActivityID) {
    guard let stored = activityEngine.activities[id]?.stored, let alert = stored.alert,
      stored.alertCount > activities.alertCounts[id] ?? 0
    else { return }
    activities.alertCounts[id] = stored.alertCount
    showOnWatch(alert, of: stored)
    showOnPad(alert, of: stored)
    if device.isLuminanceReduced || alertLightEnd != nil {
      alertLightEnd = clock.now + settings.activities.alertLight
    }
    let sound = sound(of: alert, stored)
    if case .missing(let name) = sound {
      recordAlert(id, .failed, .app, ActivitySentences.soundMissing(name))
    }
    if stored.alarm == nil, sound != .silence { alertSounds.play(sound.file) }
  }

  /// Repeats the sounds of the alarms that alert, until they are stopped.
  func updateRinging() {
    let ringing = activityEngine.activities.values.map(\.stored)
      .filter { $0.alarm?.state == .alerting }.sorted { $0.id < $1.id }
      .compactMap { stored in
        let sound = stored.alert.map { self.sound(of: $0, stored) } ?? AlertSound.silence
        return sound == .silence
          ? nil : AlertSounds.Ringing(activity: stored.id, file: sound.file)
      }
    guard ringing != activities.ringing else { return }
    activities.ringing = ringing
    alertSounds.ring(ringing)
  }

  private func sound(of alert: ActivityAlert, _ stored: StoredActivity) -> AlertSound {
    switch alert.sound {
    case nil: .default
    case "": .silence
    case let name?: soundFile(name, of: stored.extension).map { .file($0) } ?? .missing(name)
    }
  }

  /// Shows the title and the body of an alert on the watch, which is the only place for them.
  private func showOnWatch(_ alert: ActivityAlert, of stored: StoredActivity) {
    guard companions[.watch] != nil else { return }
    let duration = settings.activities.alertLight
    show(alert, of: stored, on: .watch, for: duration)
    recordAlert(stored.id, .shown, .app, ActivitySentences.onWatch(alert, for: duration))
  }

  /// Shows the activity's new content in a banner on an unlocked iPad beside the main device, as
  /// long as the page shows one on a main device.
  private func showOnPad(_ alert: ActivityAlert, of stored: StoredActivity) {
    guard let pad = companions[.pad], !pad.isLocked else { return }
    show(alert, of: stored, on: .pad, for: 5)
  }

  private func show(
    _ alert: ActivityAlert, of stored: StoredActivity, on role: DeviceRole, for duration: Double
  ) {
    let app = installed[stored.extension].map(name(of:)) ?? stored.extension.rawValue
    companions.show(alert, of: stored.id, app: app, on: role, for: duration, at: clock.now)
    pending.changes.append(.companions(companionStates))
  }

  /// Removes the alert from the watch, as the user does. Throws `HostError.badPlace` if there is
  /// none.
  public func dismissWatchAlert() async throws {
    guard let alert = companions.dismissAlert(on: .watch) else {
      throw HostError.badPlace(reason: "the watch shows no alert")
    }
    pending.changes.append(.companions(companionStates))
    recordAlert(
      alert.activity, .changed, .person, ActivitySentences.dismissedOnWatch(alert.title))
    flush()
  }

  private func recordAlert(
    _ id: ActivityID, _ outcome: LedgerRow.Outcome, _ cause: LedgerRow.Cause,
    _ reason: String
  ) {
    let row = activityEngine.activities[id].map {
      activityEngine.row($0.stored, outcome, cause, reason, at: clock.now)
    }
    // The activity of a dismissed alert may have ended.
    record(
      row
        ?? LedgerRow(
          date: clock.now, placement: .activity(id), outcome: outcome, cause: cause, reason: reason,
          budgetLeft: 0))
  }

  /// A sound file in an app's bundle; nil if there is none.
  private func soundFile(_ name: String, of id: ExtensionID) -> URL? {
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

/// What an alert plays.
private enum AlertSound: Equatable {
  case silence, `default`
  case file(URL)
  /// The default sound, because the app has no file of this name.
  case missing(String)

  /// nil for the default sound.
  var file: URL? { if case .file(let file) = self { file } else { nil } }
}
