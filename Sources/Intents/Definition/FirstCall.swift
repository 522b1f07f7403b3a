import Synchronization

/// Tells the first of several calls from the others.
final class FirstCall: Sendable {
  private let isClaimed = Mutex(false)

  /// True once.
  func claim() -> Bool {
    isClaimed.withLock { claimed in
      defer { claimed = true }
      return !claimed
    }
  }
}
