import Foundation

/// Carries the accepted pushes of a `PushEndpoint` to devices in other processes. `PushCluster` has
/// the implementation.
///
/// The endpoint applies the rules of APNs and makes the responses. The transport knows the tokens
/// and the channels, and stores pushes. A push is answered with 200 after it was stored.
///
/// Invariant: pushes to a token are stored in the order of their requests. After `beginPush(_:)`
/// has returned nil for a token, it returns nil for later pushes to the token, too, until each of
/// them has ended with `endRouting(_:)`.
package protocol PushTransport: Sendable {
  /// A token with the device that issued it.
  associatedtype Target: PushTarget
  associatedtype Channels: ChannelRegistry

  /// The broadcast channels.
  var channels: Channels { get }

  /// The target of a push that can be stored immediately. Returns nil if the push must be routed:
  /// its target is not in memory, or an earlier push to the token is still being routed. Called on
  /// the thread of the gateway's loop, which must not wait.
  func beginPush(_ token: TokenKey) -> Target?

  /// Ends the routing of a push. Called once for each nil of `beginPush(_:)`.
  func endRouting(_ token: TokenKey)

  /// The target in memory; nil if the token was not read, or if no device has issued it.
  func target(of token: TokenKey) -> Target?

  /// Reads the target of a token into memory. Throws `Refusal` if that is not possible now.
  func read(_ token: Data) async throws(Refusal)

  /// Stores a push.
  ///
  /// - Parameter completion: Called once, on any thread: with nil when the push is stored,
  ///   otherwise with the error for the sender.
  func store(
    _ push: DeviceCall, for target: Target, _ completion: @escaping @Sendable (Refusal?) -> Void)
}

/// A token with the device that issued it, as a `PushTransport` stores it.
package protocol PushTarget: Sendable {
  var facts: TokenFacts { get }
}
