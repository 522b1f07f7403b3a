import Foundation
import HostLink

// Requests for pictures, and their results.
extension ActivityEngine {
  /// Requests new pictures, because the content or its form changed. Changes while a request runs
  /// lead to one more request, for the newest content.
  mutating func request(_ id: ActivityID, isUrgent: Bool) {
    guard let activity = activities[id] else { return }
    let isNew = activity.fetch == nil && !activity.isQueued
    // Moves an activity that is queued for a broadcast to the urgent queue.
    let becomesUrgent = activity.isQueued && isUrgent && !activity.isUrgent
    update(id) {
      $0.wanted += 1
      $0.retry = nil
      if isNew { $0.isQueued = true }
      if isNew || becomesUrgent { $0.isUrgent = isUrgent }
    }
    if isNew || becomesUrgent { queue.add(id, isUrgent: isUrgent) }
    scheduleWake(of: id)
  }

  /// Requests the pictures of all activities again, because the device or the extension changed.
  package mutating func requestAll(of app: ExtensionID? = nil) {
    let ids = app.map { Array(self.app($0).activities) } ?? Array(activities.keys)
    for id in ids.sorted(by: Self.isEarlier) where activities[id]?.stored.isVisible == true {
      request(id, isUrgent: true)
    }
    proceed()
  }

  /// Begins queued requests, up to the limit.
  mutating func proceed() {
    while fetches.count < max(settings.fetches, 1), let id = queue.next() {
      guard let activity = activities[id], activity.isQueued else { continue }
      lastToken += 1
      let fetch = ActivityFetch(
        token: lastToken, id: id, wanted: activity.wanted, content: activity.stored.content,
        isStale: activity.stored.state == .stale)
      fetches[lastToken] = fetch
      update(id) {
        $0.isQueued = false
        $0.fetch = fetch.token
      }
      act(.fetch(fetch))
    }
  }

  /// Handles the answer to a fetch.
  package mutating func presented(token: UInt64, at now: Date) {
    guard let fetch = end(token) else { return proceed() }
    update(fetch.id) {
      $0.shown = fetch.wanted
      $0.good = fetch.content
      $0.backOff = BackOff()
      $0.version += 1
    }
    note(fetch.id, .delivered, .date, ActivitySentences.drawn, at: now)
    settle(fetch, nil)
  }

  /// Handles the failure of a fetch.
  package mutating func failed(token: UInt64, _ failure: ActivityFailure, at now: Date) {
    guard let fetch = end(token), let activity = activities[fetch.id] else { return proceed() }
    let isNewest = activity.wanted == fetch.wanted
    let settings = failures
    update(fetch.id) {
      $0.version += 1
      if failure.isUndecodable { $0.contentFailure = failure.failure.message }
      if let until = failure.failure.heldBackUntil {
        $0.backOff.hold(failure.failure.message)
        if isNewest { $0.retry = until }
      } else if failure.failure.isRetryable, !failure.isUndecodable {
        let wait = $0.backOff.fail(failure.failure.message, settings: settings)
        if isNewest { $0.retry = now + wait }
      } else {
        $0.backOff.stop(failure.failure.message)
      }
    }
    let retry = activities[fetch.id]?.retry
    let sentences = ActivitySentences(now: now, time: time)
    note(
      fetch.id, .failed, .failure,
      sentences.failed(failure, next: retry, isNewest: isNewest, isLoaded: activity.isLoaded),
      until: retry, at: now)
    if failure.isUndecodable, isNewest { restoreGoodContent(fetch, at: now) }
    scheduleWake(of: fetch.id)
    settle(fetch, failure)
  }

  /// Restores the last content that was drawn, as if the undecodable one had not been received.
  private mutating func restoreGoodContent(_ fetch: ActivityFetch, at now: Date) {
    guard let activity = activities[fetch.id], let good = activity.good,
      good != activity.stored.content
    else { return }
    var stored = activity.stored
    stored.content = good
    if stored.isLiving, stored.state != .pending {
      stored.state = good.staleDate.map { $0 <= now } ?? false ? .stale : .active
    }
    change(to: stored)
  }

  /// Ends a fetch. Returns nil if it is no longer current.
  private mutating func end(_ token: UInt64) -> ActivityFetch? {
    guard let fetch = fetches.removeValue(forKey: token), activities[fetch.id]?.fetch == token
    else { return nil }
    update(fetch.id) { $0.fetch = nil }
    return fetch
  }

  /// Reports the result to those who wait for it, and requests what has changed meanwhile.
  private mutating func settle(_ fetch: ActivityFetch, _ failure: ActivityFailure?) {
    act(.settled(fetch.id, wanted: fetch.wanted, failure))
    if let activity = activities[fetch.id], activity.wanted > max(fetch.wanted, activity.shown),
      !activity.isQueued, activity.retry == nil
    {
      update(fetch.id) {
        $0.isQueued = true
        $0.isUrgent = true
      }
      queue.add(fetch.id, isUrgent: true)
    }
    proceed()
  }

  /// Handles the end of an intent of a button or toggle: requests the actual state.
  package mutating func performed(_ id: ActivityID, error: String?, at now: Date) {
    if let error {
      note(id, .failed, .intent, ActivitySentences.intentFailed(error), at: now)
    }
    request(id, isUrgent: true)
    proceed()
  }

  /// True if no request is running. Queued requests begin at once while fewer run than allowed.
  package var isIdle: Bool { fetches.isEmpty }

  /// The order of ids by their number.
  package static func isEarlier(_ first: ActivityID, _ second: ActivityID) -> Bool {
    (first.rawValue.count, first) < (second.rawValue.count, second)
  }
}
