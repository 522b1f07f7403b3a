/// Finds dates that were decoded from the time since 1970. `JSONDecoder` counts from 2001, so that
/// a day of this year becomes one thirty-one years later.
public enum UnixTime {
  /// A date that the author intends is at most this far from now, in seconds: 20 years.
  private static let range = 631_152_000.0
  /// 2001-01-01 00:00 UTC, in seconds since 1970.
  private static let reference = 978_307_200.0

  /// The unit in which a number counts from 1970 to a date near `now`; nil if there is none, or if
  /// the number is near `now` in seconds since 2001.
  ///
  /// - Parameters:
  ///   - seconds: The date as it was decoded, in seconds since 2001-01-01 00:00 UTC.
  ///   - now: The same for the present.
  public static func unit(of seconds: Double, now: Double) -> String? {
    guard seconds.isFinite, abs(seconds - now) > range else { return nil }
    if abs(seconds - reference - now) < range { return "seconds" }
    return abs(seconds / 1000 - reference - now) < range ? "milliseconds" : nil
  }

  /// The year of such a date.
  public static func year(of seconds: Double) -> Int {
    Int((2001 + seconds / 31_556_952).rounded(.down))
  }
}
