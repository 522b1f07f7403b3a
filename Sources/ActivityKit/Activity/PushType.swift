import HostLink

/// How an activity is updated by push.
public struct PushType: Equatable, Sendable {
  let link: ActivityPushType

  /// By a token of its own.
  public static var token: PushType { PushType(link: .token) }

  /// With all others of a broadcast channel, by the channel's identifier.
  public static func channel(_ name: String) -> PushType { PushType(link: .channel(name)) }
}
