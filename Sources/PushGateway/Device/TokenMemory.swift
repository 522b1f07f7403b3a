import Foundation

/// What the device has said of tokens, for as long as it holds.
struct TokenMemory {
  /// What the device has said of one token; without facts where it does not know it.
  struct Answer: Sendable {
    var token: Data
    var facts: TokenFacts?
    /// The device's, from before it was asked.
    var revision: UInt64
  }

  /// Tokens; the memory of more is begun anew.
  private static let most = 4096

  private var revision: UInt64 = 0
  private var facts: [Data: TokenFacts] = [:]
  /// Requests whose tokens are being asked for: those behind them do not overtake them.
  private var asking: [Data: Int] = [:]

  /// nil where the device has to be asked.
  mutating func facts(of token: Data, at revision: UInt64) -> TokenFacts? {
    forget(before: revision)
    return asking.isEmpty || asking[token] == nil ? facts[token] : nil
  }

  /// The device is asked for a request.
  mutating func ask(_ token: Data) { asking[token, default: 0] += 1 }

  /// It has answered for one.
  mutating func take(_ answer: Answer) {
    if let count = asking[answer.token] { asking[answer.token] = count > 1 ? count - 1 : nil }
    guard answer.revision >= revision, let new = answer.facts else { return }
    forget(before: answer.revision)
    if facts.count >= Self.most { facts = [:] }
    facts[answer.token] = new
  }

  private mutating func forget(before revision: UInt64) {
    guard revision != self.revision else { return }
    self.revision = revision
    facts = [:]
  }
}
