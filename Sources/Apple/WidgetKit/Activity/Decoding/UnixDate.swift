import NoticeCatalog

/// Finds dates that were sent as the time since 1970: `JSONDecoder` counts from 2001, and a day of
/// this year becomes one thirty-one years later.
enum UnixDate {
  /// A date that the author intends is at most this far from now, in seconds: 20 years.
  private static let range = 631_152_000.0

  /// A notice for each number in the JSON that is probably the time since 1970.
  static func notices<Value: Decodable>(
    in json: Data, of type: Value.Type, now: Date
  ) -> [String] {
    guard hasLongNumber(json) else { return [] }
    let shape = DecodedShape(of: type)
    // One notice for all dates of a list.
    var known: Set<String> = []
    return shape.dates(in: json).compactMap { keyPath, seconds in
      guard let unit = unit(of: seconds, now: now) else { return nil }
      guard known.insert(keyPath.filter { !$0.isNumber }).inserted else { return nil }
      let year = Int((2001 + seconds / 31_556_952).rounded(.down))
      return NoticeKind.unixDate.notice(
        "\"\(keyPath)\" is in the year \(year); dates count from 2001-01-01. This looks like "
          + "\(unit) since 1970.")
    }
  }

  /// Whether the JSON has a number of ten digits, as the seconds since 1970 have. Most contents
  /// have none, and the shape of their type is not needed.
  private static func hasLongNumber(_ json: Data) -> Bool {
    var count = 0
    for byte in json {
      count = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? count + 1 : 0
      if count == 10 { return true }
    }
    return false
  }

  /// The unit in which a number counts from 1970 to a date near `now`; nil if there is none, or if
  /// the number is near `now` in seconds since 2001.
  private static func unit(of seconds: Double, now: Date) -> String? {
    let reference = now.timeIntervalSinceReferenceDate
    guard seconds.isFinite, abs(seconds - reference) > range else { return nil }
    if abs(seconds - now.timeIntervalSince1970) < range { return "seconds" }
    return abs(seconds / 1000 - now.timeIntervalSince1970) < range ? "milliseconds" : nil
  }
}
