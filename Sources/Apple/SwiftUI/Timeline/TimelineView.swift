import ViewArchive

// Compatibility (views): partial | `TimelineView` | the date of the entry only; does not advance

/// A view that changes on a schedule.
///
/// In a widget its content is evaluated once, at the entry's date, with the latest schedule date
/// up to then. It does not change afterwards: later changes need more entries in the widget's
/// timeline, or text that follows the clock.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  public typealias Context = TimelineViewDefaultContext
}

/// The date and cadence for which a `TimelineView` evaluates its content.
public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  /// The latest schedule date up to the entry's date, or the entry's date if there is none.
  public let date: Date
  public let cadence: Cadence

  /// Has no effect, because widgets have no animated content.
  public func invalidateTimelineContent() {}
}

extension TimelineView: View where Content: View {
  public typealias Body = Never

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule, content: content)
  }

  private init(
    schedule: Schedule, content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: Never { fatalError("TimelineView is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    let now = context.session.now
    let date = view.schedule.lastDate(before: now)
    if view.schedule.advances(after: now) {
      context.noteEndlessMotion(
        "TimelineView does not advance in a widget: it shows the date of the entry.")
    }
    return Content._makeNodes(
      view.content(TimelineViewDefaultContext(date: date, cadence: .live)), context)
  }
}

extension TimelineSchedule {
  /// Whether a date follows `now`. Reads at most 10,000 dates, because a schedule may be infinite.
  fileprivate func advances(after now: Date) -> Bool {
    entries(from: now, mode: .normal).prefix(10_000).contains { $0 > now }
  }

  /// Returns the latest date up to `now`, or `now` if there is none. Stops after 10,000 dates,
  /// because a schedule may be infinite.
  fileprivate func lastDate(before now: Date) -> Date {
    var last = now
    var count = 0
    for date in entries(from: now, mode: .normal) {
      count += 1
      if date > now || count > 10_000 { break }
      last = date
    }
    return last
  }
}
