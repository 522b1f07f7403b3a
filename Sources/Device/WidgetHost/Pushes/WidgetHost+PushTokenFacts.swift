import DeviceEngine
import Foundation
import Hexadecimal
import HostLink

// The device's push tokens.
extension WidgetHost {
  /// The target of a token; nil if this device did not issue it or has forgotten it.
  public func pushTokenFacts(_ token: Data) -> PushTokenFacts? {
    var facts = ownerFacts(token)
    facts?.isProduction = PushTokenSource.isProductionToken(token)
    return facts
  }

  /// A number that grows before a result of `pushTokenFacts(_:)` becomes outdated. Callers may
  /// cache results as long as it stays the same.
  public nonisolated var pushTokenRevision: UInt64 { tokenRevision.load(ordering: .acquiring) }

  /// Advances `pushTokenRevision` if the target of a token may have changed.
  func updateTokenRevision() {
    let changes = PushTokenChanges(
      ofActivities: activityEngine.tokenChanges, ofApps: activities.tokenChanges,
      ofControls: controls.tokenChanges, ofExtensions: installed.revision)
    if pushes.take(changes) { tokenRevision.add(1, ordering: .releasing) }
  }

  private func ownerFacts(_ token: Data) -> PushTokenFacts? {
    if let id = activityEngine.activity(withToken: token),
      let activity = activityEngine.activities[id]?.stored
    {
      return PushTokenFacts(
        .activityUpdate, extension: activity.extension,
        bundleIdentifier: bundleIdentifier(activity.extension), isLive: activity.isLiving,
        ended: activity.endDate, activity: id, attributesType: activity.attributesType)
    }
    if let ended = activities.endedTokens[token] {
      return PushTokenFacts(
        .activityUpdate, extension: ended.extension,
        bundleIdentifier: bundleIdentifier(ended.extension), isLive: false, ended: ended.ended,
        activity: ended.activity)
    }
    for app in activities.apps.values {
      let id = app.extension
      let isLive = installed[id] != nil
      if app.widgetToken == token {
        return PushTokenFacts(
          .widgets, extension: id, bundleIdentifier: bundleIdentifier(id),
          isLive: installed[id]?.acceptsWidgetPushes ?? false,
          kinds: installed[id]?.contents.widgets.filter(\.hasPushHandler).map(\.kind))
      }
      if let type = app.startTokens.first(where: { $0.value == token })?.key {
        return PushTokenFacts(
          .activityStart, extension: id, bundleIdentifier: bundleIdentifier(id), isLive: isLive,
          attributesType: type)
      }
    }
    guard let id = controls.pushTokens.first(where: { $0.value == token })?.key,
      let control = try? controls.arrangement.control(id)
    else { return nil }
    return PushTokenFacts(
      .control, extension: control.extension,
      bundleIdentifier: bundleIdentifier(control.extension), control: id, kinds: [control.kind])
  }

  func bundleIdentifier(_ id: ExtensionID) -> String {
    installed[id]?.bundleIdentifier ?? BundleFacts.bundleIdentifier(of: id)
  }

  /// All live tokens: those of apps, sorted by identifier, then of activities, then of controls.
  public func pushTokenList() -> [PushTokenEntry] {
    let own = activityEngine.activities.values.sorted { $0.number < $1.number }
      .compactMap(\.stored.pushToken)
    let apps = activities.apps.values.sorted { $0.id < $1.id }.flatMap { app in
      app.startTokens.sorted { $0.key < $1.key }.map(\.value)
        + [app.widgetToken].compactMap { $0 }
    }
    let controls = controls.arrangement.controls.compactMap { self.controls.pushTokens[$0.id] }
    return (apps + own + controls).compactMap { token in
      pushTokenFacts(token).flatMap {
        $0.isLive ? PushTokenEntry(token: token.hexadecimal, facts: $0) : nil
      }
    }
  }

  /// Yields when tokens may have been issued or changed. Several at a time are one element. A new
  /// call ends the earlier stream.
  public func pushTokenChanges() -> AsyncStream<Void> {
    pushes.issueStream()
  }

  /// The tokens of activities that were removed.
  public func endedPushTokens() -> [PushTokenEntry] {
    activities.endedTokens.keys.compactMap { token in
      pushTokenFacts(token).map { PushTokenEntry(token: token.hexadecimal, facts: $0) }
    }
  }

  /// The app's token for starting activities by push. Created at the first call and then stored.
  /// Throws `HostError.storeFailed`.
  func pushToStartToken(_ type: String, of app: InstalledExtension) throws -> Data? {
    if activityEngine.app(app.id).isAllowed == false { return nil }
    var facts = activities.app(app.id)
    if let token = facts.startTokens[type], pushTokens.isOwn(token) { return token }
    // The type names come from the app, so their length and number are bounded.
    guard type.utf8.count <= 256, facts.startTokens.count < 64 || facts.startTokens[type] != nil
    else { return nil }
    let token = pushTokens.make("start \(app.id) \(type)")
    facts.startTokens[type] = token
    try keep(facts)
    // Pages list the tokens again.
    publish([.extensions(extensionList)])
    sendActivityNews(.pushToStartToken(attributesType: type, token), to: app.id)
    return token
  }

  /// Stores an app's tokens and permissions. Throws `HostError.storeFailed`, without any change.
  func keep(_ facts: StoredActivityApp) throws {
    try store.apply([.putActivityApp(facts)], durability: .acknowledged)
    activities.apps[facts.extension] = facts
    pushes.noteIssue()
  }
}

/// Change counters of everything that determines the targets of tokens.
struct PushTokenChanges: Equatable {
  var ofActivities = 0
  var ofApps = 0
  var ofControls = 0
  var ofExtensions = 0
}

/// A token of the device and its target.
public struct PushTokenEntry: Codable, Equatable, Sendable {
  /// Hexadecimal.
  public var token: String
  public var facts: PushTokenFacts
}
