/// The delay before the next attempt to connect: doubled after each round through the servers, and
/// different for each client, so that a restarted server is not overrun.
struct ReconnectDelay: Sendable {
  /// From 0 to 1; the client's share of the spread.
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
