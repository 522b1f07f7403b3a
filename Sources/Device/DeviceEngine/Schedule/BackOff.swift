import Foundation

/// The retry rule after consecutive failures: growing waits, or no further attempts.
package struct BackOff: Codable, Equatable, Sendable {
  /// Failures since the last success.
  private(set) var failures = 0
  /// The newest failure's message; nil after a success.
  private(set) var message: String?
  /// True if retrying cannot help.
  private(set) var isStopped = false

  /// Counts a failure. Returns the seconds until the next attempt.
  package mutating func fail(_ message: String, settings: FailureSettings) -> Double {
    self.message = message
    failures += 1
    // Bounds the exponent; factor⁶⁰ is far beyond `longestWait`.
    let wait = settings.firstWait * pow(settings.factor, Double(min(failures - 1, 60)))
    return min(wait, settings.longestWait)
  }

  /// Records a failure that the widget did not cause. It does not lengthen the waits.
  package mutating func hold(_ message: String) { self.message = message }

  /// Records a failure after which retrying cannot help.
  package mutating func stop(_ message: String) {
    self.message = message
    isStopped = true
  }
}
