import Foundation
import HostLink

/// The source of a change of an alarm.
package enum AlarmRequester: Equatable, Sendable {
  case app, person

  var cause: LedgerRow.Cause { self == .app ? .app : .person }
}

extension AlarmRequest {
  /// The bytes of everything that is stored of it and whose size the app chooses.
  fileprivate var byteCount: Int {
    let texts = [attributesType, alert.title, alert.body, alert.sound ?? ""]
    let intents = [stopIntent, secondaryIntent].compactMap(\.self)
    return attributes.count + texts.reduce(0) { $0 + $1.utf8.count }
      + intents.reduce(0) { $0 + $1.identifier.utf8.count + $1.parameters.count }
  }
}

// Alarms: activities with `StoredActivity.alarm`. Their dates, pictures and order are those of
// other activities.
extension ActivityEngine {
  /// The alarms of an app, in the order in which they were scheduled.
  package func alarms(of app: ExtensionID) -> [AlarmRecord] {
    self.app(app).activities.sorted(by: Self.isEarlier)
      .compactMap { activities[$0]?.stored.alarm?.record }
  }

  /// The activity of an alarm; nil if the app has none with the identifier.
  package func activity(ofAlarm alarm: UUID, of app: ExtensionID) -> ActivityID? {
    self.app(app).activities.first { activities[$0]?.stored.alarm?.id == alarm }
  }

  /// Decides on scheduling an alarm.
  ///
  /// - Parameters:
  ///   - name: The app's name, for messages.
  ///   - id: The new activity's id, numbered by the host.
  /// - Throws: `.maximumLimitReached`, `.invalidAlarm`, `.attributesTooLarge`.
  package func decision(
    on request: AlarmRequest, of app: ExtensionID, name: String, id: ActivityID, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    guard request.byteCount <= settings.alarmBytes else {
      throw ActivitySentences.tooLarge(
        request.attributesType.prefix(100).description, bytes: request.byteCount,
        limit: settings.alarmBytes)
    }
    guard activity(ofAlarm: request.id, of: app) == nil else {
      throw AlarmSentences.duplicate(request.id)
    }
    guard alarms(of: app).count < settings.maxAlarmsOfApp else {
      throw AlarmSentences.tooMany(of: name, limit: settings.maxAlarmsOfApp)
    }
    let alarm: StoredAlarm
    do throws(AlarmProblem) {
      alarm = try StoredAlarm(request, in: time.timeZone, at: now)
    } catch {
      throw AlarmSentences.invalid(error, request.id)
    }
    var activity = StoredActivity(
      alarm: alarm, request, id: id, extension: app,
      budget: PushBudget(limit: pushLimit(of: app), at: now), at: now)
    if alarm.state == .alerting { activity.ring() }
    let sentences = AlarmSentences(now: now, time: time)
    var rows = [row(activity, .changed, .app, sentences.scheduled(alarm), at: now)]
    while let step = activity.stepAlarm(to: now), let alarm = activity.alarm {
      rows.append(row(activity, .changed, .date, sentences.happened(step, alarm), at: now))
    }
    return ActivityDecision(activity: activity, rows: rows)
  }

  /// Decides on a change of an alarm. Throws `.unknownActivity`, `.invalidAlarm`.
  package func decision(
    on change: AlarmChange, of id: ActivityID, by requester: AlarmRequester, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    var activity = try stored(id)
    guard var alarm = activity.alarm else { throw ActivitySentences.unknown(id) }
    let remains: Bool
    do throws(AlarmProblem) {
      remains = try alarm.apply(change, at: now)
    } catch {
      throw AlarmSentences.invalid(error, alarm.id)
    }
    activity.alarm = alarm
    activity.present(at: now)
    if !remains { activity.state = .dismissed }
    let sentence = AlarmSentences(now: now, time: time)
      .changed(change, remains ? alarm : nil, by: requester)
    return ActivityDecision(
      activity: activity, rows: [row(activity, .changed, requester.cause, sentence, at: now)])
  }

  /// Decides on an activity that the user swipes away, which stops an alarm. Throws
  /// `.unknownActivity`.
  package func decision(
    onSwipeOf id: ActivityID, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    guard let alarm = try stored(id).alarm else { return try dismissalDecision(for: id, at: now) }
    // A stop of one that waits would only schedule it again.
    let change = alarm.state == .scheduled ? AlarmChange.cancel : .stop
    return try decision(on: change, of: id, by: .person, at: now)
  }

  /// Handles another time zone, or a clock that was set back: times of day have other dates.
  mutating func rescheduleAlarms(at now: Date) {
    for id in activities.keys.sorted(by: Self.isEarlier) {
      guard var stored = activities[id]?.stored, let before = stored.alarm else { continue }
      stored.alarm?.follow(time.timeZone, at: now)
      guard stored.alarm != before else { continue }
      stored.present(at: now)
      change(to: stored)
    }
  }
}
