import HostLink
import NoticeCatalog
import ViewArchive
import VirtualClock

/// Finds text that a view computes from the current time. The view is evaluated when the timeline
/// is requested, and its picture stays the same while the time passes.
///
/// A check evaluates the view of an entry again, as at another time at which the entry is on
/// screen, and compares the texts. It costs as much as another entry, so each kind of widget is
/// checked in its first timelines only; what is found is reported with all that follow.
struct ClockChecks {
  /// So many timelines of a kind are checked.
  private static let limit = 3
  /// The entries of a timeline that are checked: the one that is shown, and a later one.
  private static let entries = 2
  /// The time after which an entry's end is not checked, in seconds. A text that is wrong only
  /// after days is rarely seen.
  private static let longestSpan = 86_400.0
  /// A difference of less is no mistake, in seconds.
  private static let shortestSpan = 20.0

  private var found: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// A notice if a text of the entry's picture follows the time at which it is archived; nil if
  /// none does.
  ///
  /// - Parameter again: Archives the entry's view again.
  mutating func notice(
    of shown: ViewArchive, entry index: Int, of timeline: ProvidedTimeline,
    _ request: WidgetRequest, now: Date, again: () -> ViewArchive
  ) -> String? {
    if let notice = found[request.kind] { return notice }
    guard index < Self.entries, counts[request.kind, default: 0] < Self.limit * Self.entries else {
      return nil
    }
    counts[request.kind, default: 0] += 1
    guard let other = otherTime(ofEntry: index, of: timeline, now: now) else { return nil }
    let texts = shown.texts
    let late = VirtualClock.ahead(by: other.date.timeIntervalSince(now)) { again().texts }
    // Views that draw random values differ each time.
    guard late != texts, again().texts == texts else { return nil }
    let difference = zip(texts, late).first { $0 != $1 }
    guard let (text, later) = difference, !text.isEmpty, !later.isEmpty else { return nil }
    let notice = NoticeKind.viewClock.notice(
      "“\(text)” follows the time at which the view is archived: \(other.words) it would be "
        + "“\(later)”.")
    found[request.kind] = notice
    return notice
  }

  /// A time other than now at which the entry is on screen: that of an entry in the future, or the
  /// end of the present one.
  private func otherTime(
    ofEntry index: Int, of timeline: ProvidedTimeline, now: Date
  ) -> (date: Date, words: String)? {
    let date = timeline.entries[index].date
    guard date < now + Self.longestSpan else { return nil }
    if date > now + Self.shortestSpan { return (date, "at the date of its entry") }
    var end = now + Self.longestSpan
    if let next = timeline.entries.map(\.date).filter({ $0 > now }).min() {
      end = min(end, next)
    } else if case .after(let reload) = timeline.policy.rule {
      end = min(end, reload)
    }
    end -= 1
    return end > now + Self.shortestSpan ? (end, "before the next entry or reload") : nil
  }
}

extension ViewArchive {
  /// The texts that do not change with the clock, in the order in which they are drawn.
  fileprivate var texts: [String] {
    var texts: [String] = []
    visit { node in
      if case .text(let block) = node.content { texts.append(block.string) }
    }
    return texts
  }
}
