import Foundation

/// When a picture that somebody looks at is drawn: a state machine, whose transitions give the actions
/// to take.
///
/// A change draws at once. Changes while it is being drawn draw once more afterwards. A picture that
/// changes by itself is drawn again at its date. Two pictures begin at least `interval` apart, so that
/// a device whose clock runs a thousand times faster does not draw a thousand timers.
struct PictureWatch: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    /// Draw after so long (real time); then tell `drawn` or `failed`.
    case draw(after: Duration)
    /// Tell `changed` at the device's date; takes the place of an older alarm.
    case setAlarm(Date)
    case clearAlarm
  }

  private enum State: Equatable {
    case shown
    case drawing(isOutdated: Bool)
  }

  /// The least time from one picture's beginning to the next one's.
  let interval: Duration
  private var state = State.shown
  private var lastBegin: ContinuousClock.Instant?
  private var hasAlarm = false

  init(interval: Duration) { self.interval = interval }

  /// What is shown has changed, or its date has come.
  mutating func changed(at now: ContinuousClock.Instant) -> [Action] {
    switch state {
    case .drawing:
      state = .drawing(isOutdated: true)
      return []
    case .shown:
      defer { hasAlarm = false }
      return (hasAlarm ? [.clearAlarm] : []) + [draw(at: now)]
    }
  }

  /// The picture is drawn; `nextChange` is the device's date at which it is another by itself.
  mutating func drawn(nextChange: Date?, at now: ContinuousClock.Instant) -> [Action] {
    guard case .drawing(let isOutdated) = state else { return [] }
    state = .shown
    if isOutdated { return [draw(at: now)] }
    guard let nextChange else { return [] }
    hasAlarm = true
    return [.setAlarm(nextChange)]
  }

  /// There is no picture; the next change tries again.
  mutating func failed(at now: ContinuousClock.Instant) -> [Action] {
    drawn(nextChange: nil, at: now)
  }

  private mutating func draw(at now: ContinuousClock.Instant) -> Action {
    let begin = max(now, lastBegin.map { $0 + interval } ?? now)
    lastBegin = begin
    state = .drawing(isOutdated: false)
    return .draw(after: now.duration(to: begin))
  }
}
