import NoticeCatalog
import ViewArchive

/// Finds countdowns that pass zero while their entry is on screen: `Text(_:style: .timer)` then
/// counts up. Also finds those that have ended before: `Text(timerInterval:)` stands still.
struct CountdownCheck {
  /// An entry or a reload a little later is no mistake: dates are often rounded.
  private static let tolerance = 1.0

  private let dates: [Date]
  private let policy: TimelineReloadPolicy

  init(_ timeline: ProvidedTimeline) {
    dates = timeline.entries.map(\.date)
    policy = timeline.policy
  }

  /// A notice if a timer of the entry passes its date; nil if none does.
  ///
  /// - Parameter dynamicDates: Those of the entry's archive.
  func notice(of dynamicDates: [ViewArchive.ShownDate], entry index: Int) -> String? {
    let start = dates[index]
    guard let end = end(of: start) else { return nil }
    let passed = dynamicDates.compactMap { date, _ -> Date? in
      guard case .timer(let target) = date, target > start, target + Self.tolerance < end else {
        return nil
      }
      return target
    }.min()
    guard let passed else { return nil }
    let rest =
      end == .distantFuture
      ? "no entry and no reload follow"
      : "what follows comes \(words(end.timeIntervalSince(passed)))"
        + " later"
    return NoticeKind.timerPastEnd.notice(
      "Text(_:style: .timer) counts up after its date, \(words(passed.timeIntervalSince(start))) "
        + "after that of its entry. It is on screen then: \(rest).")
  }

  /// A notice if the range of a text has ended before the date of the entry; nil if none has.
  func endedNotice(of dynamicDates: [ViewArchive.ShownDate], entry index: Int) -> String? {
    let start = dates[index]
    let ended = dynamicDates.compactMap { date, _ -> Date? in
      guard case .timerInterval(_, let end, let pause, _, _) = date, pause == nil,
        end + Self.tolerance < start
      else { return nil }
      return end
    }.max()
    return ended.map {
      NoticeKind.timerEnded.notice(
        "Text(timerInterval:) has ended \(words(start.timeIntervalSince($0))) before its entry: it "
          + "stands still.")
    }
  }

  /// When something else is shown, as far as the timeline says; nil if it requests a reload at an
  /// unknown time.
  private func end(of start: Date) -> Date? {
    if let next = dates.filter({ $0 > start }).min() { return next }
    switch policy.rule {
    case .never: return .distantFuture
    case .after(let date): return date
    // The reload is requested when the entry appears.
    case .atEnd: return nil
    }
  }

  private func words(_ seconds: Double) -> String {
    seconds < 120 ? "\(Int(seconds.rounded())) s" : "\(Int((seconds / 60).rounded())) min"
  }
}
