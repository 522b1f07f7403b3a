import ActivityKit
import Foundation

/// Intervals of a training, one after the other.
struct WorkoutAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// From 0.
    var interval: Int
    /// The interval's time.
    var span: ClosedRange<Date>
    /// Set while the training pauses.
    var pause: Date?
  }

  var name: String
  var intervals: [String]
  /// Seconds.
  var length: TimeInterval
}
