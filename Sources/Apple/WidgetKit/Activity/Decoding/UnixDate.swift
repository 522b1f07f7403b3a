import NoticeCatalog

/// Finds dates that were sent as the time since 1970.
enum UnixDate {
  /// A notice for each number in the JSON that is probably the time since 1970.
  static func notices<Value: Decodable>(
    in json: Data, of type: Value.Type, now: Date
  ) -> [String] {
    guard hasLongNumber(json) else { return [] }
    let shape = DecodedShape(of: type)
    // One notice for all dates of a list.
    var known: Set<String> = []
    return shape.dates(in: json).compactMap { keyPath, seconds in
      let unit = UnixTime.unit(of: seconds, now: now.timeIntervalSinceReferenceDate)
      guard let unit else { return nil }
      guard known.insert(keyPath.filter { !$0.isNumber }).inserted else { return nil }
      return NoticeKind.unixDate.notice(
        "\"\(keyPath)\" is in the year \(UnixTime.year(of: seconds)); dates count from 2001-01-01. This looks like "
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
}
