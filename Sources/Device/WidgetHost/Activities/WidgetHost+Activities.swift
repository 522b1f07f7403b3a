import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// Requests of apps and extensions by ActivityKit and AlarmKit, and the user's actions on
// activities.
extension WidgetHost {
  /// Performs an ActivityKit request of an app or of an intent in its extension. A refused request
  /// returns `.refused`. Throws `HostError.unknownExtension`.
  public func activity(
    _ command: ActivityCommand, of id: ExtensionID
  ) throws(HostError) -> ActivityAnswer {
    let app = try app(id)
    do {
      return try perform(command, of: app)
    } catch let refusal as ActivityRefusal {
      return .refused(refusal)
    } catch {
      return .refused(ActivityRefusal(.persistenceFailure, "\(error)"))
    }
  }

  /// Performs an ActivityKit request that arrives over the host link.
  func answer(_ command: ActivityCommand, from id: ExtensionID) -> HostAnswer {
    do {
      return .activity(try activity(command, of: id))
    } catch {
      return .failure("\(error)")
    }
  }

  private func perform(
    _ command: ActivityCommand, of app: InstalledExtension
  ) throws -> ActivityAnswer {
    let now = clock.now
    switch command {
    case .start(let start):
      return .activity(try self.start(start, of: app, by: .app))
    case .update(let id, let update):
      let decision = try activityEngine.decision(
        on: update, of: checked(ActivityID(id), app), by: .app, at: now)
      return .activity(try commit(decision))
    case .end(let id, let end):
      let decision = try activityEngine.decision(
        on: end, of: checked(ActivityID(id), app), by: .app, at: now)
      return .activity(try commit(decision))
    case .list(let type):
      return .activities(
        activityEngine.activities(of: app.id, attributesType: type).map(\.record))
    case .authorization: return .authorization(activityAuthorization(app.id))
    case .pushToStartToken(let type):
      return .pushToStartToken(try pushToStartToken(type, of: app))
    case .schedule(let request): return .alarms([try schedule(request, of: app)])
    case .changeAlarm(let id, let change):
      return .alarms(try self.change(alarm: id, change, of: app.id))
    case .alarms: return .alarms(activityEngine.alarms(of: app.id))
    case .requestAlarms:
      try requestAlarms(of: app)
      return .authorization(activityAuthorization(app.id))
    }
  }

  /// Starts an activity and requests its pictures. Throws `ActivityRefusal`,
  /// `HostError.storeFailed`.
  func start(
    _ start: ActivityStart, of app: InstalledExtension, by requester: ActivityRequester,
    wantsToken: Bool = false, with more: [StoreChange] = []
  ) throws -> ActivityRecord {
    guard app.supportsActivities != false else { throw ActivitySentences.unsupported(app.name) }
    let number = numbers.next(.activity)
    let id: ActivityID = "a\(number)"
    let token = start.push == .token || wantsToken ? pushTokens.make("activity \(id)") : nil
    let decision = try activityEngine.decision(
      on: start, of: app.id, name: app.name, id: id, token: token, by: requester, at: clock.now)
    numbers[.activity] = number
    let record = try commit(decision, with: [.counter(.activity, number)] + more)
    if let channel = decision.activity.channel {
      activities.subscriptions.send(ChannelSubscription(activity: id, channel: channel))
    }
    return record
  }

  /// Carries out a decision and returns the resulting activity.
  @discardableResult
  func commit(
    _ decision: ActivityDecision, with more: [StoreChange] = []
  ) throws -> ActivityRecord {
    try carryOut([decision], with: more)
    flush()
    // The size. Other rejections are only in the ledger: ActivityKit does not report them to apps.
    if decision.outcome == .refused {
      throw ActivityRefusal(.attributesTooLarge, decision.sentence)
    }
    return activityEngine.activities[decision.activity.id]?.record
      ?? ActivityRecord(gone: decision.activity)
  }

  /// Stores all decisions in one transaction, then applies them to the engine. Throws
  /// `HostError.storeFailed`, without any change.
  func carryOut(
    _ decisions: [ActivityDecision], with more: [StoreChange] = [], isUrgent: Bool = true
  ) throws {
    var changes = more
    for decision in decisions where decision.isAccepted {
      changes += decision.evicted.map { .removeActivity($0) }
      changes.append(
        decision.activity.state == .dismissed
          ? .removeActivity(decision.activity.id) : .putActivity(decision.activity))
    }
    try store.apply(changes, durability: .acknowledged)
    let now = clock.now
    for decision in decisions { activityEngine.apply(decision, isUrgent: isUrgent, at: now) }
  }

  /// Checks that an activity belongs to an app and that the app may change it, which it may not for
  /// those of the system. Throws `ActivitySentences.unknown`, `.isOfSystem`.
  private func checked(
    _ id: ActivityID, _ app: InstalledExtension
  ) throws(ActivityRefusal) -> ActivityID {
    guard activityEngine.activities[id]?.stored.extension == app.id else {
      throw ActivitySentences.unknown(id)
    }
    guard activityEngine.activities[id]?.stored.isOfSystem == false else {
      throw ActivitySentences.isOfSystem(id)
    }
    return id
  }

  // MARK: The user

  /// Dismisses an activity, as a swipe does; an alarm and a long-running intent are stopped. Throws
  /// `HostError.unknownActivity`, `.storeFailed`.
  public func dismissActivity(_ id: ActivityID) async throws {
    if let activity = activityEngine.activities[id]?.stored, activity.task != nil {
      return stopTask(of: activity)
    }
    guard let decision = try? activityEngine.decision(onSwipeOf: id, at: clock.now) else {
      throw HostError.unknownActivity(id)
    }
    try carryOut([decision])
    flush()
  }

  /// Allows or denies an app to show activities. Denying dismisses all of its activities.
  ///
  /// - Parameter frequentPushes: Whether its pushes get the larger budget. nil keeps the setting,
  ///   which is initially the one in the app's property list.
  /// - Throws: `HostError.unknownExtension`, `.storeFailed`.
  public func allowActivities(
    of id: ExtensionID, _ isAllowed: Bool, frequentPushes: Bool? = nil
  ) async throws {
    _ = try app(id)
    var facts = activities.app(id)
    facts.isAllowed = isAllowed
    facts.frequentPushes = frequentPushes ?? facts.frequentPushes
    let denied =
      isAllowed
      ? []
      : activityEngine.app(id).activities.sorted()
        .filter { activityEngine.activities[$0]?.stored.isOfSystem == false }
    let decisions = denied.compactMap {
      try? activityEngine.dismissalDecision(for: $0, ActivitySentences.denied, at: clock.now)
    }
    try carryOut(decisions, with: [.putActivityApp(facts)])
    activities.apps[id] = facts
    updateActivityEngine(of: id)
    sendActivityNews(.authorization(activityAuthorization(id)), to: id)
    flush()
    publish([.extensions(extensionList)])
  }

  func activityPermission(_ id: ExtensionID) -> ActivityPermission {
    let app = activityEngine.app(id)
    return ActivityPermission(
      isAllowed: app.isAllowed, allowsFrequentPushes: app.hasFrequentPushes)
  }

  func activityAuthorization(_ id: ExtensionID) -> ActivityAuthorization {
    let app = activityEngine.app(id)
    return ActivityAuthorization(
      areActivitiesEnabled: app.isAllowed != false && installed[id]?.supportsActivities != false,
      frequentPushesEnabled: app.hasFrequentPushes, alarms: alarmAuthorization(of: id))
  }

  // MARK: Restoring and updating

  func restoreActivities(_ stored: StoredState, at now: Date) {
    activities = HostedActivities()
    activityEngine = ActivityEngine(
      settings: settings.activities, failures: settings.failures, timeZone: timeZone, now: now,
      versionBase: numbers.versionBase)
    activityEngine.isDeveloperModeOn = device.developerMode
    activities.apps = Dictionary(uniqueKeysWithValues: stored.activityApps.map { ($0.id, $0) })
    for token in stored.endedTokens { activities.keep(token) }
    for id in Set(installed.keys).union(activities.apps.keys) { updateActivityEngine(of: id) }
    let forms = activities.forms(of: device, companions.settings)
    for activity in stored.activities {
      guard activity.task == nil else {
        // The process of its intent ended with the host.
        pending.store.append(.removeActivity(activity.id))
        continue
      }
      var presentation = stored.presentations[activity.id]
      // Shares one array among all presentations.
      if presentation?.forms == forms { presentation?.forms = forms }
      activities.presentations[activity.id] = presentation
      activities.alertCounts[activity.id] = activity.alertCount
      activityEngine.restore(activity, isDrawn: presentation != nil)
    }
    // Does the work that fell due while no host ran, and requests missing pictures.
    activityEngine.advance(to: now)
  }

  /// Gives the engine an app's permissions.
  func updateActivityEngine(of id: ExtensionID) {
    let facts = activities.app(id)
    activityEngine.setApp(
      id, isAllowed: facts.isAllowed,
      hasFrequentPushes: facts.frequentPushes ?? installed[id]?.hasFrequentPushes ?? false)
  }

  /// Handles an extension that was installed, replaced or removed. Removal dismisses its
  /// activities. Throws `HostError.storeFailed`.
  func activityExtensionChanged(_ id: ExtensionID, at now: Date) throws {
    updateActivityEngine(of: id)
    guard installed[id] == nil else { return activityEngine.requestAll(of: id) }
    let decisions = activityEngine.app(id).activities.sorted().compactMap {
      try? activityEngine.dismissalDecision(for: $0, ActivitySentences.uninstalled, at: now)
    }
    try carryOut(decisions)
  }

  /// Handles changed device settings: requests new pictures if their forms changed, and ends
  /// transient activities when the device is locked. Throws `HostError.storeFailed`.
  func activityDeviceChanged(from old: DeviceSettings, at now: Date) throws {
    if device.isLocked, !old.isLocked { try endTransientActivities(at: now) }
    activityFormsChanged(device.activityForms != old.activityForms)
  }

  /// Handles changed settings of a device.
  ///
  /// - Parameter isNew: Whether other forms are needed.
  func activityFormsChanged(_ isNew: Bool) {
    for id in activityEngine.activities.keys { activityEngine.update(id) { $0.version += 1 } }
    if isNew { activityEngine.requestAll() }
  }

  private func endTransientActivities(at now: Date) throws {
    let decisions = activityEngine.activities.values.filter(\.stored.isTransient)
      .map(\.stored.id).sorted().compactMap {
        try? activityEngine.dismissalDecision(for: $0, ActivitySentences.transientEnds, at: now)
      }
    if !decisions.isEmpty { try carryOut(decisions) }
  }
}

extension ActivityRecord {
  /// The record of an activity that was removed.
  fileprivate init(gone activity: StoredActivity) {
    self.init(
      id: activity.id.rawValue, attributesType: activity.attributesType,
      attributes: activity.attributes,
      content: activity.content, state: .dismissed, pushToken: activity.pushToken)
  }
}
