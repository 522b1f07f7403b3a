import ViewArchive

/// The formatters of the languages and time zones met so far.
struct DateFormatters {
  private struct Place: Hashable {
    var locale: String
    var timeZone: String
  }

  /// Formatters; more are not kept, since archives may name any.
  private let limit = 64
  private var known: [Place: DynamicDateFormatter] = [:]

  /// The one of a paragraph's language and time zone.
  mutating func formatter(for paragraph: ParagraphStyle) -> DynamicDateFormatter {
    let place = Place(
      locale: paragraph.localeIdentifier, timeZone: paragraph.timeZoneIdentifier)
    if let formatter = known[place] { return formatter }
    let formatter = DynamicDateFormatter(
      localeIdentifier: place.locale, timeZoneIdentifier: place.timeZone)
    if known.count == limit { known = [:] }
    known[place] = formatter
    return formatter
  }
}
