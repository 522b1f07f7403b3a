import Foundation

/// A sequence of dates at which a view changes.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns ascending dates. The first one may precede `startDate` if it is the current one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(
      base: PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
        .entries(from: startDate, mode: mode))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var base: PeriodicTimelineSchedule.Entries

    public mutating func next() -> Date? { base.next() }
  }
}

/// Dates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// `interval` is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval.isFinite, interval > 0 else { return Entries(upcoming: start, interval: 0) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(
      upcoming: start.addingTimeInterval(max(passed, 0) * interval), interval: interval)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming = interval > 0 ? upcoming?.addingTimeInterval(interval) : nil }
      return upcoming
    }
  }
}

/// An explicit list of dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The frames of an animation. A widget shows only the first one.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// `minimumInterval` is the time between two frames, in seconds; nil is one sixtieth.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let isValid = minimumInterval.map { $0.isFinite && $0 > 0 } ?? false
    interval = isValid ? minimumInterval ?? Self.shortest : Self.shortest
    isPaused = paused
  }

  private static let shortest = 1.0 / 60

  /// The frames from `start`. A paused schedule has none, nor one in low frequency.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: Double

    public mutating func next() -> Date? {
      defer { upcoming = upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
