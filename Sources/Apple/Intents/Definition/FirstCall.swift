import Synchronization

/// Distinguishes the first of several calls from the others.
final class FirstCall: Sendable {
  private let isClaimed = Mutex(false)

  /// Returns true for the first call only.
  func claim() -> Bool {
    isClaimed.withLock { claimed in
      defer { claimed = true }
      return !claimed
    }
  }
}
