import ViewArchive

/// A view that follows a schedule. In a widget it is made once, for the entry's date: what shall
/// change later is another entry, or text that follows the clock.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  public typealias Context = TimelineViewDefaultContext
}

/// What a timeline's content is told.
public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  /// The schedule's last date before the entry's, or the entry's own.
  public let date: Date
  public let cadence: Cadence

  /// For animated contents, which widgets have not: nothing happens.
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
    let date = view.schedule.lastDate(before: context.session.now)
    return Content._makeNodes(
      view.content(TimelineViewDefaultContext(date: date, cadence: .live)), context)
  }
}

extension TimelineSchedule {
  /// The entry in force at `now`; `now` itself before the first one.
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
