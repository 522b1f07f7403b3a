import Foundation

// Compatibility: partial | `.components(style:fields:)` and `.timeDuration` of date ranges | the
//   type is `DateRangeComponentsFormatStyle`: Linux Foundation has an empty
//   `Date.ComponentsFormatStyle`, of which only `.timeDuration` exists

extension Date.ComponentsFormatStyle {
  public enum Style: String, Codable, Hashable, Sendable {
    /// "2 hr, 10 min".
    case abbreviated
    /// "2h 10m".
    case condensedAbbreviated
    /// "2hr 10min".
    case narrow
    /// "two hours, ten minutes".
    case spellOut
    /// "2 hours, 10 minutes".
    case wide
  }
}

/// Formats the time between two dates: "17 weeks, 1 day", "1:35".
///
/// ```swift
/// (start..<end).formatted(.components(style: .wide, fields: [.week, .day]))
/// ```
/// In Apple's Foundation this is `Date.ComponentsFormatStyle`, which on Linux exists but has no
/// properties and no initializers.
public struct DateRangeComponentsFormatStyle: FormatStyle, Sendable {
  /// nil is a time: "1:35".
  private var style: Date.ComponentsFormatStyle.Style?
  /// nil uses all fields. Fields that are zero are left out.
  private var fields: Set<Date.ComponentsFormatStyle.Field>?
  private var locale = Locale.autoupdatingCurrent
  private var calendar = Calendar.autoupdatingCurrent

  fileprivate init(
    style: Date.ComponentsFormatStyle.Style?, fields: Set<Date.ComponentsFormatStyle.Field>?
  ) {
    self.style = style
    self.fields = fields
  }

  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = style?.unitsStyle ?? .positional
    formatter.allowedUnits = Self.units.filter { fields?.contains($0.field) ?? true }
      .reduce(into: []) { $0.formUnion($1.unit) }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
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

  private static let units: [(field: Date.ComponentsFormatStyle.Field, unit: NSCalendar.Unit)] = [
    (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]
}

extension Date.ComponentsFormatStyle.Style {
  fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
    switch self {
    case .abbreviated: .short
    case .condensedAbbreviated: .abbreviated
    case .narrow: .brief
    case .spellOut: .spellOut
    case .wide: .full
    }
  }
}

extension FormatStyle where Self == DateRangeComponentsFormatStyle {
  public static func components(
    style: Date.ComponentsFormatStyle.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// Hours, minutes and seconds: "1:35".
  public static var timeDuration: Self { Self(style: nil, fields: [.hour, .minute, .second]) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date.ComponentsFormatStyle: @retroactive FormatStyle {
  /// Hours, minutes and seconds: "1:35". The structure is empty, so it has no other value.
  public static var timeDuration: Self { unsafeBitCast((), to: Self.self) }

  public func format(_ value: Range<Date>) -> String {
    DateRangeComponentsFormatStyle.timeDuration.format(value)
  }
}
