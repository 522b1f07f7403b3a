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
    guard device.alarmAccess[app.id] == .allow else { throw AlarmSentences.denied(app.id) }
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

  /// Allows the alarms of an app for which there is no decision: the user is not asked, as for
  /// notifications. Throws `AlarmSentences.undeclared`, `HostError.storeFailed`.
  func requestAlarms(of app: InstalledExtension) throws {
    guard app.describesAlarms != false else { throw AlarmSentences.undeclared(app.name) }
    guard device.alarmAccess[app.id] == nil else { return }
    var changed = device
    changed.alarmAccess[app.id] = .allow
    try storeAccess(changed)
    sendActivityNews(.authorization(activityAuthorization(app.id)), to: app.id)
  }

  func alarmAuthorization(of id: ExtensionID) -> AlarmAuthorization {
    switch device.alarmAccess[id] {
    case nil: .notDetermined
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
    let (intent, change): (IntentAction?, AlarmChange?) =
      switch button {
      case .stop: (alarm.stopIntent, .stop)
      case .secondary: (alarm.secondaryIntent, alarm.secondaryCountsDown ? .countdown : nil)
      case .pause: (nil, .pause)
      case .resume: (nil, .resume)
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
    if let change, activityEngine.activities[id]?.stored.alarm?.phase == alarm.phase {
      do {
        try commit(try activityEngine.decision(on: change, of: id, by: .person, at: clock.now))
      } catch let refusal as ActivityRefusal {
        throw HostError.extensionFailed(app.id, reason: refusal.message)
      }
    }
    try result.get()
  }
}
