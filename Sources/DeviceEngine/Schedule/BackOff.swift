import Foundation

/// What failures in a row lead to: waits that grow, or the end of asking.
package struct BackOff: Codable, Equatable, Sendable {
  /// Failures since the last timeline.
  private(set) var failures = 0
  /// The newest one's message.
  private(set) var message: String?
  /// True where asking again cannot help.
  private(set) var isStopped = false

  /// Counts a failure. Returns the seconds to wait.
  package mutating func fail(_ message: String, settings: FailureSettings) -> Double {
    self.message = message
    failures += 1
    // In the exponent's range: 2^60 is beyond every limit.
    let wait = settings.firstWait * pow(settings.factor, Double(min(failures - 1, 60)))
    return min(wait, settings.longestWait)
  }

  /// A failure that is not the widget's: it does not make the wait longer.
  package mutating func hold(_ message: String) { self.message = message }

  package mutating func stop(_ message: String) {
    self.message = message
    isStopped = true
  }
}
