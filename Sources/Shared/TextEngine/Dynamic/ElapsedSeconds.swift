import Foundation
import ViewArchive

/// The whole seconds between a date and an instant.
///
/// Tolerates half a millisecond, because sums of dates are not exact in binary.
struct ElapsedSeconds {
  static let tolerance = 5e-4
  /// The maximum span, about 30,000 years. Longer ones are clamped.
  static let maximum = 1e12

  /// True if the instant is before the date.
  var isBefore: Bool
  var magnitude: Int

  init(from date: Date, at now: Date) {
    let span = now.timeIntervalSince(date)
    guard span.isFinite else {
      self.init(isBefore: false, magnitude: 0)
      return
    }
    let length = min(abs(span), Self.maximum)
    if span < 0 {
      let seconds = Int((length - Self.tolerance).rounded(.up))
      self.init(isBefore: seconds > 0, magnitude: max(0, seconds))
    } else {
      self.init(isBefore: false, magnitude: Int((length + Self.tolerance).rounded(.down)))
    }
  }

  private init(isBefore: Bool, magnitude: Int) {
    self.isBefore = isBefore
    self.magnitude = magnitude
  }
}

/// The state of `Text(timerInterval:)`. It stops outside the interval and at the pause.
struct IntervalTimer {
  var start: Date
  var end: Date
  var pause: Date?
  var countsDown: Bool

  /// The instant clamped to the interval and the pause.
  private func effective(_ now: Date) -> Date {
    min(max(min(now, pause ?? now), start), max(start, end))
  }

  func seconds(at now: Date) -> Int {
    let instant = effective(now)
    return countsDown
      ? ElapsedSeconds(from: max(start, end), at: instant).magnitude
      : ElapsedSeconds(from: start, at: instant).magnitude
  }

  /// The last instant at which the text can change.
  var stop: Date { min(max(start, end), pause ?? .distantFuture) }
}
