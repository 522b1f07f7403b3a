/// The delay before each further attempt to reach a host, in seconds: exponential up to a maximum.
package struct ReconnectDelay: Equatable, Sendable {
  package var initial: Double
  package var factor: Double
  package var maximum: Double
  private var failures = 0

  package init(initial: Double = 0.1, factor: Double = 2, maximum: Double = 5) {
    self.initial = initial
    self.factor = factor
    self.maximum = maximum
  }

  /// Returns the delay after another failure.
  package mutating func next() -> Double {
    var delay = initial
    for _ in 0..<failures where delay < maximum { delay *= factor }
    failures += 1
    return min(delay, maximum)
  }

  /// Starts over after a connection.
  package mutating func reset() {
    failures = 0
  }
}
