import Foundation
import HostLink

/// Decides on Live Activities: which may start, which updates are accepted, what happens at which
/// date, which are in the Dynamic Island, and when pictures are requested.
///
/// ```swift
/// let decision = try engine.decision(
///   on: start, of: "Sample", name: "Sample", id: "a1", by: .app, at: now)
/// // … store decision.activity …
/// engine.apply(decision, at: now)
/// for action in engine.takeActions() { … }
/// ```
/// Like `WidgetEngine`, it is a value without I/O, and the same calls produce the same actions.
///
/// Rules:
/// - Requests of apps, pushes and the user are first *decided*, then *applied*, so that the host
///   can store a decision before it takes effect. Changes that happen by themselves
///   (`ActivityStep`) are made by `advance(to:)`, each with its own date, and stored afterwards.
/// - Every change of stored values goes through `put`, which maintains the indices.
/// - An activity has at most one running fetch; `LiveActivity.wanted` and `shown` tell which
///   content its pictures show.
/// - Content that the extension cannot decode is replaced with the last good content.
///
/// The states of one activity are `StoredActivity`'s (ActivityLife.swift). A change takes O(log n)
/// time in the number of activities: ids, tokens and channels are in dictionaries, dates in a
/// `DateQueue`, ranks in heaps.
package struct ActivityEngine: Sendable {
  let settings: ActivitySettings
  let failures: FailureSettings
  /// For dates in sentences, and for alarms.
  package private(set) var time: LocalTime
  /// True if budgets do not limit pushes.
  package var isDeveloperModeOn = false
  package private(set) var activities: [ActivityID: LiveActivity] = [:]
  private(set) var apps: [ExtensionID: ActivityApp] = [:]
  /// The number of pending, active and stale activities without alarms.
  package private(set) var livingCount = 0
  private var tokens: [Data: ActivityID] = [:]
  /// The number of changes to what issued tokens stand for.
  package private(set) var tokenChanges = 0
  private var channels: [ActivityChannel: Set<ActivityID>] = [:]
  private var order = IslandOrder()
  /// The last reported slots of `order.shown`.
  private var island: [Int] = []
  private var dates = DateQueue()
  /// The activity in each slot.
  private var ids: [ActivityID?] = []
  private var freeSlots: [Int32] = []
  var queue = ActivityFetchQueue()
  var fetches: [UInt64: ActivityFetch] = [:]
  package var lastToken: UInt64 = 0
  private var actions: [ActivityAction] = []
  private let versionBase: Int
  private var now: Date

  package init(
    settings: ActivitySettings, failures: FailureSettings, timeZone: TimeZone = .gmt, now: Date,
    versionBase: Int = 0
  ) {
    self.settings = settings
    self.failures = failures
    time = LocalTime(timeZone: timeZone)
    self.now = now
    self.versionBase = versionBase
  }

  /// Removes and returns the actions since the last call, in order.
  package mutating func takeActions() -> [ActivityAction] {
    defer { actions = [] }
    return actions
  }

  /// The date at which `advance(to:)` must be called; nil if nothing is scheduled.
  package var nextWake: Date? { dates.next }

  package func app(_ id: ExtensionID) -> ActivityApp { apps[id] ?? ActivityApp() }

  package mutating func setTimeZone(_ zone: TimeZone, at now: Date) {
    guard zone != time.timeZone else { return }
    time.timeZone = zone
    rescheduleAlarms(at: now)
    proceed()
  }

  /// Sets an app's permission and push budget. Existing activities stay.
  package mutating func setApp(
    _ id: ExtensionID, isAllowed: Bool?, hasFrequentPushes: Bool
  ) {
    apps[id, default: ActivityApp()].isAllowed = isAllowed
    apps[id]?.hasFrequentPushes = hasFrequentPushes
    for activity in app(id).activities { actions.append(.changed(activity)) }
  }

  package func activity(withToken token: Data) -> ActivityID? { tokens[token] }

  /// The activities subscribed to a channel.
  package func subscribers(of channel: ActivityChannel) -> Set<ActivityID> {
    channels[channel] ?? []
  }

  /// The activities of an app, in the order of their starts.
  package func activities(of app: ExtensionID, attributesType: String?) -> [LiveActivity] {
    self.app(app).activities.compactMap { activities[$0] }
      .filter { attributesType == nil || $0.stored.attributesType == attributesType }
      .sorted { ($0.stored.start, $0.number) < ($1.stored.start, $1.number) }
  }

  /// All activities in the order of the Lock Screen's stack. Complexity: O(n log n).
  package var stack: [LiveActivity] { activities.values.sorted { $0.rank < $1.rank } }

  package func islandPlace(of id: ActivityID) -> IslandPlace {
    guard let slot = activities[id]?.slot, let place = island.firstIndex(of: Int(slot)) else {
      return .hidden
    }
    if island.count == 1 { return .compact }
    return place == 0 ? .minimalAttached : .minimalDetached
  }

  /// The Island does not show the activities of the app in front; nil if there is none. Source:
  /// "Displaying live data with Live Activities".
  package mutating func setFrontApp(_ id: ExtensionID?) {
    guard id != order.hidden else { return }
    order.hide(id)
    reportIslandChanges()
  }

  // MARK: Changes

  /// Adds a stored activity after a restart.
  ///
  /// - Parameter isDrawn: True if its pictures are stored, too.
  package mutating func restore(_ stored: StoredActivity, isDrawn: Bool) {
    put(stored, notifiesApp: false)
    activities[stored.id]?.isUntouched = false
    if isDrawn { activities[stored.id]?.shown = 1 }
    if stored.isVisible { request(stored.id, isUrgent: false) }
  }

  /// Carries out a decision.
  ///
  /// - Parameter isUrgent: False for broadcasts, whose pictures are requested after urgent ones.
  package mutating func apply(_ decision: ActivityDecision, isUrgent: Bool = true, at now: Date) {
    for id in decision.evicted { dismiss(id, .date, ActivitySentences.evicted, at: now) }
    for row in decision.rows { actions.append(.record(row)) }
    guard decision.isAccepted else { return }
    let before = activities[decision.activity.id]?.stored
    put(decision.activity, notifiesApp: true)
    activities[decision.activity.id]?.isUntouched = before == nil
    if before?.content.state != decision.activity.content.state {
      activities[decision.activity.id]?.contentFailure = nil
    }
    if before.map({ !$0.hasSamePictures(as: decision.activity) }) ?? true,
      decision.activity.isVisible
    {
      request(decision.activity.id, isUrgent: isUrgent)
    }
    proceed()
  }

  /// Handles everything due.
  package mutating func advance(to now: Date) {
    if now < self.now {
      refreshStale(at: now)
      rescheduleAlarms(at: now)
    }
    self.now = now
    while let (slot, _) = dates.takeDue(at: now) {
      guard let id = ids[Int(slot)], let before = activities[id]?.stored else { continue }
      var stored = before
      while let step = stored.step(to: now, settings) { note(step, of: stored, at: now) }
      if stored != before { change(to: stored) }
      if let retry = activities[id]?.retry, retry <= now { request(id, isUrgent: false) }
      scheduleWake(of: id)
    }
    proceed()
  }

  /// Removes an activity at once.
  package mutating func dismiss(
    _ id: ActivityID, _ cause: LedgerRow.Cause, _ sentence: String, at now: Date
  ) {
    guard var stored = activities[id]?.stored else { return }
    stored.state = .dismissed
    note(id, .changed, cause, sentence, at: now)
    put(stored, notifiesApp: true)
  }

  /// After the clock was set back: reactivates activities whose stale date is in the future again.
  private mutating func refreshStale(at now: Date) {
    for activity in stack where activity.stored.state == .stale {
      var stored = activity.stored
      guard let step = stored.step(to: now, settings) else { continue }
      note(step, of: stored, at: now)
      change(to: stored)
    }
  }

  /// Makes a change that happens by itself, and has it stored afterwards.
  mutating func change(to stored: StoredActivity) {
    let before = activities[stored.id]?.stored
    for id in evicted(by: stored) { dismiss(id, .date, ActivitySentences.evicted, at: now) }
    if stored.state != .dismissed { actions.append(.store(stored)) }
    put(stored, notifiesApp: true)
    if before?.hasSamePictures(as: stored) == false, stored.isVisible {
      request(stored.id, isUrgent: true)
    }
  }

  // MARK: Parts

  /// Adds, changes or removes an activity. Every change of stored values goes through here, so that
  /// the indices stay consistent.
  private mutating func put(_ new: StoredActivity, notifiesApp: Bool) {
    let id = new.id
    let old = activities[id]?.stored
    apps[new.extension, default: ActivityApp()].replace(old, with: new)
    livingCount += (new.isCounted ? 1 : 0) - (old?.isCounted == true ? 1 : 0)
    if old?.pushToken != new.pushToken, let token = old?.pushToken { tokens[token] = nil }
    if let old, old.pushToken != nil, old.pushToken != new.pushToken || old.isLiving != new.isLiving
    {
      tokenChanges += 1
    }
    if let token = new.pushToken { tokens[token] = id }
    let slot: Int32
    if let known = activities[id] {
      slot = known.slot
      activities[id]?.stored = new
      activities[id]?.version += 1
    } else {
      slot = freeSlots.popLast() ?? Int32(ids.count)
      if ids.count <= slot { ids.append(nil) }
      ids[Int(slot)] = id
      activities[id] = LiveActivity(
        stored: new, slot: slot, number: Int(id.rawValue.dropFirst()) ?? 0, version: versionBase + 1
      )
      if let name = new.channel {
        channels[ActivityChannel(app: new.extension, name: name), default: []].insert(id)
      }
    }
    if notifiesApp, let record = activities[id]?.record {
      actions.append(.news(new.extension, record))
    }
    if old?.alarm?.record != new.alarm?.record || new.alarm != nil && new.state == .dismissed {
      actions.append(.alarms(new.extension))
    }
    order.rank(Int(slot), of: new.extension, new.isOnIsland ? activities[id]?.rank : nil)
    if new.state == .dismissed {
      remove(new, slot)
    } else {
      actions.append(.changed(id))
      scheduleWake(of: id)
    }
    reportIslandChanges()
  }

  private mutating func remove(_ activity: StoredActivity, _ slot: Int32) {
    let id = activity.id
    if let token = activity.pushToken {
      tokens[token] = nil
      tokenChanges += 1
    }
    if let name = activity.channel {
      let channel = ActivityChannel(app: activity.extension, name: name)
      channels[channel]?.remove(id)
      if channels[channel]?.isEmpty == true { channels[channel] = nil }
    }
    dates.schedule(slot, at: nil)
    activities[id] = nil
    ids[Int(slot)] = nil
    freeSlots.append(slot)
    actions.append(.removed(activity))
  }

  /// Reports activities whose place in the Island may have changed.
  private mutating func reportIslandChanges() {
    let shown = order.shown
    guard shown != island else { return }
    let affected = Set(island + shown)
    island = shown
    for slot in affected.sorted() {
      if let id = ids[slot] { actions.append(.changed(id)) }
    }
  }

  mutating func scheduleWake(of id: ActivityID) {
    guard let activity = activities[id] else { return }
    let wakes = [activity.stored.nextDate(settings), activity.retry].compactMap { $0 }
    dates.schedule(activity.slot, at: wakes.min())
  }

  /// Changes values that are not stored.
  package mutating func update(
    _ id: ActivityID, _ change: (inout LiveActivity) -> Void
  ) {
    // In place: copying an activity costs more than most changes.
    guard let index = activities.index(forKey: id) else { return }
    change(&activities.values[index])
    actions.append(.changed(id))
  }

  mutating func act(_ action: ActivityAction) { actions.append(action) }
}
