import DeviceEngine
import Foundation

/// Formats the time and the date as a screen shows them.
package struct ScreenClock: Sendable {
  private let style: Date.FormatStyle

  /// - Parameters:
  ///   - locale: An ICU identifier such as `en_US`.
  ///   - timeZone: An unknown identifier means UTC.
  package init(locale: String, timeZone: String) {
    var style = Date.FormatStyle(date: .omitted, time: .omitted)
    style.locale = Locale(identifier: locale)
    style.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    self.style = style
  }

  init(_ settings: DeviceSettings) {
    self.init(locale: settings.locale, timeZone: settings.timeZone)
  }

  /// The time without AM or PM, such as "9:41".
  package func time(_ date: Date) -> String {
    let full = style.hour().minute().attributed.format(date)
    let kept = full.runs.filter { $0.dateField != .amPM }
    return kept.map { String(full[$0.range].characters) }.joined()
      .trimmingCharacters(in: .whitespaces)
  }

  /// The weekday and the date, such as "Thursday, March 5".
  package func day(_ date: Date) -> String {
    date.formatted(style.weekday(.wide).month(.wide).day())
  }

  /// The same, abbreviated, such as "Thu, Mar 5".
  func shortDay(_ date: Date) -> String {
    date.formatted(style.weekday(.abbreviated).month(.abbreviated).day())
  }
}
