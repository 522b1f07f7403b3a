/// How long to wait before each further try to reach a host, in seconds.
package struct ReconnectDelay: Equatable, Sendable {
  package var first: Double
  package var factor: Double
  package var longest: Double
  private var failures = 0

  package init(first: Double = 0.1, factor: Double = 2, longest: Double = 5) {
    self.first = first
    self.factor = factor
    self.longest = longest
  }

  /// The wait after another failure.
  package mutating func next() -> Double {
    var delay = first
    for _ in 0..<failures where delay < longest { delay *= factor }
    failures += 1
    return min(delay, longest)
  }

  /// The host was there.
  package mutating func reset() {
    failures = 0
  }
}
