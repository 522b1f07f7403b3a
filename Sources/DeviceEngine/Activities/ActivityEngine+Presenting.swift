import Foundation
import HostLink

// Asking for pictures, and what comes of it.
extension ActivityEngine {
  /// What pictures are made of is another: the extension is asked, as soon as its turn comes. Many
  /// changes while it is being asked lead to one more request, for the newest.
  mutating func request(_ id: ActivityIdentifier, isUrgent: Bool) {
    guard let activity = activities[id] else { return }
    let asks = activity.fetch == nil && !activity.isQueued
    // One that stands behind those of a broadcast is taken out of their line.
    let hurries = activity.isQueued && isUrgent && !activity.isUrgent
    update(id) {
      $0.wanted += 1
      $0.retry = nil
      if asks { $0.isQueued = true }
      if asks || hurries { $0.isUrgent = isUrgent }
    }
    if asks || hurries { queue.add(id, isUrgent: isUrgent) }
    scheduleWake(of: id)
  }

  /// The device, or the extension, is another: all pictures are to be made anew.
  package mutating func requestAll(of app: ExtensionIdentifier? = nil) {
    let ids = app.map { Array(self.app($0).activities) } ?? Array(activities.keys)
    for id in ids.sorted(by: Self.isEarlier) where activities[id]?.stored.isVisible == true {
      request(id, isUrgent: true)
    }
    proceed()
  }

  /// Begins the requests whose turn it is.
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

  /// Pictures have come.
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
    if failure.isUndecodable, isNewest { goBack(fetch, at: now) }
    scheduleWake(of: fetch.id)
    settle(fetch, failure)
  }

  /// The last content that was drawn is there again, as if the bad one had not come.
  private mutating func goBack(_ fetch: ActivityFetch, at now: Date) {
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

  /// nil for an answer that nobody waits for any more.
  private mutating func end(_ token: UInt64) -> ActivityFetch? {
    guard let fetch = fetches.removeValue(forKey: token), activities[fetch.id]?.fetch == token
    else { return nil }
    update(fetch.id) { $0.fetch = nil }
    return fetch
  }

  /// Tells who waits, and asks for what has changed meanwhile.
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

  /// An intent of a button or a toggle has ended: the extension is asked what is so now.
  package mutating func performed(_ id: ActivityIdentifier, error: String?, at now: Date) {
    if let error {
      note(id, .failed, .intent, ActivitySentences.intentFailed(error), at: now)
    }
    request(id, isUrgent: true)
    proceed()
  }

  /// Nothing is being asked, and nothing waits for its turn.
  package var isIdle: Bool { fetches.isEmpty }

  /// In the order in which they were counted.
  package static func isEarlier(_ first: ActivityIdentifier, _ second: ActivityIdentifier) -> Bool {
    (first.count, first) < (second.count, second)
  }
}
