import HostLink

/// A new subscription of an activity to a broadcast channel.
public struct ChannelSubscription: Equatable, Sendable {
  public var activity: ActivityID
  /// Base64.
  public var channel: String

  package init(activity: ActivityID, channel: String) {
    self.activity = activity
    self.channel = channel
  }
}

/// Sends new subscriptions to one reader. If the reader is slow, the oldest are dropped; their
/// activities then keep their first content until the next broadcast.
package struct ChannelSubscriptionFeed {
  private static let unread = 1024

  private var continuation: AsyncStream<ChannelSubscription>.Continuation?

  package init() {}

  /// Returns a stream for a new reader and finishes that of the previous one.
  package mutating func read() -> AsyncStream<ChannelSubscription> {
    continuation?.finish()
    let (stream, continuation) = AsyncStream.makeStream(
      of: ChannelSubscription.self, bufferingPolicy: .bufferingNewest(Self.unread))
    self.continuation = continuation
    return stream
  }

  package func send(_ subscription: ChannelSubscription) { continuation?.yield(subscription) }

  package func finish() { continuation?.finish() }
}
