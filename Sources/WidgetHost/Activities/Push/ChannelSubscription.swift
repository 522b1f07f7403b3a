import HostLink

/// An activity that has begun to listen to a broadcast channel.
public struct ChannelSubscription: Equatable, Sendable {
  public var activity: ActivityIdentifier
  /// Base64.
  public var channel: String
}

/// Tells one reader of new subscriptions. One that does not keep up misses the oldest: their
/// activities have only their first content until the next broadcast.
struct ChannelSubscriptionFeed {
  private static let unread = 1024

  private var continuation: AsyncStream<ChannelSubscription>.Continuation?

  /// The reader before ends.
  mutating func read() -> AsyncStream<ChannelSubscription> {
    continuation?.finish()
    let (stream, continuation) = AsyncStream.makeStream(
      of: ChannelSubscription.self, bufferingPolicy: .bufferingNewest(Self.unread))
    self.continuation = continuation
    return stream
  }

  func tell(_ subscription: ChannelSubscription) { continuation?.yield(subscription) }

  func finish() { continuation?.finish() }
}

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
