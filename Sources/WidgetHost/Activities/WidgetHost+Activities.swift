import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// What apps and extensions ask by ActivityKit, and what a person does with activities.
extension WidgetHost {
  /// An app, or an intent in its extension, asks. What cannot be done is an answer, too. Throws
  /// `HostError.unknownExtension`.
  public func activity(
    _ command: ActivityCommand, of id: ExtensionIdentifier
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

  /// The same over the link.
  func answer(_ command: ActivityCommand, from id: ExtensionIdentifier) -> HostAnswer {
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
      let decision = try activityEngine.deciding(update, of: own(id, app), by: .app, at: now)
      return .activity(try answer(decision))
    case .end(let id, let end):
      let decision = try activityEngine.deciding(end, of: own(id, app), by: .app, at: now)
      return .activity(try answer(decision))
    case .list(let type):
      return .activities(
        activityEngine.activities(of: app.id, attributesType: type).map(\.record))
    case .authorization: return .authorization(activityAuthorization(app.id))
    case .pushToStartToken(let type):
      return .pushToStartToken(try pushToStartToken(type, of: app))
    }
  }

  /// Starts an activity and asks for its pictures. Throws `ActivityRefusal`,
  /// `HostError.storeFailed`.
  func start(
    _ start: ActivityStart, of app: InstalledExtension, by asker: ActivityAsker,
    wantsToken: Bool = false
  ) throws -> ActivityRecord {
    let number = (counters[.activity] ?? 0) + 1
    let id = "a\(number)"
    let token = start.push == .token || wantsToken ? pushTokens.make("activity \(id)") : nil
    let decision = try activityEngine.deciding(
      start, of: app.id, name: app.name, id: id, token: token, by: asker, at: clock.now)
    counters[.activity] = number
    let record = try answer(decision, with: [.counter(.activity, number)])
    if let channel = decision.activity.channel {
      activities.subscriptions.tell(ChannelSubscription(activity: id, channel: channel))
    }
    return record
  }

  /// Carries out what was decided, and gives the activity as it then is.
  private func answer(
    _ decision: ActivityDecision, with more: [StoreChange] = []
  ) throws -> ActivityRecord {
    try carryOut([decision], with: more)
    flush()
    // What else was not taken is in the ledger: ActivityKit tells an app nothing of it.
    if case .tooLarge = decision.outcome {
      throw ActivityRefusal(.attributesTooLarge, decision.sentence)
    }
    return activityEngine.activities[decision.activity.id]?.record
      ?? ActivityRecord(gone: decision.activity)
  }

  /// Stores decisions together, and only then takes them over. Throws `HostError.storeFailed`; then
  /// nothing has changed.
  func carryOut(
    _ decisions: [ActivityDecision], with more: [StoreChange] = [], isUrgent: Bool = true
  ) throws {
    var changes = more
    for decision in decisions where decision.outcome == .taken {
      changes += decision.leaving.map { .removeActivity($0) }
      changes.append(
        decision.activity.state == .dismissed
          ? .removeActivity(decision.activity.id) : .putActivity(decision.activity))
    }
    try store.apply(changes, durability: .acknowledged)
    let now = clock.now
    for decision in decisions { activityEngine.apply(decision, isUrgent: isUrgent, at: now) }
  }

  /// An app has no business with others' activities. Throws `.unknownActivity`.
  private func own(
    _ id: ActivityIdentifier, _ app: InstalledExtension
  ) throws(ActivityRefusal) -> ActivityIdentifier {
    guard activityEngine.activities[id]?.stored.extension == app.id else {
      throw ActivitySentences.unknown(id)
    }
    return id
  }

  // MARK: A person

  /// Swipes an activity away. Throws `HostError.unknownActivity`, `.storeFailed`.
  public func dismissActivity(_ id: ActivityIdentifier) async throws {
    guard let decision = try? activityEngine.decidingDismissal(of: id, at: clock.now) else {
      throw HostError.unknownActivity(id)
    }
    try carryOut([decision])
    flush()
  }

  /// Answers whether an app may show activities; denied, all that it has are gone.
  ///
  /// - Parameter frequentPushes: Whether its pushes have the larger budget; nil leaves it as it is,
  ///   at first as the property list says.
  /// - Throws: `HostError.unknownExtension`, `.storeFailed`.
  public func allowActivities(
    of id: ExtensionIdentifier, _ isAllowed: Bool, frequentPushes: Bool? = nil
  ) async throws {
    _ = try app(id)
    var facts = activities.app(id)
    facts.isAllowed = isAllowed
    facts.frequentPushes = frequentPushes ?? facts.frequentPushes
    let denied = isAllowed ? [] : activityEngine.app(id).activities.sorted()
    let decisions = denied.compactMap {
      try? activityEngine.decidingDismissal(of: $0, ActivitySentences.denied, at: clock.now)
    }
    try carryOut(decisions, with: [.putActivityApp(facts)])
    activities.apps[id] = facts
    tellActivityEngine(of: id)
    tellActivityNews(.authorization(activityAuthorization(id)), to: id)
    flush()
    tell([.extensions(extensionList)])
  }

  func activityPermission(_ id: ExtensionIdentifier) -> ActivityPermission {
    let app = activityEngine.app(id)
    return ActivityPermission(
      isAllowed: app.isAllowed, allowsFrequentPushes: app.hasFrequentPushes)
  }

  func activityAuthorization(_ id: ExtensionIdentifier) -> ActivityAuthorization {
    let app = activityEngine.app(id)
    return ActivityAuthorization(
      areActivitiesEnabled: app.isAllowed != false, frequentPushesEnabled: app.hasFrequentPushes)
  }

  // MARK: Life

  func restoreActivities(_ stored: StoredState, at now: Date) {
    activities = HostedActivities()
    activityEngine = ActivityEngine(
      settings: settings.activities, failures: settings.failures, timeZone: timeZone, now: now,
      versionBase: versionBase)
    activities.apps = Dictionary(uniqueKeysWithValues: stored.activityApps.map { ($0.id, $0) })
    for token in stored.endedTokens { activities.keep(token) }
    for id in Set(installed.keys).union(activities.apps.keys) { tellActivityEngine(of: id) }
    let forms = activities.forms(of: device)
    for activity in stored.activities {
      var presentation = stored.presentations[activity.id]
      // One list for all of them, not one each.
      if presentation?.forms == forms { presentation?.forms = forms }
      activities.presentations[activity.id] = presentation
      activityEngine.restore(activity, isDrawn: presentation != nil)
    }
    // What was overdue while no host ran, and the first requests.
    activityEngine.advance(to: now)
  }

  /// What the engine has to know of an app.
  func tellActivityEngine(of id: ExtensionIdentifier) {
    let facts = activities.app(id)
    activityEngine.setApp(
      id, isAllowed: facts.isAllowed,
      hasFrequentPushes: facts.frequentPushes ?? installed[id]?.hasFrequentPushes ?? false)
  }

  /// The extension is another, or gone, or here again. An app that is gone has no activities. Throws
  /// `HostError.storeFailed`.
  func activityExtensionChanged(_ id: ExtensionIdentifier, at now: Date) throws {
    tellActivityEngine(of: id)
    guard installed[id] == nil else { return activityEngine.requestAll(of: id) }
    let decisions = activityEngine.app(id).activities.sorted().compactMap {
      try? activityEngine.decidingDismissal(of: $0, ActivitySentences.uninstalled, at: now)
    }
    try carryOut(decisions)
  }

  /// The device is another: what surfaces show of activities is, and what views are told may be.
  /// Transient ones end with the lock. Throws `HostError.storeFailed`.
  func activityDeviceChanged(from old: DeviceSettings, at now: Date) throws {
    if device.isLocked, !old.isLocked { try endTransientActivities(at: now) }
    for id in activityEngine.activities.keys { activityEngine.update(id) { $0.version += 1 } }
    if device.activityForms != old.activityForms { activityEngine.requestAll() }
  }

  private func endTransientActivities(at now: Date) throws {
    let decisions = activityEngine.activities.values.filter(\.stored.isTransient)
      .map(\.stored.id).sorted().compactMap {
        try? activityEngine.decidingDismissal(of: $0, ActivitySentences.transientEnds, at: now)
      }
    if !decisions.isEmpty { try carryOut(decisions) }
  }
}

extension ActivityRecord {
  /// One that is no longer there.
  fileprivate init(gone activity: StoredActivity) {
    self.init(
      id: activity.id, attributesType: activity.attributesType, attributes: activity.attributes,
      content: activity.content, state: .dismissed, pushToken: activity.pushToken)
  }
}
