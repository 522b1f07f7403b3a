import Foundation
import Hexadecimal
import MessageBus
import PushGateway
import Synchronization

/// The push tokens of a cluster, for its gateways.
final class ClusterTokens: Sendable {
  private let bucket: KeyValueBucket
  private let cache: Mutex<TokenCache>

  init(_ bus: any MessageBus, capacity: Int = 1_000_000) {
    bucket = KeyValueBucket(ClusterSubjects.tokens, on: bus)
    cache = Mutex(TokenCache(capacity: capacity))
  }

  /// The cached record of a token. Returns nil if the token is not cached, or if an earlier push to
  /// it is still being routed. The push must then be routed, too. Call `endRouting(_:)` when it is
  /// sent.
  func beginPush(_ token: TokenKey) -> TokenRecord? { cache.withLock { $0.beginPush(token) } }

  func endRouting(_ token: TokenKey) { cache.withLock { $0.endRouting(token) } }

  /// The cached record of a token; nil if it is not cached.
  func known(_ token: TokenKey) -> TokenRecord? { cache.withLock { $0.record(token) } }

  /// The record of a token; nil if no device has issued it.
  func read(_ token: Data) async throws(BusError) -> TokenRecord? {
    let key = TokenKey(token)
    cache.withLock { $0.beginLookup(key) }
    do {
      let entry = try await bucket.entry(TokenRecord.key(token))
      let answer = entry.flatMap { entry in
        entry.value.flatMap { TokenRecord(json: $0) }.map { ($0, revision: entry.revision) }
      }
      return cache.withLock { $0.endLookup(key, answer) }
    } catch {
      _ = cache.withLock { $0.endLookup(key, nil) }
      throw error
    }
  }

  /// Follows the changes of the records that were read, until the task is cancelled.
  func follow() async throws(BusError) {
    // The cache has missed the changes before this call.
    cache.withLock { $0.clear() }
    try await bucket.follow { entry in
      guard let token = Data(hexadecimal: entry.key) else { return }
      let record = entry.value.flatMap { TokenRecord(json: $0) }
      cache.withLock { $0.change(TokenKey(token), record, revision: entry.revision) }
    }
  }
}

/// The push tokens that a device issues in a cluster.
package struct ClusterTokenIssuer: Sendable {
  private let bucket: KeyValueBucket

  package init(_ bus: any MessageBus) {
    bucket = KeyValueBucket(ClusterSubjects.tokens, on: bus)
  }

  /// Registers or updates a token. The receipt succeeds when the bucket has stored the record.
  package func issue(
    _ token: Data, _ facts: TokenFacts, of device: DeviceName
  ) throws(BusError) -> PendingReceipt {
    try bucket.send(TokenRecord(facts, of: device).json, for: TokenRecord.key(token))
  }
}
