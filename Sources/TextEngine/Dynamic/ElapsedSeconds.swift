import Foundation
import ViewArchive

/// Whole seconds between a date and an instant.
///
/// Half a millisecond is forgiven: sums of dates are not exact in binary.
struct ElapsedSeconds {
  static let tolerance = 5e-4
  /// Longer spans than this (about 30,000 years) say no more.
  static let longest = 1e12

  /// The instant lies before the date.
  var isBefore: Bool
  var magnitude: Int

  init(from date: Date, at now: Date) {
    let span = now.timeIntervalSince(date)
    guard span.isFinite else {
      self.init(isBefore: false, magnitude: 0)
      return
    }
    let length = min(abs(span), Self.longest)
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

/// `Text(timerInterval:)`: stays at its ends outside the interval, and where it is paused.
struct IntervalTimer {
  var start: Date
  var end: Date
  var pause: Date?
  var countsDown: Bool

  /// The instant that counts: inside the interval and not after the pause.
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
