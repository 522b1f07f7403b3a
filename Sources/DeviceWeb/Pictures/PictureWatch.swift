import Foundation

/// When a picture that somebody looks at is drawn: a state machine, whose transitions give the actions
/// to take.
///
/// A change draws at once. Changes while it is being drawn draw once more afterwards. A picture that
/// changes by itself is drawn again at its date. Of `burst` and one pictures, the last begins at
/// least `burst` intervals after the first: what a person does is shown at once, and a device whose
/// clock runs a thousand times faster does not draw a thousand timers.
struct PictureWatch: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    /// Draw after so long (real time): tell `begun`, then `drawn` or `failed`.
    case draw(after: Duration)
    /// Tell `changed` at the device's date; takes the place of an older alarm.
    case setAlarm(Date)
    case clearAlarm
  }

  private enum State: Equatable {
    case shown
    /// What has changed will be seen by the drawing that is to begin.
    case waiting
    case drawing(isOutdated: Bool)
  }

  /// The time from one picture's beginning to the next one's, in the long run.
  let interval: Duration
  /// So many pictures may begin at once.
  let burst: Int
  private var state = State.shown
  /// When the last pictures began, at most `burst`, the oldest first.
  private var begins: [ContinuousClock.Instant] = []
  private var hasAlarm = false

  init(interval: Duration, burst: Int = 3) {
    self.interval = interval
    self.burst = burst
  }

  /// What is shown has changed, or its date has come.
  mutating func changed(at now: ContinuousClock.Instant) -> [Action] {
    switch state {
    case .waiting: return []
    case .drawing:
      state = .drawing(isOutdated: true)
      return []
    case .shown:
      defer { hasAlarm = false }
      return (hasAlarm ? [.clearAlarm] : []) + [draw(at: now)]
    }
  }

  /// The host is about to be asked for what it shows.
  mutating func begun() {
    if state == .waiting { state = .drawing(isOutdated: false) }
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
    var begin = now
    if begins.count == burst { begin = max(now, begins.removeFirst() + interval * burst) }
    begins.append(begin)
    state = .waiting
    return .draw(after: now.duration(to: begin))
  }
}
