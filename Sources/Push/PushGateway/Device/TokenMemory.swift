import Foundation

/// The token facts that the device has reported and that are still valid.
///
/// With them the loop responds to most pushes without asking the device. A push whose token is
/// unknown goes to the router, which asks:
/// ```swift
/// guard let facts = memory.facts(of: token, at: device.tokenRevision) else {
///   memory.beginLookup(of: token)
///   // Ask the device elsewhere; on its answer:
///   memory.endLookup(answer)
/// }
/// ```
/// Invariants: facts are valid only for the `PushDevice.tokenRevision` read before the lookup; when
/// the revision changes, all are discarded. While a lookup of a token is pending, `facts(of:at:)`
/// returns nil for it, so that a later push cannot overtake the one that awaits the lookup. Tokens
/// that the device did not issue are not remembered, because it may issue them later.
struct TokenMemory {
  /// The device's answer to one lookup.
  struct Answer: Sendable {
    var token: TokenKey
    /// nil if the device did not issue the token.
    var facts: TokenFacts?
    /// The device's `tokenRevision` before the lookup.
    var revision: UInt64
  }

  /// The number of remembered tokens. Once it is reached, the memory is cleared.
  private static let capacity = 4096

  private var revision: UInt64 = 0
  private var facts: [TokenKey: TokenFacts] = [:]
  /// The number of pending lookups, by token.
  private var pendingLookups: [TokenKey: Int] = [:]

  /// The remembered facts; nil if the device must be asked.
  mutating func facts(of token: TokenKey, at revision: UInt64) -> TokenFacts? {
    discard(unless: revision)
    return pendingLookups.isEmpty || pendingLookups[token] == nil ? facts[token] : nil
  }

  mutating func beginLookup(of token: TokenKey) { pendingLookups[token, default: 0] += 1 }

  /// Remembers the answer unless it is outdated.
  mutating func endLookup(_ answer: Answer) {
    if let count = pendingLookups[answer.token] {
      pendingLookups[answer.token] = count > 1 ? count - 1 : nil
    }
    guard answer.revision >= revision, let new = answer.facts else { return }
    discard(unless: answer.revision)
    if facts.count >= Self.capacity { facts = [:] }
    facts[answer.token] = new
  }

  private mutating func discard(unless revision: UInt64) {
    guard revision != self.revision else { return }
    self.revision = revision
    facts = [:]
  }
}
