import Foundation
import HostLink
import Synchronization

/// What a process knows about its app's activities, and its connection to the host.
///
/// `Activity` objects are handles. Their state is here: one `KnownActivity` for each identifier,
/// which all objects of an activity share.
///
/// - Each call asks the host. The center's own knowledge is the answer only if the host is not
///   reachable.
/// - The first call also starts to follow the host, whose changes then update the known activities.
/// - After a reconnection the center requests the list of each type that it knows. A known activity
///   that the list lacks was dismissed.
/// - Dismissed activities stay known for a while, so that an older list does not bring them back.
///
/// The center decides nothing about activities: limits, order and ends are the host's.
package final class ActivityCenter: Sendable {
  /// The process's center. Tests replace it.
  @TaskLocal package static var current = ActivityCenter(
    host: ActivitySocket(environment: ProcessInfo.processInfo.environment) ?? NoActivityHost())

  fileprivate struct State {
    var host: any ActivityHost
    var isFollowing = false
    /// In the order in which they became known. An app has only a few.
    var activities: [KnownActivity] = []
    /// By attributes' type.
    var starts: [String: Multicast<KnownActivity>] = [:]
    var startTokens: [String: Multicast<Data>] = [:]
  }

  private let state: Mutex<State>
  let enablements = Multicast<Bool>()
  let frequentPushes = Multicast<Bool>()
  let alarmAuthorizations = Multicast<AlarmAuthorization>()
  let alarms = Multicast<[AlarmRecord]>()

  package init(host: any ActivityHost) {
    state = Mutex(State(host: host))
  }

  /// Uses `host` for all further calls.
  package func connect(to host: any ActivityHost) {
    state.withLock {
      $0.host = host
      $0.isFollowing = false
    }
  }

  // MARK: The host

  private var host: any ActivityHost {
    let (host, isNew) = state.withLock { state in
      defer { state.isFollowing = true }
      return (state.host, !state.isFollowing)
    }
    if isNew {
      host.follow { [weak self] event in
        guard let self else { return false }
        handle(event)
        return true
      }
    }
    return host
  }

  /// Sends a command. Blocks until the host has answered. Throws `ActivityHostError`.
  package func ask(
    _ command: ActivityCommand, waitsForHost: Bool = false
  ) throws(ActivityHostError) -> ActivityAnswer {
    try host.ask(command, waitsForHost: waitsForHost)
  }

  func handle(_ event: ActivityHostEvent) {
    switch event {
    case .news(.activity(let record)): upsert(record)
    case .news(.authorization(let authorization)): apply(authorization)
    case .news(.pushToStartToken(let type, let token)):
      startTokens(of: type).publishIfChanged(token)
    case .news(.alarms(let records)): alarms.publishIfChanged(records)
    case .connected: catchUp()
    case .disconnected: break
    }
  }

  /// Requests the missed changes, on another thread: the calling one must go on reading changes.
  private func catchUp() {
    let (types, known) = state.withLock { state -> (Set<String>, [KnownActivity]) in
      (
        Set(state.activities.map(\.attributesType)).union(state.starts.keys),
        state.activities
      )
    }
    guard !types.isEmpty || enablements.newest != nil || alarms.newest != nil else { return }
    Thread.detachNewThread { [self] in
      for type in types.sorted() {
        guard case .activities(let records)? = try? ask(.list(attributesType: type)) else {
          continue
        }
        for record in records { upsert(record) }
        let present = Set(records.map(\.id))
        for activity in known
        where activity.attributesType == type && !present.contains(activity.id) {
          dismiss(activity.id)
        }
      }
      refreshAuthorization()
      if alarms.newest != nil { refreshAlarms() }
    }
  }

  // MARK: Activities

  /// Adds or updates the activity of a record, and returns it.
  @discardableResult
  func upsert(_ record: ActivityRecord) -> KnownActivity {
    let activity = state.withLock { state in
      if let known = state.activities.first(where: { $0.id == record.id }) { return known }
      let new = KnownActivity(record)
      state.activities.append(new)
      guard record.state != .dismissed else { return new }
      // Under the lock, so that a concurrent subscriber receives it exactly once.
      state.starts[record.attributesType]?.publish(new)
      return new
    }
    activity.apply(record)
    if activity.isDismissed { forgetOldest() }
    return activity
  }

  /// Marks an activity as dismissed because the host no longer has it.
  func dismiss(_ id: String) {
    state.withLock { $0.activities.first { $0.id == id } }?.dismiss()
    forgetOldest()
  }

  /// Limits the number of dismissed activities that stay known.
  private func forgetOldest() {
    state.withLock { state in
      let dismissed = state.activities.filter(\.isDismissed)
      guard dismissed.count > Self.dismissedLimit else { return }
      state.activities.removeAll { $0 === dismissed[0] }
    }
  }

  private static let dismissedLimit = 64

  /// The activities that the host lists, or the known ones if the host is not reachable.
  func activities(of type: String) -> [KnownActivity] {
    do {
      guard case .activities(let records) = try ask(.list(attributesType: type)) else { return [] }
      return records.map { upsert($0) }.filter { !$0.isDismissed }
    } catch .noHost {
      return []
    } catch {
      report("\(error)")
      return state.withLock { $0.undismissed(of: type) }
    }
  }

  /// The current activities, then each one that starts.
  func starts(of type: String) -> Subscription<KnownActivity> {
    let hasHost = state.withLock { $0.host }.exists
    let subscription = state.withLock { state in
      let multicast = state.starts[type] ?? Multicast()
      state.starts[type] = multicast
      if !hasHost { multicast.finish() }
      return multicast.subscribe(first: state.undismissed(of: type))
    }
    // Publishes the activities that are not known yet.
    if hasHost { _ = activities(of: type) }
    return subscription
  }

  // MARK: Tokens and permission

  func startTokens(of type: String) -> Multicast<Data> {
    state.withLock { state in
      let multicast = state.startTokens[type] ?? Multicast()
      if !state.host.exists { multicast.finish() }
      state.startTokens[type] = multicast
      return multicast
    }
  }

  /// The type's token for starts by push. Blocks until the host has answered.
  func startToken(of type: String) -> Data? {
    let tokens = startTokens(of: type)
    if case .pushToStartToken(let token?)? = try? ask(.pushToStartToken(attributesType: type)) {
      tokens.publishIfChanged(token)
    }
    return tokens.newest
  }

  /// Requests what the user allows. Blocks until the host has answered. If the host is not
  /// reachable, its last answer stays valid.
  func refreshAuthorization() {
    if case .authorization(let authorization)? = try? ask(.authorization) { apply(authorization) }
  }

  /// The current permission, then each change.
  func changes<Value: Sendable>(
    of permission: KeyPath<ActivityCenter, Multicast<Value>>
  ) -> Subscription<Value> {
    refreshAuthorization()
    return subscription(to: self[keyPath: permission])
  }

  /// Ends after the current value if there is no host.
  private func subscription<Value: Sendable>(to multicast: Multicast<Value>) -> Subscription<Value>
  {
    let subscription = multicast.subscribe()
    if !state.withLock({ $0.host }).exists { subscription.finish() }
    return subscription
  }

  private func apply(_ authorization: ActivityAuthorization) {
    enablements.publishIfChanged(authorization.areActivitiesEnabled)
    frequentPushes.publishIfChanged(authorization.frequentPushesEnabled)
    alarmAuthorizations.publishIfChanged(authorization.alarms)
  }

  // MARK: Alarms

  private func refreshAlarms() {
    if case .alarms(let records)? = try? ask(.alarms) { alarms.publishIfChanged(records) }
  }

  /// The app's alarms, then their set after each change.
  package func alarmUpdates<Element>(
    _ element: @escaping ([AlarmRecord]) -> Element
  ) -> ActivitySequence<Element> {
    ActivitySequence(
      { [self] in
        refreshAlarms()
        return subscription(to: alarms)
      }, element)
  }

  /// The permission for alarms, then each change.
  package func alarmAuthorizationUpdates<Element>(
    _ element: @escaping (AlarmAuthorization) -> Element
  ) -> ActivitySequence<Element> {
    ActivitySequence({ [self] in changes(of: \.alarmAuthorizations) }, element)
  }
}

extension ActivityCenter.State {
  fileprivate func undismissed(of type: String) -> [KnownActivity] {
    activities.filter { $0.attributesType == type && !$0.isDismissed }
  }
}

extension Multicast where Value: Equatable {
  func publishIfChanged(_ value: Value) {
    if value != newest { publish(value) }
  }
}
