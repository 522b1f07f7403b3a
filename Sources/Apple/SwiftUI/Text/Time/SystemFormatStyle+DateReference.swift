import Foundation

extension SystemFormatStyle {
  /// A date in the way that people name it: near dates by their distance ("in 5 minutes"), others
  /// by the calendar ("9:30 AM", "Feb 22", "January 2007").
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// - Parameter thresholdField: Dates that are nearer than one of this unit are relative.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = max(maxFieldCount, 1)
      self.thresholdField = thresholdField
    }

    public func format(_ referenceDate: Date) -> AttributedString {
      AttributedString(
        isNear(referenceDate)
          ? relativeStyle.format(referenceDate) : absoluteStyle(at: referenceDate).format(date))
    }

    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var result = self
      result.calendar = calendar
      return result
    }

    public func discreteInput(after referenceDate: Date) -> Date? {
      let relative = isNear(referenceDate) ? relativeStyle.discreteInput(after: referenceDate) : nil
      return (boundaries + [relative].compactMap(\.self)).filter { $0 > referenceDate }.min()
    }

    public func discreteInput(before referenceDate: Date) -> Date? {
      let relative =
        isNear(referenceDate) ? relativeStyle.discreteInput(before: referenceDate) : nil
      return (boundaries.map(\.justBefore) + [relative].compactMap(\.self))
        .filter { $0 < referenceDate }.max()
    }

    public func input(after referenceDate: Date) -> Date? { referenceDate.justAfter }

    public func input(before referenceDate: Date) -> Date? { referenceDate.justBefore }
  }
}

extension SystemFormatStyle.DateReference {
  private static let fields:
    [(field: Date.RelativeFormatStyle.Field, component: Calendar.Component)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]

  /// The dates between which the distance is shown; the first one is not among them.
  private var near: Range<Date>? {
    guard let unit = Self.fields.first(where: { $0.field == thresholdField })?.component,
      let start = calendar.date(byAdding: unit, value: -1, to: date),
      let end = calendar.date(byAdding: unit, value: 1, to: date), start < end
    else { return nil }
    return start.justAfter..<end
  }

  private func isNear(_ referenceDate: Date) -> Bool { near?.contains(referenceDate) ?? false }

  /// Where the kind of text changes: around the date, and with its day and year.
  private var boundaries: [Date] {
    let spans = [Calendar.Component.day, .year].compactMap {
      calendar.dateInterval(of: $0, for: date)
    }
    return [date] + spans.flatMap { [$0.start, $0.end] }
      + (near.map { [$0.lowerBound, $0.upperBound] } ?? [])
  }

  private var relativeStyle: Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: allowedFields, presentation: .named, unitsStyle: .wide,
      locale: locale, calendar: calendar)
  }

  /// The largest units in which the dates differ.
  private func absoluteStyle(at referenceDate: Date) -> Date.FormatStyle {
    var style = Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    if calendar.isDate(date, inSameDayAs: referenceDate) { return style.hour().minute() }
    let isSameYear = calendar.isDate(date, equalTo: referenceDate, toGranularity: .year)
    let units: [Calendar.Component] = isSameYear ? [.month, .day] : [.year, .month, .day]
    for unit in units.prefix(maxFieldCount) {
      switch unit {
      case .year: style = style.year()
      case .month: style = style.month(isSameYear || maxFieldCount > 2 ? .abbreviated : .wide)
      default: style = style.day()
      }
    }
    return style
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
