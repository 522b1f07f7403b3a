import Synchronization

/// The provider tokens that were verified with one generation of keys.
///
/// A client sends one token on all its connections, and verifying a signature takes longer than
/// responding to some pushes. Without this, a client's first requests would wait for the
/// verification of the token on each of its connections.
final class VerifiedTokens: Sendable {
  struct Token: Sendable {
    var token: ProviderToken
    /// The key that has signed it.
    var key: ProviderKey
  }

  /// Once it is reached, all are verified again.
  private static let capacity = 64

  private let known = Mutex<[String: Token]>([:])

  subscript(text: String) -> Token? { known.withLock { $0[text] } }

  func add(_ verified: Token, _ text: String) {
    known.withLock { known in
      if known.count >= Self.capacity { known = [:] }
      known[text] = verified
    }
  }
}
