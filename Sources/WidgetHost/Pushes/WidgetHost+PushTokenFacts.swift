import DeviceEngine
import Foundation
import HostLink

// Tokens that servers push to.
extension WidgetHost {
  /// What a token is for; nil for one that this device never gave, or has forgotten.
  public func pushTokenFacts(_ token: Data) -> PushTokenFacts? {
    var facts = ownerFacts(token)
    facts?.isProduction = PushTokenSource.isOfProduction(token)
    return facts
  }

  /// Goes up before anyone can see that what `pushTokenFacts(_:)` has said of a token is no longer so:
  /// until then it need not be asked again.
  public nonisolated var pushTokenRevision: UInt64 { tokenRevision.load(ordering: .acquiring) }

  /// After every change of what tokens stand for.
  func notePushTokens() {
    var changes = tokenChanges
    changes.ofActivities = activityEngine.tokenChanges
    changes.ofApps = activities.tokenChanges
    changes.ofControls = controls.tokenChanges
    changes.ofExtensions = installs
    guard changes != tokenChanges else { return }
    tokenChanges = changes
    tokenRevision.add(1, ordering: .releasing)
  }

  private func ownerFacts(_ token: Data) -> PushTokenFacts? {
    if let id = activityEngine.activity(withToken: token),
      let activity = activityEngine.activities[id]?.stored
    {
      return PushTokenFacts(
        .activityUpdate, extension: activity.extension,
        bundleIdentifier: bundleIdentifier(activity.extension), isLive: activity.isLiving,
        ended: activity.endDate, activity: id)
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
          isLive: installed[id]?.takesWidgetPushes ?? false)
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
      bundleIdentifier: bundleIdentifier(control.extension))
  }

  private func bundleIdentifier(_ id: ExtensionIdentifier) -> String {
    installed[id]?.bundleIdentifier ?? BundleFacts.bundleIdentifier(of: id)
  }

  /// All tokens that are live, apps by their identifiers.
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

  /// The app's token for starts by push; it is made when first asked for, and kept. Throws
  /// `HostError.storeFailed`.
  func pushToStartToken(_ type: String, of app: InstalledExtension) throws -> Data? {
    if activityEngine.app(app.id).isAllowed == false { return nil }
    var facts = activities.app(app.id)
    if let token = facts.startTokens[type], pushTokens.isOwn(token) { return token }
    // Names come from the app: bounded.
    guard type.utf8.count <= 256, facts.startTokens.count < 64 || facts.startTokens[type] != nil
    else { return nil }
    let token = pushTokens.make("start \(app.id) \(type)")
    facts.startTokens[type] = token
    try keep(facts)
    tellActivityNews(.pushToStartToken(attributesType: type, token), to: app.id)
    return token
  }

  /// Throws `HostError.storeFailed`; then nothing has changed.
  func keep(_ facts: StoredActivityApp) throws {
    try store.apply([.putActivityApp(facts)], durability: .acknowledged)
    activities.apps[facts.extension] = facts
  }
}

/// Counts of what has happened to tokens that were given out.
struct PushTokenChanges: Equatable {
  var ofActivities = 0
  var ofApps = 0
  var ofControls = 0
  var ofExtensions = 0
}

/// One of the device's tokens.
public struct PushTokenEntry: Codable, Equatable, Sendable {
  /// Hexadecimal.
  public var token: String
  public var facts: PushTokenFacts
}
