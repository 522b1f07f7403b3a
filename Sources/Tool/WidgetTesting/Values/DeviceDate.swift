import DeviceEngine
import Foundation

/// A date on the device's clock, written as a literal in ISO 8601.
///
/// `"2026-03-05T09:30"` is in the device's time zone, which is UTC unless a test changes it;
/// `"2026-03-05T09:30:00Z"` and `"2026-03-05T09:30+02:00"` are in theirs. `"2026-03-05"` is
/// midnight.
public struct DeviceDate: Equatable, Sendable, ExpressibleByStringLiteral {
  private enum Form: Equatable {
    case text(String)
    case date(Date)
  }

  private let form: Form

  /// Read when the date is used, where an invalid text throws `TestDeviceError.invalidDate`.
  public init(stringLiteral text: String) {
    form = .text(text)
  }

  public init(_ date: Date) {
    form = .date(date)
  }

  /// Throws `TestDeviceError.invalidDate`.
  func date(in timeZone: TimeZone) throws(TestDeviceError) -> Date {
    switch form {
    case .date(let date): return date
    case .text(let text):
      guard let date = DateText.date(text, in: timeZone) else { throw .invalidDate(text) }
      return date
    }
  }
}

extension Duration {
  /// 60 seconds each.
  public static func minutes(_ count: Double) -> Duration { .seconds(count * 60) }

  /// 3,600 seconds each.
  public static func hours(_ count: Double) -> Duration { .seconds(count * 3600) }

  /// 86,400 seconds each. A day with a change to or from summer time has more or fewer.
  public static func days(_ count: Double) -> Duration { .seconds(count * 86_400) }
}
