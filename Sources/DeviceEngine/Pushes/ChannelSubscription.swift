import HostLink

/// An activity that has begun to listen to a broadcast channel.
public struct ChannelSubscription: Equatable, Sendable {
  public var activity: ActivityIdentifier
  /// Base64.
  public var channel: String

  package init(activity: ActivityIdentifier, channel: String) {
    self.activity = activity
    self.channel = channel
  }
}

/// Tells one reader of new subscriptions. One that does not keep up misses the oldest: their
/// activities have only their first content until the next broadcast.
package struct ChannelSubscriptionFeed {
  private static let unread = 1024

  private var continuation: AsyncStream<ChannelSubscription>.Continuation?

  package init() {}

  /// The reader before ends.
  package mutating func read() -> AsyncStream<ChannelSubscription> {
    continuation?.finish()
    let (stream, continuation) = AsyncStream.makeStream(
      of: ChannelSubscription.self, bufferingPolicy: .bufferingNewest(Self.unread))
    self.continuation = continuation
    return stream
  }

  package func tell(_ subscription: ChannelSubscription) { continuation?.yield(subscription) }

  package func finish() { continuation?.finish() }
}
