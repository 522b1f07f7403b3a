import Foundation
import HostLink

/// Decides how Live Activities live: which may start, what updates are taken, what happens at which
/// date, which are in the Dynamic Island, and when their pictures are asked for.
///
/// ```swift
/// let decision = try engine.deciding(start, of: "Sample", id: "a1", by: .app, at: now)
/// // … stored here …
/// engine.apply(decision, at: now)
/// for action in engine.takeActions() { … }
/// ```
/// A value without input and output beside `WidgetEngine`: it is told what is asked and instants,
/// and gives actions; the same calls give the same actions. What others ask is first decided and then
/// applied, so that a host stores it in between; what happens by itself is done by `advance`.
///
/// What one change costs does not depend on how many activities there are: ids, tokens and channels
/// are looked up, dates wait in a `DateQueue`, ranks in heaps.
package struct ActivityEngine: Sendable {
  let settings: ActivitySettings
  let failures: FailureSettings
  /// Of sentences.
  package var time: LocalTime
  package private(set) var activities: [ActivityIdentifier: LiveActivity] = [:]
  private(set) var apps: [ExtensionIdentifier: ActivityApp] = [:]
  /// Pending, active and stale ones.
  package private(set) var living = 0
  private var tokens: [Data: ActivityIdentifier] = [:]
  /// Counts what has happened to tokens after they were given out.
  package private(set) var tokenChanges = 0
  private var channels: [ActivityChannel: Set<ActivityIdentifier>] = [:]
  private var order = IslandOrder()
  /// The slots of `order.shown`, as they were told.
  private var island: [Int] = []
  private var dates = DateQueue()
  /// By slot.
  private var ids: [ActivityIdentifier?] = []
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

  package mutating func takeActions() -> [ActivityAction] {
    defer { actions = [] }
    return actions
  }

  /// When something is due by itself.
  package var nextWake: Date? { dates.next }

  package func app(_ id: ExtensionIdentifier) -> ActivityApp { apps[id] ?? ActivityApp() }

  /// What a person and the property list say of an app; its activities stay.
  package mutating func setApp(
    _ id: ExtensionIdentifier, isAllowed: Bool?, hasFrequentPushes: Bool
  ) {
    apps[id, default: ActivityApp()].isAllowed = isAllowed
    apps[id]?.hasFrequentPushes = hasFrequentPushes
    for activity in app(id).activities { actions.append(.changed(activity)) }
  }

  package func activity(withToken token: Data) -> ActivityIdentifier? { tokens[token] }

  /// In no order.
  package func subscribers(of channel: ActivityChannel) -> Set<ActivityIdentifier> {
    channels[channel] ?? []
  }

  /// In the order of their starts.
  package func activities(of app: ExtensionIdentifier, attributesType: String?) -> [LiveActivity] {
    self.app(app).activities.compactMap { activities[$0] }
      .filter { attributesType == nil || $0.stored.attributesType == attributesType }
      .sorted { ($0.stored.start, $0.number) < ($1.stored.start, $1.number) }
  }

  /// As the Lock Screen stacks them. Complexity: O(n log n).
  package var stack: [LiveActivity] { activities.values.sorted { $0.rank < $1.rank } }

  package func islandPlace(of id: ActivityIdentifier) -> IslandPlace {
    guard let slot = activities[id]?.slot, let place = island.firstIndex(of: Int(slot)) else {
      return .hidden
    }
    if island.count == 1 { return .compact }
    return place == 0 ? .minimalAttached : .minimalDetached
  }

  // MARK: Changes

  /// Goes on with one that was stored.
  package mutating func restore(_ stored: StoredActivity, isDrawn: Bool) {
    put(stored, isTold: false)
    activities[stored.id]?.isUntouched = false
    if isDrawn { activities[stored.id]?.shown = 1 }
    if stored.isVisible { request(stored.id, isUrgent: false) }
  }

  /// Takes over what was decided.
  package mutating func apply(_ decision: ActivityDecision, isUrgent: Bool = true, at now: Date) {
    for id in decision.leaving { dismiss(id, .date, ActivitySentences.madeRoom, at: now) }
    for row in decision.rows { actions.append(.record(row)) }
    guard decision.outcome == .taken else { return }
    let before = activities[decision.activity.id]?.stored
    put(decision.activity, isTold: true)
    activities[decision.activity.id]?.isUntouched = before == nil
    if before?.content.state != decision.activity.content.state {
      activities[decision.activity.id]?.contentFailure = nil
    }
    if before.map({ !$0.looksLike(decision.activity) }) ?? true, decision.activity.isVisible {
      request(decision.activity.id, isUrgent: isUrgent)
    }
    proceed()
  }

  /// Does what is due.
  package mutating func advance(to now: Date) {
    if now < self.now { freshen(at: now) }
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

  /// It leaves at once.
  package mutating func dismiss(
    _ id: ActivityIdentifier, _ cause: LedgerRow.Cause, _ sentence: String, at now: Date
  ) {
    guard var stored = activities[id]?.stored else { return }
    stored.state = .dismissed
    note(id, .changed, cause, sentence, at: now)
    put(stored, isTold: true)
  }

  /// The clock was set back: what is no longer stale.
  private mutating func freshen(at now: Date) {
    for activity in stack where activity.stored.state == .stale {
      var stored = activity.stored
      guard let step = stored.step(to: now, settings) else { continue }
      note(step, of: stored, at: now)
      change(to: stored)
    }
  }

  /// By itself: stored afterwards.
  mutating func change(to stored: StoredActivity) {
    let before = activities[stored.id]?.stored
    for id in making(roomFor: stored) { dismiss(id, .date, ActivitySentences.madeRoom, at: now) }
    if stored.state != .dismissed { actions.append(.store(stored)) }
    put(stored, isTold: true)
    if before?.looksLike(stored) == false, stored.isVisible { request(stored.id, isUrgent: true) }
  }

  // MARK: Parts

  /// Every change of what is stored goes through here: it keeps the indices.
  private mutating func put(_ new: StoredActivity, isTold: Bool) {
    let id = new.id
    let old = activities[id]?.stored
    apps[new.extension, default: ActivityApp()].take(new, instead: old)
    living += (new.isLiving ? 1 : 0) - (old?.isLiving == true ? 1 : 0)
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
        stored: new, slot: slot, number: Int(id.dropFirst()) ?? 0, version: versionBase + 1)
      if let name = new.channel {
        channels[ActivityChannel(app: new.extension, name: name), default: []].insert(id)
      }
    }
    if isTold, let record = activities[id]?.record {
      actions.append(.news(new.extension, record))
    }
    order.rank(Int(slot), of: new.extension, new.isOnIsland ? activities[id]?.rank : nil)
    if new.state == .dismissed {
      forget(new, slot)
    } else {
      actions.append(.changed(id))
      scheduleWake(of: id)
    }
    tellIsland()
  }

  private mutating func forget(_ activity: StoredActivity, _ slot: Int32) {
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

  /// Those whose place in the Island is another.
  private mutating func tellIsland() {
    let shown = order.shown
    guard shown != island else { return }
    let touched = Set(island + shown)
    island = shown
    for slot in touched.sorted() {
      if let id = ids[slot] { actions.append(.changed(id)) }
    }
  }

  mutating func scheduleWake(of id: ActivityIdentifier) {
    guard let activity = activities[id] else { return }
    let wakes = [activity.stored.nextDate(settings), activity.retry].compactMap { $0 }
    dates.schedule(activity.slot, at: wakes.min())
  }

  /// Changes what is not stored.
  package mutating func update(
    _ id: ActivityIdentifier, _ change: (inout LiveActivity) -> Void
  ) {
    // Where it stands: a copy of it costs more than most changes.
    guard let place = activities.index(forKey: id) else { return }
    change(&activities.values[place])
    actions.append(.changed(id))
  }

  mutating func act(_ action: ActivityAction) { actions.append(action) }
}
