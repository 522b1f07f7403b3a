import Foundation
import HostLink

// Whether what is asked may be done. Nothing is changed here.
extension ActivityEngine {
  /// A new activity.
  ///
  /// - Parameters:
  ///   - id: Counted by the host: `a` and a number.
  ///   - name: The app's, for sentences.
  ///   - token: Where its pushes come by a token of its own.
  ///   - asker: A push is bounded by the same limits as the app.
  /// - Throws: `.denied`, `.attributesTooLarge`, `.targetMaximumExceeded`, `.globalMaximumExceeded`,
  ///   `.unsupported`.
  package func deciding(
    _ start: ActivityStart, of app: ExtensionIdentifier, name: String, id: ActivityIdentifier,
    token: Data? = nil, by asker: ActivityAsker, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    let known = self.app(app)
    guard known.isAllowed != false else { throw ActivitySentences.denied(name) }
    let bytes = StoredActivity.size(start.attributes, start.content.state)
    guard bytes <= settings.bytes else {
      throw ActivitySentences.tooLarge(start.attributesType, bytes: bytes, most: settings.bytes)
    }
    guard known.living < settings.mostOfApp else {
      throw ActivitySentences.tooMany(of: name, most: settings.mostOfApp)
    }
    guard living < settings.most else {
      throw ActivitySentences.tooMany(most: settings.most)
    }
    let begin = start.start?.bounded ?? now
    guard begin <= now || start.alert != nil else {
      throw ActivitySentences.scheduledWithoutAlert(start.attributesType)
    }
    var activity = StoredActivity(
      id: id, extension: app, attributesType: start.attributesType, attributes: start.attributes,
      content: start.content.bounded, isTransient: start.isTransient,
      state: begin > now ? .pending : .active, start: max(begin, now), pushToken: token,
      channel: start.push?.channel, budget: PushBudget(limit: pushLimit(of: app), at: now))
    activity.updated = now
    activity.timestamp = now
    activity.alert = start.alert
    if activity.state == .active, start.alert != nil { activity.alertCount = 1 }
    // A stale date that has passed: stale from the first moment.
    _ = activity.step(to: now, settings)
    let sentence = ActivitySentences(now: now, time: time).started(activity, by: asker)
    return ActivityDecision(
      activity: activity, rows: [row(activity, .changed, asker.cause, sentence, at: now)])
  }

  /// Throws `.unknownActivity`.
  package func deciding(
    _ update: ActivityUpdate, of id: ActivityIdentifier, by asker: ActivityAsker, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    var activity = try stored(id)
    let bytes = StoredActivity.size(activity.attributes, update.content.state)
    let limit = pushLimit(of: activity.extension)
    var outcome = activity.receive(
      update.content.bounded, update.alert, timestamp: update.timestamp?.bounded, at: now)
    if outcome == .taken {
      if bytes > settings.bytes {
        outcome = .tooLarge(bytes)
      } else if asker.isCharged, !activity.budget.take(limit: limit, at: now) {
        outcome = .overBudget(next: activity.budget.next(limit: limit, at: now))
      }
    }
    return try decision(activity, outcome, asker, isEnd: false, at: now)
  }

  /// Ends an activity; the budget does not hold an end up. Throws `.unknownActivity`.
  package func deciding(
    _ end: ActivityEnd, of id: ActivityIdentifier, by asker: ActivityAsker, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    var activity = try stored(id)
    let bytes = StoredActivity.size(
      activity.attributes, end.content?.state ?? activity.content.state)
    let bounded = ActivityEnd(
      content: end.content?.bounded, dismissal: end.dismissal.bounded,
      timestamp: end.timestamp?.bounded)
    var outcome =
      bytes > settings.bytes
      ? .tooLarge(bytes) : activity.receiveEnd(bounded, at: now, settings)
    if outcome == .taken, asker != .app, try stored(id).state == .ended { outcome = .ended }
    // One whose dismissal date has come is gone with this.
    if outcome == .taken { _ = activity.step(to: now, settings) }
    return try decision(activity, outcome, asker, isEnd: true, at: now)
  }

  /// The person swipes it away. Throws `.unknownActivity`.
  package func decidingDismissal(
    of id: ActivityIdentifier, _ sentence: String = ActivitySentences.removed, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    var activity = try stored(id)
    activity.state = .dismissed
    return ActivityDecision(
      activity: activity, rows: [row(activity, .changed, .person, sentence, at: now)])
  }

  // MARK: Parts

  private func decision(
    _ new: StoredActivity, _ outcome: ActivityOutcome, _ asker: ActivityAsker, isEnd: Bool,
    at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    let activity = outcome == .taken ? new : try stored(new.id)
    let sentences = ActivitySentences(now: now, time: time)
    let sentence =
      switch outcome {
      case .taken where isEnd: sentences.ended(activity, by: asker)
      case .taken: sentences.updated(activity, by: asker)
      default: sentences.refused(outcome, activity, by: asker, settings)
      }
    let kind: LedgerRow.Outcome =
      switch outcome {
      case .taken where isEnd: .changed
      case .taken: asker.isCharged ? .charged : .free
      default: .refused
      }
    return ActivityDecision(
      activity: activity, leaving: outcome == .taken ? making(roomFor: activity) : [],
      rows: [row(activity, kind, asker.cause, sentence, at: now)], outcome: outcome)
  }

  /// The ended ones of its app that are too many with it.
  func making(roomFor activity: StoredActivity) -> [ActivityIdentifier] {
    let ended = app(activity.extension).ended
    guard activity.state == .ended, !ended.contains(activity.id) else { return [] }
    return Array(ended.prefix(max(ended.count + 1 - settings.mostEndedOfApp, 0)))
  }

  func stored(_ id: ActivityIdentifier) throws(ActivityRefusal) -> StoredActivity {
    guard let activity = activities[id] else { throw ActivitySentences.unknown(id) }
    return activity.stored
  }

  package func pushLimit(of app: ExtensionIdentifier) -> Int {
    self.app(app).hasFrequentPushes ? settings.frequentPushesPerHour : settings.pushesPerHour
  }

  // MARK: Rows

  func row(
    _ activity: StoredActivity, _ outcome: LedgerRow.Outcome, _ cause: LedgerRow.Cause,
    _ reason: String, until: Date? = nil, at now: Date
  ) -> LedgerRow {
    let left = activity.budget.left(limit: pushLimit(of: activity.extension), at: now)
    return LedgerRow(
      date: now, placement: activity.id, outcome: outcome, cause: cause, reason: reason,
      budgetLeft: Int(left + 1e-9), until: until)
  }

  mutating func note(
    _ id: ActivityIdentifier, _ outcome: LedgerRow.Outcome, _ cause: LedgerRow.Cause,
    _ reason: String, until: Date? = nil, at now: Date
  ) {
    guard let activity = activities[id]?.stored else { return }
    act(.record(row(activity, outcome, cause, reason, until: until, at: now)))
  }

  mutating func note(_ step: ActivityStep, of activity: StoredActivity, at now: Date) {
    let sentence = ActivitySentences(now: now, time: time).happened(step, activity, settings)
    act(.record(row(activity, .changed, .date, sentence, at: now)))
  }
}

extension ActivityPushType {
  /// nil for tokens.
  var channel: String? {
    if case .channel(let name) = self { name } else { nil }
  }
}
