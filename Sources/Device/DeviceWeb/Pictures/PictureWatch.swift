import Foundation

/// The state machine that decides when a visible picture is drawn.
///
/// Each transition returns the actions to take; drawing and timers are the caller's:
///
///     var watch = PictureWatch(interval: .milliseconds(50))
///     watch.changed(at: now)                      // [.draw(after: .zero)]
///     watch.begun()
///     watch.drawn(nextChange: noon, at: now)      // [.setAlarm(noon)]
///     watch.changed(at: later)                    // [.clearAlarm, .draw(after: .zero)]
///
/// Rules:
/// - A change draws at once. Changes before the drawing begins are part of it. Changes during the
///   drawing cause exactly one more drawing.
/// - A picture that changes by itself (a timer) is drawn again at its next date.
/// - Rate limit: a drawing starts at least `burst` intervals after the one `burst` drawings before
///   it. User actions show at once, yet a device clock that runs 3600 times faster than real time
///   does not cause 3600 drawings a second.
///
/// `interval` is real time; the dates of alarms are the device's time.
struct PictureWatch: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    /// Draw after a delay in real time. The caller reports `begun`, then `drawn` or `failed`.
    case draw(after: Duration)
    /// Call `changed` at this date of the device's clock. Replaces an earlier alarm.
    case setAlarm(Date)
    case clearAlarm
  }

  private enum State: Equatable {
    /// The last drawing is up to date.
    case idle
    /// A drawing was requested and has not begun; it will include further changes.
    case scheduled
    /// `isOutdated`: something changed after the drawing began.
    case drawing(isOutdated: Bool)
  }

  /// The long-run interval between the starts of two drawings.
  let interval: Duration
  /// The number of drawings that may start without delay.
  let burst: Int
  private var state = State.idle
  /// The start times of the latest drawings, at most `burst`, oldest first.
  private var starts: [ContinuousClock.Instant] = []
  private var hasAlarm = false

  init(interval: Duration, burst: Int = 3) {
    self.interval = interval
    self.burst = burst
  }

  /// Whether a drawing has begun whose content is not known yet.
  var isDrawing: Bool { if case .drawing = state { true } else { false } }

  /// The content changed, or the alarm's date was reached.
  mutating func changed(at now: ContinuousClock.Instant) -> [Action] {
    switch state {
    case .scheduled: return []
    case .drawing:
      state = .drawing(isOutdated: true)
      return []
    case .idle:
      defer { hasAlarm = false }
      return (hasAlarm ? [.clearAlarm] : []) + [draw(at: now)]
    }
  }

  /// The caller is about to fetch the content: later changes are not part of this drawing.
  mutating func begun() {
    if state == .scheduled { state = .drawing(isOutdated: false) }
  }

  /// The drawing finished. `nextChange` is the date, on the device's clock, at which the picture
  /// changes by itself.
  mutating func drawn(nextChange: Date?, at now: ContinuousClock.Instant) -> [Action] {
    guard case .drawing(let isOutdated) = state else { return [] }
    state = .idle
    if isOutdated { return [draw(at: now)] }
    guard let nextChange else { return [] }
    hasAlarm = true
    return [.setAlarm(nextChange)]
  }

  /// The drawing failed; the next change tries again.
  mutating func failed(at now: ContinuousClock.Instant) -> [Action] {
    drawn(nextChange: nil, at: now)
  }

  private mutating func draw(at now: ContinuousClock.Instant) -> Action {
    var start = now
    if starts.count == burst { start = max(now, starts.removeFirst() + interval * burst) }
    starts.append(start)
    state = .scheduled
    return .draw(after: now.duration(to: start))
  }
}
