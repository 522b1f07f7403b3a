import Foundation
import Hexadecimal
import MessageBus
import PushGateway

/// The value of a token in the bucket `vitrine-tokens`: its facts and the device that issued it.
struct TokenRecord: Codable, Equatable, PushTarget {
  var facts: TokenFacts
  var address: DeviceName

  static func key(_ token: Data) -> String { token.hexadecimal }

  var json: Data { (try? JSONEncoder().encode(self)) ?? Data() }

  /// nil if the value is not a token record.
  init?(json: Data) {
    guard let record = try? JSONDecoder().decode(TokenRecord.self, from: json) else { return nil }
    self = record
  }

  init(_ facts: TokenFacts, of address: DeviceName) {
    self.facts = facts
    self.address = address
  }
}

/// A gateway's cache of token records, as a value.
///
/// A record is read when a push needs it. From then on, it follows the changes in the bucket. An
/// older revision never replaces a newer one. The cache is cleared when it reaches its capacity.
struct TokenCache: Sendable {
  private struct Known {
    /// nil if the token was removed.
    var record: TokenRecord?
    var revision: UInt64
  }

  private let capacity: Int
  private var known: [TokenKey: Known] = [:]
  /// The number of pending lookups, by token.
  private var lookups: [TokenKey: Int] = [:]
  /// The number of pushes that the router has not yet sent, by token.
  private var routed: [TokenKey: Int] = [:]

  init(capacity: Int) { self.capacity = capacity }

  /// Clears the cache, so that records are read again.
  mutating func clear() { known = [:] }

  /// Returns the record for a push that can be sent immediately. If it returns nil, the push must
  /// go through the router. To keep the order, later pushes to the token also go through the router
  /// until `endRouting(_:)`.
  mutating func beginPush(_ token: TokenKey) -> TokenRecord? {
    if routed.isEmpty || routed[token] == nil, let record = known[token]?.record { return record }
    routed[token, default: 0] += 1
    return nil
  }

  mutating func endRouting(_ token: TokenKey) {
    if let count = routed[token] { routed[token] = count > 1 ? count - 1 : nil }
  }

  /// nil if the record must be read from the bucket.
  func record(_ token: TokenKey) -> TokenRecord? { known[token]?.record }

  mutating func beginLookup(_ token: TokenKey) { lookups[token, default: 0] += 1 }

  /// Returns the record to use: the answer, or a newer one.
  mutating func endLookup(_ token: TokenKey, _ answer: (TokenRecord, revision: UInt64)?)
    -> TokenRecord?
  {
    if let count = lookups[token] { lookups[token] = count > 1 ? count - 1 : nil }
    if let answer { remember(token, answer.0, answer.revision) }
    return known[token]?.record
  }

  mutating func change(_ token: TokenKey, _ record: TokenRecord?, revision: UInt64) {
    guard known[token] != nil || lookups[token] != nil else { return }
    remember(token, record, revision)
  }

  private mutating func remember(_ token: TokenKey, _ record: TokenRecord?, _ revision: UInt64) {
    guard revision > known[token]?.revision ?? 0 else { return }
    if known.count >= capacity { known = [:] }
    known[token] = Known(record: record, revision: revision)
  }
}
