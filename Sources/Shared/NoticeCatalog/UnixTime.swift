/// Finds dates that were decoded from the time since 1970. `JSONDecoder` counts from 2001, so that
/// a day of this year becomes one thirty-one years later.
public enum UnixTime {
  /// A date that the author intends is at most this far from now, in seconds: 20 years.
  private static let range = 631_152_000.0
  /// 2001-01-01 00:00 UTC, in seconds since 1970.
  private static let reference = 978_307_200.0

  /// The end of a sentence about a date that counts from 1970 to one near `now`; nil if it does
  /// not, or if it is near `now` in seconds since 2001.
  ///
  /// - Parameters:
  ///   - seconds: The date as it was decoded, in seconds since 2001-01-01 00:00 UTC.
  ///   - now: The same for the present.
  public static func sentence(about seconds: Double, now: Double) -> String? {
    unit(of: seconds, now: now).map { unit in
      "is in the year \(year(of: seconds)); dates count from 2001-01-01. This looks like \(unit) "
        + "since 1970."
    }
  }

  private static func unit(of seconds: Double, now: Double) -> String? {
    guard seconds.isFinite, abs(seconds - now) > range else { return nil }
    if abs(seconds - reference - now) < range { return "seconds" }
    return abs(seconds / 1000 - reference - now) < range ? "milliseconds" : nil
  }

  private static func year(of seconds: Double) -> Int {
    Int((2001 + seconds / 31_556_952).rounded(.down))
  }
}
