import Foundation
import HostLink
import Synchronization

/// What a process knows of its app's activities, and its way to the host.
///
/// The host is asked for each call, and followed from the first one on: news reach the activities
/// that the process knows, and after a host's restart what was missed is asked for. An activity
/// that a restarted host no longer has was dismissed.
package final class ActivityCenter: Sendable {
  /// The process's; tests put another in its place.
  @TaskLocal package static var current = ActivityCenter(
    host: ActivitySocket(environment: ProcessInfo.processInfo.environment) ?? NoActivityHost())

  fileprivate struct State {
    var host: any ActivityHost
    var isFollowing = false
    /// In the order in which they became known; an app has a handful.
    var activities: [KnownActivity] = []
    /// By the attributes' type.
    var starts: [String: Multicast<KnownActivity>] = [:]
    var startTokens: [String: Multicast<Data>] = [:]
  }

  private let state: Mutex<State>
  let enablements = Multicast<Bool>()
  let frequentPushes = Multicast<Bool>()

  package init(host: any ActivityHost) {
    state = Mutex(State(host: host))
  }

  /// From now on the host is asked this way.
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
        hear(event)
        return true
      }
    }
    return host
  }

  /// Blocks. Throws `ActivityHostError`.
  func ask(
    _ command: ActivityCommand, isPatient: Bool = false
  ) throws(ActivityHostError) -> ActivityAnswer {
    try host.ask(command, isPatient: isPatient)
  }

  func hear(_ event: ActivityHostEvent) {
    switch event {
    case .news(.activity(let record)): know(record)
    case .news(.authorization(let authorization)): take(authorization)
    case .news(.pushToStartToken(let type, let token)): startTokens(of: type).take(token)
    case .connected: catchUp()
    case .disconnected: break
    }
  }

  /// Asks for what was missed. Not on the thread that hears: the news must be read meanwhile.
  private func catchUp() {
    let (types, known) = state.withLock { state -> (Set<String>, [KnownActivity]) in
      (
        Set(state.activities.map(\.attributesType)).union(state.starts.keys),
        state.activities
      )
    }
    guard !types.isEmpty || enablements.newest != nil else { return }
    Thread.detachNewThread { [self] in
      for type in types.sorted() {
        guard case .activities(let records)? = try? ask(.list(attributesType: type)) else {
          continue
        }
        for record in records { know(record) }
        let present = Set(records.map(\.id))
        for activity in known
        where activity.attributesType == type && !present.contains(activity.id) {
          dismiss(activity.id)
        }
      }
      refreshAuthorization()
    }
  }

  // MARK: Activities

  /// The one object of the record's identifier, brought up to the record.
  @discardableResult
  func know(_ record: ActivityRecord) -> KnownActivity {
    let activity = state.withLock { state in
      if let known = state.activities.first(where: { $0.id == record.id }) { return known }
      let new = KnownActivity(record)
      state.activities.append(new)
      guard record.state != .dismissed else { return new }
      // Under the lock, so that who subscribes meanwhile hears of it once.
      state.starts[record.attributesType]?.publish(new)
      return new
    }
    activity.take(record)
    if activity.record.state == .dismissed { forgetOldest() }
    return activity
  }

  /// The host no longer knows it.
  func dismiss(_ id: String) {
    state.withLock { $0.activities.first { $0.id == id } }?.dismiss()
    forgetOldest()
  }

  /// Dismissed ones stay known for a while, so that an older list does not bring them back.
  private func forgetOldest() {
    state.withLock { state in
      let dismissed = state.activities.filter { !$0.isLiving }
      guard dismissed.count > Self.dismissedLimit else { return }
      state.activities.removeAll { $0 === dismissed[0] }
    }
  }

  private static let dismissedLimit = 64

  /// As the host lists them; where it cannot be asked, as they are known.
  func activities(of type: String) -> [KnownActivity] {
    do {
      guard case .activities(let records) = try ask(.list(attributesType: type)) else { return [] }
      return records.map { know($0) }.filter(\.isLiving)
    } catch .noHost {
      return []
    } catch {
      report("\(error)")
      return state.withLock { $0.living(of: type) }
    }
  }

  /// Begins with the activities that there are.
  func starts(of type: String) -> Subscription<KnownActivity> {
    let isEndless = state.withLock { $0.host }.exists
    let subscription = state.withLock { state in
      let multicast = state.starts[type] ?? Multicast()
      state.starts[type] = multicast
      if !isEndless { multicast.finish() }
      return multicast.subscribe(first: state.living(of: type))
    }
    // Those that are not known yet follow.
    if isEndless { _ = activities(of: type) }
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

  /// Blocks.
  func startToken(of type: String) -> Data? {
    let tokens = startTokens(of: type)
    if case .pushToStartToken(let token?)? = try? ask(.pushToStartToken(attributesType: type)) {
      tokens.take(token)
    }
    return tokens.newest
  }

  /// Asks what the person allows. Blocks. Where the host cannot be asked, what it said last counts.
  func refreshAuthorization() {
    if case .authorization(let authorization)? = try? ask(.authorization) { take(authorization) }
  }

  /// Begins with what the host says now.
  func changes(of permission: KeyPath<ActivityCenter, Multicast<Bool>>) -> Subscription<Bool> {
    refreshAuthorization()
    let subscription = self[keyPath: permission].subscribe()
    if !state.withLock({ $0.host }).exists { subscription.finish() }
    return subscription
  }

  private func take(_ authorization: ActivityAuthorization) {
    enablements.take(authorization.areActivitiesEnabled)
    frequentPushes.take(authorization.frequentPushesEnabled)
  }
}

extension ActivityCenter.State {
  fileprivate func living(of type: String) -> [KnownActivity] {
    activities.filter { $0.attributesType == type && $0.isLiving }
  }
}

extension Multicast where Value: Equatable {
  /// Publishes what is new.
  func take(_ value: Value) {
    if value != newest { publish(value) }
  }
}
