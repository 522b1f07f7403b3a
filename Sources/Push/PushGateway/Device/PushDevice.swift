import Foundation

/// The device behind a gateway. It issues push tokens and handles pushes.
///
/// The gateway answers servers like APNs, which knows tokens but no activities. What the device
/// does with a push is its `PushVerdict`, which only the log shows.
///
/// The gateway calls `token(_:)` before it accepts a push, and remembers the answer until
/// `tokenRevision` changes. It calls `deliver(_:)` for one push per token at a time, in order.
/// Broadcasts to one channel keep their order as well.
public protocol PushDevice: Sendable {
  /// Handles an accepted push. Pushes to one token arrive one after the other, in order.
  func deliver(_ push: DevicePush) async -> PushVerdict

  /// Handles a message to all subscribers of a channel on this device.
  func broadcast(_ push: ChannelPush) async -> PushVerdict

  /// Handles a channel's stored message for an activity that has just subscribed.
  ///
  /// - Parameter activity: The activity that was passed to `PushGateway.subscribed(_:to:)`.
  func catchUp(_ push: ChannelPush, activity: String) async -> PushVerdict

  /// The facts about a token; nil if this device did not issue it.
  func token(_ token: Data) async -> TokenFacts?

  /// A number that increases whenever the facts about an issued token change, before the change is
  /// visible elsewhere. Issuing a new token does not increase it.
  var tokenRevision: UInt64 { get }
}

/// The facts about a push token that the device has issued.
public struct TokenFacts: Codable, Equatable, Sendable {
  /// The app's bundle identifier, without a suffix.
  public var bundle: String
  /// Decides which types of pushes the token accepts.
  public var kind: PushTokenKind
  /// False if the token's activity has ended or its control or app was removed.
  public var isLive: Bool
  /// A gateway of the other environment rejects the token with `BadDeviceToken`.
  public var environment: PushEnvironment
  /// Since when the token is not live; nil if unknown.
  public var since: Date?

  public init(
    bundle: String, kind: PushTokenKind, isLive: Bool = true,
    environment: PushEnvironment = .development, since: Date? = nil
  ) {
    self.bundle = bundle
    self.kind = kind
    self.isLive = isLive
    self.environment = environment
    self.since = since
  }
}

/// The APNs environment of a key, a token or a gateway.
public enum PushEnvironment: String, Codable, CaseIterable, Sendable {
  /// `development` is APNs' sandbox host, which apps that Xcode installs use.
  case development, production
}

extension PushTokenKind {
  /// Whether the token accepts pushes of the kind.
  func accepts(_ kind: PushKind) -> Bool {
    switch self {
    case .activityUpdate, .activityStart: kind == .liveactivity
    case .widgets: kind == .widgets
    case .control: kind == .controls
    case .app: ![.liveactivity, .widgets, .controls].contains(kind)
    }
  }

  /// The purpose of the token, for messages.
  var label: String {
    switch self {
    case .activityUpdate: "updates of a Live Activity"
    case .activityStart: "starting Live Activities"
    case .widgets: "an app's widgets"
    case .control: "a control"
    case .app: "an app's notifications"
    }
  }
}
