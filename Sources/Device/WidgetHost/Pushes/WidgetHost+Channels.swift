import DeviceEngine
import HostLink
import PushValues

extension WidgetHost {
  /// The activities of an app that listen to a channel.
  public func activitiesListening(
    to channel: String, of bundle: String
  ) -> [ActivityID] {
    installed.values.filter { $0.bundleIdentifier == bundle }.flatMap {
      activityEngine.subscribers(of: ActivityChannel(app: $0.id, name: channel))
    }.sorted(by: ActivityEngine.isEarlier)
  }

  /// The channels that activities listen to, with the bundle identifiers of their apps.
  public func activeChannels() -> [(bundle: String, channel: String)] {
    let all = activityEngine.activities.values.compactMap { activity in
      activity.stored.channel.map {
        ActivityChannel(app: activity.stored.extension, name: $0)
      }
    }
    return Set(all).map { (bundleIdentifier($0.app), $0.name) }
      .sorted { ($0.bundle, $0.channel) < ($1.bundle, $1.channel) }
  }

  /// A stream of the activities that start to listen to channels from now on. The reader passes the
  /// message that a channel has stored to `catchUp(_:with:bundle:)`. A new call ends the earlier
  /// stream.
  public func channelSubscriptions() -> AsyncStream<ChannelSubscription> {
    activities.subscriptions.read()
  }

  /// Applies the message that a channel stored before the activity started to listen. Content from
  /// the app is replaced even if the message is older.
  public func catchUp(
    _ id: ActivityID, with push: ActivityPush, bundle: String
  ) async -> PushVerdict {
    let owner = (activityEngine.activities[id]?.stored.extension).flatMap { installed[$0] }
    return await carryOut(
      activityEngine.decision(
        onStored: owner.map { localized(push, for: $0.id) } ?? push, for: id, topic: bundle,
        owner: owner?.bundleIdentifier, at: clock.now),
      of: push)
  }
}
