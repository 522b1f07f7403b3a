import Foundation
import FoundationSupplement

extension SystemFormatStyle {
  /// The time between a date and the formatted one: "3 months, 11 days", "3:46".
  ///
  /// Minutes and seconds alone, with or without hours, are a clock. The sign is that of the
  /// formatted date's offset: negative before the anchor.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    typealias Field = Date.ComponentsFormatStyle.Field

    private let anchor: Date
    private let allowedFields: Set<Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = max(maxFieldCount, 1)
      self.sign = sign
    }

    public func format(_ referenceDate: Date) -> AttributedString {
      let seconds = wholeSeconds(at: referenceDate)
      let parts = parts(at: referenceDate)
      let text: String
      if isClock {
        text = ClockText(
          showsHours: allowedFields.contains(.hour), maxFieldCount: 3, maxPrecision: .seconds(1),
          locale: locale
        ).string(abs(seconds))
      } else {
        text = parts.text(in: locale)
      }
      return AttributedString(signText(isNegative: seconds < 0 && !parts.isZero) + text)
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
      let parts = parts(at: referenceDate)
      let isBefore = wholeSeconds(at: referenceDate) < 0
      // Before the anchor, the text changes when a second less is left than it says.
      return isBefore ? parts.instant(more: 0).map { $0 + 1 } : parts.instant(more: 1)
    }

    public func discreteInput(before referenceDate: Date) -> Date? {
      let parts = parts(at: referenceDate)
      let isBefore = wholeSeconds(at: referenceDate) < 0
      return isBefore
        ? parts.instant(more: 1).map { ($0 + 1).justBefore }
        : parts.instant(more: 0).map(\.justBefore)
    }

    public func input(after referenceDate: Date) -> Date? { referenceDate.justAfter }

    public func input(before referenceDate: Date) -> Date? { referenceDate.justBefore }

    private var isClock: Bool {
      allowedFields == [.minute, .second] || allowedFields == [.hour, .minute, .second]
    }

    /// The seconds from the anchor, rounded down; before it, away from it. At most 3,000 years,
    /// because calendars do not count much longer spans; 0 if a date is not finite.
    private func wholeSeconds(at date: Date) -> TimeInterval {
      let seconds = (date.timeIntervalSince(anchor) + 1e-6).rounded(.down)
      return seconds.isFinite ? min(max(seconds, -1e11), 1e11) : 0
    }

    private func parts(at date: Date) -> OffsetParts {
      OffsetParts(
        from: anchor, to: anchor + wholeSeconds(at: date), fields: allowedFields,
        limit: isClock ? 3 : maxFieldCount, in: calendar)
    }

    /// The sign as the strategy shows it before a number.
    private func signText(isNegative: Bool) -> String {
      let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US_POSIX"))
      return (isNegative ? -1 : 1).formatted(style.sign(strategy: sign))
        .replacingOccurrences(of: "1", with: "")
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

/// The units of the time between two dates: the largest one that it reaches and those below it.
struct OffsetParts {
  private typealias Unit = (component: Calendar.Component, count: Int)

  private let anchor: Date
  private let isBefore: Bool
  private let calendar: Calendar
  private let units: [Unit]

  /// Has no units if there are no fields or the anchor is not finite.
  ///
  /// - Parameter limit: The maximum number of units; at least 1.
  init(
    from anchor: Date, to date: Date, fields: Set<Date.ComponentsFormatStyle.Field>, limit: Int,
    in calendar: Calendar
  ) {
    self.anchor = anchor
    self.calendar = calendar
    isBefore = date < anchor
    let allowed = Self.components.filter { fields.contains($0.field) }.map(\.component)
    guard !allowed.isEmpty, abs(anchor.timeIntervalSinceReferenceDate) < 1e12 else {
      units = []
      return
    }
    let found = calendar.dateComponents(Set(allowed), from: anchor, to: date)
    let all = allowed.map { (component: $0, count: abs(found.value(for: $0) ?? 0)) }
    let first = all.firstIndex { $0.count > 0 } ?? max(all.count - 1, 0)
    units = Array(all.dropFirst(first).prefix(limit))
  }

  var isZero: Bool { units.allSatisfy { $0.count == 0 } }

  /// "3 months, 11 days", without units that are zero.
  func text(in locale: Locale) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    var components = DateComponents()
    for unit in units where unit.count > 0 || units.count == 1 {
      components.setValue(unit.count, for: unit.component)
    }
    return formatter.string(from: components) ?? ""
  }

  /// The instant at which the time has these units exactly, with `more` of the smallest one.
  func instant(more: Int) -> Date? {
    guard !units.isEmpty else { return nil }
    var result: Date? = anchor
    for (index, unit) in units.enumerated() {
      let count = unit.count + (index == units.count - 1 ? more : 0)
      result = result.flatMap {
        calendar.date(byAdding: unit.component, value: isBefore ? -count : count, to: $0)
      }
    }
    return result
  }

  private static let components:
    [(field: Date.ComponentsFormatStyle.Field, component: Calendar.Component)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
}
