import Foundation

/// The device behind the gateway: who gave out tokens, and what happens to a push.
///
/// The gateway answers servers as APNs would, which knows tokens and nothing of activities; what
/// the device makes of a push is its verdict, and only people read it.
public protocol PushDevice: Sendable {
  /// A push that was accepted. Pushes to one token come one after the other, in their order.
  func deliver(_ push: DevicePush) async -> PushVerdict

  /// A message to all of a channel's subscribers on this device.
  func broadcast(_ push: ChannelPush) async -> PushVerdict

  /// A message that a channel has kept, for one activity that has only now begun to listen.
  ///
  /// - Parameter activity: As `PushGateway.subscribed(_:to:)` was told.
  func catchUp(_ push: ChannelPush, activity: String) async -> PushVerdict

  /// What the device knows of a token; nil where it never gave it out.
  func token(_ token: Data) async -> TokenFacts?

  /// Goes up before anyone can see that what `token(_:)` has said of a token is no longer so. A token
  /// that it did not know and now gives out changes nothing.
  var tokenRevision: UInt64 { get }
}

/// What the device knows of a push token that it gave out.
public struct TokenFacts: Codable, Equatable, Sendable {
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case activityUpdate, activityStart, widgets, control, app
  }

  /// The app's bundle identifier, without a suffix.
  public var bundle: String
  public var kind: Kind
  /// False where the token's activity ended, or what it was for was removed.
  public var isLive: Bool
  public var environment: PushEnvironment
  /// Since when the token is not live; nil where that is not known.
  public var since: Date?

  public init(
    bundle: String, kind: Kind, isLive: Bool = true, environment: PushEnvironment = .development,
    since: Date? = nil
  ) {
    self.bundle = bundle
    self.kind = kind
    self.isLive = isLive
    self.environment = environment
    self.since = since
  }
}

/// Which of the two worlds of APNs a key, a token or a gateway belongs to.
public enum PushEnvironment: String, Codable, CaseIterable, Sendable {
  case development, production
}

extension TokenFacts.Kind {
  /// What the token takes.
  func takes(_ kind: PushKind) -> Bool {
    switch self {
    case .activityUpdate, .activityStart: kind == .liveactivity
    case .widgets: kind == .widgets
    case .control: kind == .controls
    case .app: ![.liveactivity, .widgets, .controls].contains(kind)
    }
  }

  /// For a person.
  var words: String {
    switch self {
    case .activityUpdate: "one activity's updates"
    case .activityStart: "starts of activities"
    case .widgets: "an app's widgets"
    case .control: "one control"
    case .app: "an app's notifications"
    }
  }
}
