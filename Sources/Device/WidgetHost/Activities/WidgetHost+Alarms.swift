import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// Requests of apps and extensions by AlarmKit, and the buttons of the system's presentations.
extension WidgetHost {
  /// Schedules an alarm. The first one asks for the permission. Throws `ActivityRefusal`,
  /// `HostError.storeFailed`.
  func schedule(
    _ request: AlarmRequest, of app: InstalledExtension
  ) throws -> AlarmRecord {
    try requestAlarms(of: app)
    guard device.alarmAccess[app.id] == .allow else {
      throw AlarmSentences.refused(app.id, device.alarmAccess[app.id])
    }
    let number = numbers.next(.activity)
    let decision = try activityEngine.decision(
      on: request, of: app.id, name: app.name, id: "a\(number)", at: clock.now)
    numbers[.activity] = number
    try commit(decision, with: [.counter(.activity, number)])
    guard let record = decision.activity.alarm?.record else {
      throw AlarmSentences.unknown(request.id)
    }
    return record
  }

  /// Changes an alarm for its app. Returns its record, or none if it is gone. Throws
  /// `ActivityRefusal`, `HostError.storeFailed`.
  func change(
    alarm: UUID, _ change: AlarmChange, of app: ExtensionID
  ) throws -> [AlarmRecord] {
    guard let id = activityEngine.activity(ofAlarm: alarm, of: app) else {
      throw AlarmSentences.unknown(alarm)
    }
    try commit(try activityEngine.decision(on: change, of: id, by: .app, at: clock.now))
    return activityEngine.activities[id]?.stored.alarm.map { [$0.record] } ?? []
  }

  // MARK: Permission

  /// Asks the user about the alarms of an app for which there is no decision. If no page is open to
  /// ask on, they are allowed. Throws `AlarmSentences.undeclared`, `HostError.storeFailed`.
  func requestAlarms(of app: InstalledExtension) throws {
    guard app.describesAlarms != false else { throw AlarmSentences.undeclared(app.name) }
    let decision: AlarmDecision = hasOpenPages ? .ask : .allow
    let old = device.alarmAccess[app.id]
    guard old == nil || old == .ask, old != decision else { return }
    var changed = device
    changed.alarmAccess[app.id] = decision
    try storeAccess(changed)
    sendActivityNews(.authorization(activityAuthorization(app.id)), to: app.id)
  }

  /// Reports whether a page shows the device, and can ask the user.
  public func setHasOpenPages(_ hasOpenPages: Bool) {
    self.hasOpenPages = hasOpenPages
  }

  func alarmAuthorization(of id: ExtensionID) -> AlarmAuthorization {
    switch device.alarmAccess[id] {
    case nil, .ask: .notDetermined
    case .allow: .authorized
    case .deny: .denied
    }
  }

  /// Reports the user's changed decisions to the apps. Alarms that were scheduled stay.
  func alarmAccessChanged(from old: AlarmAccess) {
    for id in installed.keys.sorted() where device.alarmAccess[id] != old[id] {
      sendActivityNews(.authorization(activityAuthorization(id)), to: id)
    }
  }

  // MARK: Buttons

  /// Performs a button of an alarm's system presentation: first the app's intent, which may change
  /// the alarm itself, then what the system does.
  ///
  /// - Throws: `HostError.extensionFailed` if the intent fails, after the alarm was changed;
  ///   `.tooManyTaps`, `.storeFailed`.
  func press(
    _ button: AlarmButtonName, of id: ActivityID, _ shown: ShownActivity, _ app: InstalledExtension
  ) async throws {
    guard let alarm = activityEngine.activities[id]?.stored.alarm else { return }
    let intent: IntentAction? =
      switch button {
      case .stop: alarm.stopIntent
      case .secondary: alarm.secondaryIntent
      case .pause, .resume: nil
      }
    let result: Result<Void, any Error>
    do {
      if let intent {
        _ = try await perform(PerformRequest(action: intent), toggle: nil, of: id, shown, app)
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    // The intent may have stopped the alarm, or changed it.
    if let change = alarm.change(by: button),
      activityEngine.activities[id]?.stored.alarm?.phase == alarm.phase
    {
      do {
        try commit(try activityEngine.decision(on: change, of: id, by: .person, at: clock.now))
      } catch let refusal as ActivityRefusal {
        throw HostError.extensionFailed(app.id, reason: refusal.message)
      }
    }
    try result.get()
  }
}
