import HostLink

/// How pushes update an activity.
public struct PushType: Equatable, Sendable {
  let link: ActivityPushType

  /// With a token for this activity alone.
  public static var token: PushType { PushType(link: .token) }

  /// Together with all other activities of a broadcast channel, named by its identifier.
  public static func channel(_ name: String) -> PushType { PushType(link: .channel(name)) }
}
