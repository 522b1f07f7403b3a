import DeviceEngine
import HostLink

extension WidgetHost {
  /// Activities that begin to listen to channels from now on: what a channel has kept is theirs, by
  /// `catchUp(_:with:bundle:)`. There is one reader.
  public func channelSubscriptions() -> AsyncStream<ChannelSubscription> {
    activities.subscriptions.read()
  }

  /// Gives an activity the message that its channel has kept from before it listened.
  ///
  /// Its first content is of its own making, and older messages are news beside that; what has come
  /// since is newer.
  public func catchUp(
    _ id: ActivityIdentifier, with push: ActivityPush, bundle: String
  ) async -> HostPushVerdict {
    guard let activity = activityEngine.activities[id], activity.stored.channel != nil else {
      return HostPushVerdict(.staleToken, "the activity \(id) is gone", activity: id)
    }
    guard let app = installed[activity.stored.extension], app.isApp(bundle) else {
      return HostPushVerdict(
        .wrongTopic, "the channel is of the app \(bundle), and \(id) of another", activity: id)
    }
    guard let event = push.event, event != .start else {
      return HostPushVerdict(.eventMissing, PushSentences.eventMissing, activity: id)
    }
    var push = push
    if activity.isUntouched { push.timestamp = max(push.timestamp, activity.stored.timestamp) }
    return await change(id, push, event)
  }
}
