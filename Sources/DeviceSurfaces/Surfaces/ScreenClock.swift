import DeviceEngine
import Foundation

/// The time and the date as a screen writes them, in a language and a time zone.
public struct ScreenClock: Sendable {
  private let style: Date.FormatStyle

  /// - Parameters:
  ///   - locale: As ICU writes it, e.g. `en_US`.
  ///   - timeZone: One that is not known is UTC.
  public init(locale: String, timeZone: String) {
    var style = Date.FormatStyle(date: .omitted, time: .omitted)
    style.locale = Locale(identifier: locale)
    style.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    self.style = style
  }

  init(_ settings: DeviceSettings) {
    self.init(locale: settings.locale, timeZone: settings.timeZone)
  }

  /// "9:41": without the half of the day.
  public func time(_ date: Date) -> String {
    let full = style.hour().minute().attributed.format(date)
    let kept = full.runs.filter { $0.dateField != .amPM }
    return kept.map { String(full[$0.range].characters) }.joined()
      .trimmingCharacters(in: .whitespaces)
  }

  /// "Thursday, March 5".
  public func day(_ date: Date) -> String {
    date.formatted(style.weekday(.wide).month(.wide).day())
  }
}
