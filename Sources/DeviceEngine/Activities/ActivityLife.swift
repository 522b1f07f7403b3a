import Foundation
import HostLink

/// What happens to an activity by itself, when its date comes.
package enum ActivityStep: Equatable, Sendable {
  /// A scheduled one begins.
  case began
  case becameStale
  /// The clock was set back behind the stale date.
  case becameFresh
  /// It was active for as long as it may be.
  case expired
  /// It leaves the Lock Screen.
  case left
}

// One activity's states. Source: Apple's "Displaying live data with Live Activities".
//
//   pending --start--> active <--update-- stale
//                        \---stale date---/
//   active, stale --end, or 8 hours--> ended --dismissal date, at most 4 hours--> (dismissed: gone)
extension StoredActivity {
  /// Counts against the limits, and may be updated.
  package var isLiving: Bool { state == .pending || state == .active || state == .stale }
  var isOnIsland: Bool { state == .active || state == .stale }
  /// On the Lock Screen, at least.
  package var isVisible: Bool { state != .pending }

  /// Pictures of the one are pictures of the other.
  func looksLike(_ other: StoredActivity) -> Bool {
    content.state == other.content.state && (state == .stale) == (other.state == .stale)
      && isVisible == other.isVisible
  }

  /// When something happens by itself.
  func nextDate(_ settings: ActivitySettings) -> Date? {
    switch state {
    case .pending: start
    case .active: min(content.staleDate ?? .distantFuture, start + settings.longestActive)
    case .stale: start + settings.longestActive
    case .ended: dismissalDate
    case .dismissed: nil
    }
  }

  /// Does the first thing that is due, at its own date; nil where nothing is. A host that has slept
  /// calls it until then.
  mutating func step(to now: Date, _ settings: ActivitySettings) -> ActivityStep? {
    if state == .stale, let date = content.staleDate, date > now {
      state = .active
      return .becameFresh
    }
    guard let date = nextDate(settings), date <= now else { return nil }
    switch state {
    case .pending:
      state = .active
      if alert != nil { alertCount += 1 }
      return .began
    case .active where date == content.staleDate && date < start + settings.longestActive:
      state = .stale
      return .becameStale
    case .active, .stale:
      end(at: date, .default, settings)
      return .expired
    case .ended:
      state = .dismissed
      return .left
    case .dismissed: return nil
    }
  }

  /// Takes a new content.
  ///
  /// - Parameter timestamp: nil is now, and never older than what is there: the clock may have been
  ///   set back.
  mutating func receive(
    _ content: ActivityContentMessage, _ alert: ActivityAlert?, timestamp: Date?, at now: Date
  ) -> ActivityOutcome {
    guard isLiving else { return .ended }
    if let timestamp, isOlder(timestamp) { return .superseded(by: self.timestamp) }
    self.timestamp = max(timestamp ?? now, self.timestamp)
    take(content, at: now)
    if let alert {
      self.alert = alert
      // One that has not begun tells it when it does.
      if state != .pending { alertCount += 1 }
    }
    if state != .pending { state = isStale(at: now) ? .stale : .active }
    return .taken
  }

  /// Ends it. One that has ended already only leaves at another date.
  mutating func receiveEnd(
    _ end: ActivityEnd, at now: Date, _ settings: ActivitySettings
  ) -> ActivityOutcome {
    if let timestamp = end.timestamp, isOlder(timestamp) {
      return .superseded(by: self.timestamp)
    }
    timestamp = max(end.timestamp ?? now, timestamp)
    if isLiving, let content = end.content { take(content, at: now) }
    // What was never seen does not stay.
    self.end(at: now, state == .pending ? .immediate : end.dismissal, settings)
    return .taken
  }

  /// Servers write whole seconds: within one, nobody knows which is the older.
  private func isOlder(_ timestamp: Date) -> Bool {
    let seconds = timestamp.timeIntervalSinceReferenceDate
    guard seconds == seconds.rounded(.down) else { return timestamp < self.timestamp }
    return seconds < self.timestamp.timeIntervalSinceReferenceDate.rounded(.down)
  }

  private mutating func end(
    at date: Date, _ dismissal: ActivityDismissal, _ settings: ActivitySettings
  ) {
    let ended = state == .ended ? endDate ?? date : date
    let latest = ended + settings.longestEnded
    state = .ended
    endDate = ended
    dismissalDate =
      switch dismissal {
      case .default: latest
      case .immediate: date
      case .after(let wanted): min(wanted, latest)
      }
  }

  private mutating func take(_ content: ActivityContentMessage, at now: Date) {
    self.content = content
    updated = now
  }

  private func isStale(at now: Date) -> Bool {
    content.staleDate.map { $0 <= now } ?? false
  }

  /// Bytes that count against the limit.
  static func size(_ attributes: Data, _ state: Data) -> Int { attributes.count + state.count }
}

extension ActivityContentMessage {
  /// As the host can store and order it: a score that is no number is none, and so is a date.
  var bounded: ActivityContentMessage {
    ActivityContentMessage(
      state: state, staleDate: staleDate?.bounded,
      relevanceScore: relevanceScore.isFinite ? relevanceScore : 0)
  }
}

extension Date {
  /// nil for what is no date, or of no year that has four digits.
  var bounded: Date? {
    let isNumber = timeIntervalSinceReferenceDate.isFinite
    return isNumber && (.distantPast ... .distantFuture).contains(self) ? self : nil
  }
}

extension ActivityDismissal {
  /// With a date that is one.
  var bounded: ActivityDismissal {
    guard case .after(let date) = self, date.bounded == nil else { return self }
    return date.timeIntervalSinceReferenceDate < 0 ? .immediate : .default
  }
}
