/// Exponential backoff with jitter for connection attempts. The delay doubles after each round
/// through the servers. The jitter avoids a reconnect storm when a server restarts.
struct ReconnectDelay: Sendable {
  /// The client's jitter, from 0 to 1.
  var share: Double

  private static let first = 100.0
  private static let longest = 10_000.0

  /// In milliseconds.
  ///
  /// - Parameter round: From 1.
  func milliseconds(round: Int) -> Int64 {
    let doublings = Double(min(max(round, 1) - 1, 10))
    var delay = Self.first
    for _ in 0..<Int(doublings) { delay = min(delay * 2, Self.longest) }
    return Int64(delay * (0.5 + share / 2))
  }
}
