/// What the name of a member says about a value that works, so that an example can be drawn as it
/// is: a date near now, a symbol that exists, a fraction below 1.
///
/// Names are split into words: `estimatedArrivalTime` is "estimated arrival time".
struct SampleName {
  private let words: Set<String>
  private let last: String
  /// The date for which dates are chosen, in whole minutes.
  private let now: Date

  init(_ name: String, now: Date) {
    let parts = name.replacing(/([a-z0-9])([A-Z])/) { "\($0.output.1) \($0.output.2)" }
      .lowercased().split { !$0.isLetter }.map(String.init)
    words = Set(parts)
    last = parts.last ?? ""
    self.now = Date(
      timeIntervalSinceReferenceDate: (now.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
  }

  /// In 15 minutes, or an hour ago if the name says that it has passed.
  var date: Date { isPast ? past : future }
  var past: Date { now - 3600 }
  var future: Date { now + 900 }

  private var isPast: Bool {
    has(
      "start", "started", "starts", "began", "begin", "begins", "beginning", "created", "since",
      "last", "updated", "previous", "departed", "ordered", "placed", "opened", "from", "kickoff",
      "paused")
  }

  private func has(_ names: String...) -> Bool { !words.isDisjoint(with: names) }

  /// A name that a date has, and no number but seconds since 1970.
  private var isInstant: Bool {
    ["date", "timestamp", "eta"].contains(last) || words.contains("unix") || words.contains("epoch")
      || last == "at" && words.count > 1
      || last == "time" && (isPast || has("end", "arrival", "departure", "due", "finish"))
  }

  var text: String {
    if has("url", "link", "website", "href") { return "https://example.com" }
    if has("symbol", "icon", "image", "sf") { return "star.fill" }
    if has("color", "colour", "hex") { return "#3478F6" }
    if has("emoji") { return "🙂" }
    if has("currency") { return "EUR" }
    if has("email") { return "ana@example.com" }
    if has("id", "identifier") { return "1" }
    if isInstant { return date.ISO8601Format() }
    if has("city", "place", "location", "destination") { return "Porto" }
    if has("team", "home") { return "Home" }
    if has("away", "opponent") { return "Away" }
    if last == "name" || has("driver", "courier", "player", "user") { return "Ana" }
    if has("title") { return "Title" }
    return "text"
  }

  var fraction: Double {
    if isInstant { return date.timeIntervalSince1970 }
    if let number = amount { return number }
    return 0.5
  }

  var integer: Int {
    if isInstant { return Int(date.timeIntervalSince1970) }
    return amount.map { Int($0.rounded()) } ?? 1
  }

  /// Nil if the name says nothing.
  private var amount: Double? {
    if has("percent", "percentage") { return 50 }
    if has("latitude", "lat") { return 41.15 }
    if has("longitude", "lon", "lng") { return -8.61 }
    if has("progress", "fraction", "ratio") { return nil }
    if has("minutes", "minute") { return 15 }
    if has("seconds", "duration", "interval", "remaining", "countdown") { return 900 }
    if has("price", "amount", "cost", "total", "fare") { return 12 }
    if has("temperature", "degrees") { return 21 }
    if has("year") { return 2026 }
    if has("speed") { return 60 }
    if has("distance", "meters", "steps") { return 1200 }
    if has("count", "number", "score", "quantity", "items") { return 3 }
    return nil
  }
}
