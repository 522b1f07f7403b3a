import Foundation
import HostLink
import PushValues

// Decisions on requests. They change nothing; `apply(_:isUrgent:at:)` carries them out.
extension ActivityEngine {
  /// Decides on starting an activity.
  ///
  /// - Parameters:
  ///   - name: The app's name, for messages.
  ///   - id: The new activity's id, numbered by the host: `a1`, `a2`, …
  ///   - token: The activity's push token, if it receives pushes by token.
  ///   - requester: The same limits apply to apps and pushes.
  /// - Throws: `.denied`, `.attributesTooLarge`, `.targetMaximumExceeded`,
  ///   `.globalMaximumExceeded`, `.unsupported`.
  package func decision(
    on start: ActivityStart, of app: ExtensionID, name: String, id: ActivityID,
    token: Data? = nil, by requester: ActivityRequester, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    let known = self.app(app)
    guard known.isAllowed != false else { throw ActivitySentences.denied(name) }
    let bytes = StoredActivity.size(start.attributes, start.content.state)
    guard bytes <= settings.bytes else {
      throw ActivitySentences.tooLarge(start.attributesType, bytes: bytes, limit: settings.bytes)
    }
    guard known.livingCount < settings.maxOfApp else {
      throw ActivitySentences.tooMany(of: name, limit: settings.maxOfApp)
    }
    guard livingCount < settings.maxOfAllApps else {
      throw ActivitySentences.tooMany(limit: settings.maxOfAllApps)
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
    // An activity whose stale date has passed is stale from the start, and never presented.
    if activity.state == .active { activity.noteStart(at: now) }
    _ = activity.step(to: now, settings)
    let sentence = ActivitySentences(now: now, time: time).started(activity, by: requester)
    return ActivityDecision(
      activity: activity, rows: [row(activity, .changed, requester.cause, sentence, at: now)])
  }

  /// Decides on an update. Throws `.unknownActivity`; other rejections are outcomes.
  package func decision(
    on update: ActivityUpdate, of id: ActivityID, by requester: ActivityRequester,
    at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    var activity = try stored(id)
    let bytes = StoredActivity.size(activity.attributes, update.content.state)
    let limit = pushLimit(of: activity.extension)
    var outcome = activity.receive(
      update.content.bounded, update.alert, timestamp: update.timestamp?.bounded, at: now)
    if outcome == .delivered {
      if bytes > settings.bytes {
        outcome = .refused
      } else if isCharged(requester), !activity.budget.take(limit: limit, at: now) {
        outcome = .overBudget
      }
    }
    return try makeDecision(activity, outcome, bytes: bytes, requester, isEnd: false, at: now)
  }

  /// Decides on an end, which is never charged to the budget. Throws `.unknownActivity`; other
  /// rejections are outcomes.
  package func decision(
    on end: ActivityEnd, of id: ActivityID, by requester: ActivityRequester, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    var activity = try stored(id)
    let bytes = StoredActivity.size(
      activity.attributes, end.content?.state ?? activity.content.state)
    let bounded = ActivityEnd(
      content: end.content?.bounded, dismissal: end.dismissal.bounded,
      timestamp: end.timestamp?.bounded)
    var outcome =
      bytes > settings.bytes
      ? .refused : activity.receiveEnd(bounded, at: now, settings)
    if outcome == .delivered, requester != .app, try stored(id).state == .ended {
      outcome = .staleToken
    }
    // Removes an activity whose dismissal date has passed.
    if outcome == .delivered { _ = activity.step(to: now, settings) }
    return try makeDecision(activity, outcome, bytes: bytes, requester, isEnd: true, at: now)
  }

  /// Decides on a removal by the user. Throws `.unknownActivity`.
  package func dismissalDecision(
    for id: ActivityID, _ sentence: String = ActivitySentences.removed, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    var activity = try stored(id)
    activity.state = .dismissed
    return ActivityDecision(
      activity: activity, rows: [row(activity, .changed, .person, sentence, at: now)])
  }

  // MARK: Parts

  private func makeDecision(
    _ new: StoredActivity, _ outcome: PushVerdict.Outcome, bytes: Int,
    _ requester: ActivityRequester, isEnd: Bool, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    let old = try stored(new.id)
    let activity = outcome == .delivered ? new : old
    let sentences = ActivitySentences(now: now, time: time)
    let sentence =
      switch outcome {
      case .delivered where isEnd: sentences.ended(activity, by: requester)
      case .delivered:
        sentences.updated(
          activity, by: requester, alerts: activity.alertCount > old.alertCount,
          isBudgetLifted: isDeveloperModeOn)
      default:
        sentences.rejected(
          outcome, activity, bytes: bytes, settings,
          nextPush: activity.budget.next(limit: pushLimit(of: activity.extension), at: now))
      }
    let kind: LedgerRow.Outcome =
      switch outcome {
      case .delivered where isEnd: .changed
      case .delivered: isCharged(requester) ? .charged : .free
      default: .refused
      }
    return ActivityDecision(
      activity: activity, evicted: outcome == .delivered ? evicted(by: activity) : [],
      rows: [row(activity, kind, requester.cause, sentence, at: now)], outcome: outcome)
  }

  /// The oldest ended activities of the app that exceed the limit once `activity` has ended.
  ///
  /// - Parameter ended: The ended activities of the app; nil for those of the engine.
  func evicted(
    by activity: StoredActivity, from ended: [ActivityID]? = nil
  ) -> [ActivityID] {
    let ended = ended ?? app(activity.extension).ended
    guard activity.state == .ended, !ended.contains(activity.id) else { return [] }
    return Array(ended.prefix(max(ended.count + 1 - settings.maxEndedOfApp, 0)))
  }

  func stored(_ id: ActivityID) throws(ActivityRefusal) -> StoredActivity {
    guard let activity = activities[id] else { throw ActivitySentences.unknown(id) }
    return activity.stored
  }

  private func isCharged(_ requester: ActivityRequester) -> Bool {
    requester.isCharged && !isDeveloperModeOn
  }

  package func pushLimit(of app: ExtensionID) -> Int {
    self.app(app).hasFrequentPushes ? settings.frequentPushesPerHour : settings.pushesPerHour
  }

  // MARK: Rows

  package func row(
    _ activity: StoredActivity, _ outcome: LedgerRow.Outcome, _ cause: LedgerRow.Cause,
    _ reason: String, until: Date? = nil, at now: Date
  ) -> LedgerRow {
    LedgerRow(
      date: now, placement: .activity(activity.id), outcome: outcome, cause: cause, reason: reason,
      budgetLeft: activity.budget.whole(limit: pushLimit(of: activity.extension), at: now),
      until: until)
  }

  mutating func note(
    _ id: ActivityID, _ outcome: LedgerRow.Outcome, _ cause: LedgerRow.Cause,
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
  /// The channel's name; nil for a token.
  var channel: String? {
    if case .channel(let name) = self { name } else { nil }
  }
}
