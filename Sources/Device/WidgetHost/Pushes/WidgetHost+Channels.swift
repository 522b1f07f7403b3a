import DeviceEngine
import HostLink

extension WidgetHost {
  /// The activities of an app that listen to a channel.
  public func activitiesListening(
    to channel: String, of bundle: String
  ) -> [ActivityID] {
    installed.values.filter { $0.isApp(bundle) }.flatMap {
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

  /// Applies the message that a channel stored before the activity started to listen.
  ///
  /// The stored message replaces the initial content, which comes from the app, even if the message
  /// is older. Once the activity was updated, the later timestamp wins.
  public func catchUp(
    _ id: ActivityID, with push: ActivityPush, bundle: String
  ) async -> HostPushVerdict {
    guard let activity = activityEngine.activities[id], activity.stored.channel != nil else {
      return HostPushVerdict(.staleToken, PushSentences.activityGone(id), activity: id)
    }
    guard let app = installed[activity.stored.extension], app.isApp(bundle) else {
      return HostPushVerdict(
        .wrongTopic, PushSentences.otherAppsChannel(bundle, id), activity: id)
    }
    guard let event = push.event, event != .start else {
      return HostPushVerdict(.eventMissing, PushSentences.eventMissing, activity: id)
    }
    var push = push
    if activity.isUntouched { push.timestamp = max(push.timestamp, activity.stored.timestamp) }
    return await change(id, push, event)
  }
}
