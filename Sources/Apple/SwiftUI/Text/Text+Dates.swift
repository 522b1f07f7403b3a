import Foundation
import ViewArchive

extension Text {
  /// The format of a date. Relative styles follow the host's clock without running code of the
  /// extension.
  public struct DateStyle: Sendable, Equatable, Codable {
    enum Kind: String, Codable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .time: self.init(.dynamic(.time(date)))
    case .date: self.init(.dynamic(.date(date)))
    case .relative: self.init(.dynamic(.relative(date)))
    case .offset: self.init(.dynamic(.offset(date)))
    case .timer: self.init(.dynamic(.timer(date)))
    }
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(.dynamic(.range(dates.lowerBound, dates.upperBound)))
  }

  public init(_ interval: DateInterval) {
    self.init(.dynamic(.range(interval.start, interval.end)))
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .dynamic(
        .timerInterval(
          start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime,
          countsDown: countsDown, showsHours: showsHours)))
  }
}
