import Foundation
import HostLink
import PushValues

/// A change of an activity that happens by itself at its date.
package enum ActivityStep: Equatable, Sendable {
  /// The scheduled activity started.
  case began
  case becameStale
  /// The clock was set back to before the stale date.
  case becameFresh
  /// The maximum active time has passed, and the activity ended.
  case expired
  /// The activity left the Lock Screen.
  case left
  case alarm(AlarmStep)
}

// The states of one activity. Source: Apple's "Displaying live data with Live Activities".
//
//   pending --start--> active <--update-- stale
//                        \---stale date---/
//   active, stale --end, or 8 hours--> ended --dismissal date, at most 4 hours--> (removed)
extension StoredActivity {
  /// True if the activity can be updated.
  package var isLiving: Bool { state == .pending || state == .active || state == .stale }
  /// True for the activities of alarms and of long-running intents, which the system starts,
  /// changes and draws.
  package var isOfSystem: Bool { alarm != nil || task != nil }
  /// True if the activity counts against the limits. Alarms have their own.
  var isCounted: Bool { isLiving && !isOfSystem }
  var isOnIsland: Bool { (state == .active || state == .stale) && isPresented }
  /// True if the activity is at least on the Lock Screen.
  package var isVisible: Bool { state != .pending && isPresented }
  /// False if its stale date had passed when it started. Source: a measurement with SpringBoard's
  /// log on iOS 26 (nalu-development/nalu#222); Apple's documentation does not say it.
  package var isPresented: Bool { wasStaleAtStart != true }

  /// True if the pictures of one activity also show the other.
  func hasSamePictures(as other: StoredActivity) -> Bool {
    content.state == other.content.state && (state == .stale) == (other.state == .stale)
      && isVisible == other.isVisible
  }

  /// The date of the next change that happens by itself; nil if there is none.
  func nextDate(_ settings: ActivitySettings) -> Date? {
    if let alarm { return alarm.nextDate }
    // It lives as long as the intent runs.
    if task != nil { return nil }
    return switch state {
    case .pending: start
    case .active: min(content.staleDate ?? .distantFuture, start + settings.longestActive)
    case .stale: start + settings.longestActive
    case .ended: dismissalDate
    case .dismissed: nil
    }
  }

  /// Makes the first change that is due, as of its own date. Returns nil if nothing is due. After a
  /// pause several changes may be due; call it until it returns nil.
  mutating func step(to now: Date, _ settings: ActivitySettings) -> ActivityStep? {
    if alarm != nil { return stepAlarm(to: now).map { .alarm($0) } }
    if state == .stale, let date = content.staleDate, date > now {
      state = .active
      wasStaleAtStart = nil
      return .becameFresh
    }
    guard let date = nextDate(settings), date <= now else { return nil }
    switch state {
    case .pending:
      state = .active
      noteStart(at: date)
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

  /// Accepts or rejects new content.
  ///
  /// - Parameter timestamp: nil means now, and is never older than the stored one, because the
  ///   clock may have been set back.
  mutating func receive(
    _ content: ActivityContentMessage, _ alert: ActivityAlert?, timestamp: Date?, at now: Date
  ) -> PushVerdict.Outcome {
    guard isLiving else { return .staleToken }
    if let timestamp, isOlder(timestamp) { return .superseded }
    self.timestamp = max(timestamp ?? now, self.timestamp)
    replaceContent(content, at: now)
    if let alert {
      self.alert = alert
      // A pending activity shows the alert when it starts.
      if state != .pending { alertCount += 1 }
    }
    if state != .pending { state = isStale(at: now) ? .stale : .active }
    if state == .active { wasStaleAtStart = nil }
    return .delivered
  }

  /// Notes whether the stale date has passed when the activity starts.
  mutating func noteStart(at date: Date) {
    wasStaleAtStart = isStale(at: date) ? true : nil
  }

  /// Ends the activity. If it has ended already, only its dismissal date changes.
  mutating func receiveEnd(
    _ end: ActivityEnd, at now: Date, _ settings: ActivitySettings
  ) -> PushVerdict.Outcome {
    if let timestamp = end.timestamp, isOlder(timestamp) { return .superseded }
    timestamp = max(end.timestamp ?? now, timestamp)
    if isLiving, let content = end.content { replaceContent(content, at: now) }
    // A pending activity was never shown and therefore does not stay on the Lock Screen.
    self.end(at: now, state == .pending ? .immediate : end.dismissal, settings)
    return .delivered
  }

  /// Servers send whole seconds, within which the order of updates is unknown.
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

  private mutating func replaceContent(_ content: ActivityContentMessage, at now: Date) {
    self.content = content
    updated = now
  }

  private func isStale(at now: Date) -> Bool {
    content.staleDate.map { $0 <= now } ?? false
  }

  /// The bytes that count against the limit.
  static func size(_ attributes: Data, _ state: Data) -> Int { attributes.count + state.count }
}

extension ActivityContentMessage {
  /// The content without NaN and infinite scores and invalid dates, so that it can be stored and
  /// ordered.
  var bounded: ActivityContentMessage {
    ActivityContentMessage(
      state: state, staleDate: staleDate?.bounded,
      relevanceScore: relevanceScore.isFinite ? relevanceScore : 0)
  }
}

extension Date {
  /// The date; nil if it is invalid or outside `distantPast` to `distantFuture`.
  var bounded: Date? {
    let isNumber = timeIntervalSinceReferenceDate.isFinite
    return isNumber && (.distantPast ... .distantFuture).contains(self) ? self : nil
  }
}

extension ActivityDismissal {
  /// The policy with a valid date.
  var bounded: ActivityDismissal {
    guard case .after(let date) = self, date.bounded == nil else { return self }
    return date.timeIntervalSinceReferenceDate < 0 ? .immediate : .default
  }
}
