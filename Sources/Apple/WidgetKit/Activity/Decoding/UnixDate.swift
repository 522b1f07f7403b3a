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
      let now = now.timeIntervalSinceReferenceDate
      guard let sentence = UnixTime.sentence(about: seconds, now: now),
        known.insert(keyPath.filter { !$0.isNumber }).inserted
      else { return nil }
      return NoticeKind.unixDate.notice("\"\(keyPath)\" \(sentence)")
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
