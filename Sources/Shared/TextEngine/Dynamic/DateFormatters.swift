import ViewArchive

/// A cache of formatters by locale and time zone.
struct DateFormatters {
  private struct Key: Hashable {
    var locale: String
    var timeZone: String
  }

  /// The maximum number of cached formatters. Archives may contain any locale and time zone.
  private let limit = 64
  private var known: [Key: DynamicDateFormatter] = [:]

  /// The formatter for a paragraph's locale and time zone.
  mutating func formatter(for paragraph: ParagraphStyle) -> DynamicDateFormatter {
    let key = Key(
      locale: paragraph.localeIdentifier, timeZone: paragraph.timeZoneIdentifier)
    if let formatter = known[key] { return formatter }
    let formatter = DynamicDateFormatter(
      localeIdentifier: key.locale, timeZoneIdentifier: key.timeZone)
    if known.count == limit { known = [:] }
    known[key] = formatter
    return formatter
  }
}
