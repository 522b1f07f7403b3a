import ActivityKit
import Foundation

/// A workout with consecutive intervals.
struct WorkoutAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// Index of the current interval.
    var interval: Int
    /// Start and end of the interval.
    var span: ClosedRange<Date>
    /// When the workout was paused; nil while it runs.
    var pause: Date?
  }

  var name: String
  var intervals: [String]
  /// Of each interval, in seconds.
  var length: TimeInterval
}
