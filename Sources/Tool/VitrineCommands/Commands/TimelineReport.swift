import Foundation
import HostLink

/// The output of `vitrine timeline`.
struct TimelineReport: Encodable, Equatable, Sendable {
  struct Entry: Encodable, Equatable, Sendable {
    /// The index in the provider's list.
    var index: Int
    var date: Date
    /// Seconds since `clock`; negative if earlier.
    var offset: TimeInterval
    /// Seconds until the next entry by date; nil for the last one, which stays until a reload.
    var shownFor: TimeInterval?
    var relevance: Relevance?
  }

  struct Relevance: Encodable, Equatable, Sendable {
    var score: Double
    /// In seconds.
    var duration: TimeInterval
  }

  struct Policy: Encodable, Equatable, Sendable {
    /// `atEnd`, `never` or `after`.
    var kind: String
    var date: Date?
  }

  var kind: String
  var family: String
  /// The device's time when the provider was called.
  var clock: Date
  var policy: Policy
  /// In the provider's order.
  var entries: [Entry]

  init(_ reply: TimelineReply, request: WidgetRequest, clock: Date) {
    kind = request.kind
    family = request.family.rawValue
    self.clock = clock
    policy =
      switch reply.policy {
      case .atEnd: Policy(kind: "atEnd")
      case .never: Policy(kind: "never")
      case .after(let date): Policy(kind: "after", date: date)
      }
    let dates = reply.entries.map(\.date)
    let sorted = dates.sorted()
    entries = reply.entries.enumerated().map { index, entry in
      let next = sorted.first { $0 > entry.date }
      return Entry(
        index: index, date: entry.date, offset: entry.date.timeIntervalSince(clock),
        shownFor: next.map { $0.timeIntervalSince(entry.date) },
        relevance: entry.relevance.map {
          Relevance(score: Double($0.score), duration: $0.duration)
        })
    }
  }
}

extension TimelineReport {
  /// The entries as a table, followed by the policy.
  func table(timeZone: TimeZone) -> String {
    var table = TextTable(
      header: ["ENTRY", "DATE", "OFFSET", "SHOWN FOR", "RELEVANCE"],
      alignments: [.right, .left, .right, .right, .left])
    for entry in entries {
      table.rows.append([
        "\(entry.index)", dateText(entry.date, timeZone: timeZone), offsetText(entry.offset),
        entry.shownFor.map(durationText) ?? "until a reload", relevanceText(entry.relevance),
      ])
    }
    let count = entries.count == 1 ? "1 entry" : "\(entries.count) entries"
    return """
      \(kind), \(family): \(count), requested at \(dateText(clock, timeZone: timeZone))
      \(table.text)policy: \(policyText(timeZone))
      """
  }

  private func relevanceText(_ relevance: Relevance?) -> String {
    guard let relevance else { return "-" }
    let score = shortNumber((relevance.score * 1000).rounded() / 1000)
    return relevance.duration > 0 ? "\(score) for \(durationText(relevance.duration))" : score
  }

  private func policyText(_ timeZone: TimeZone) -> String {
    switch policy.date {
    case nil where policy.kind == "never": "never (reloads only when the app requests it)"
    case nil: "at end (reloads after the last entry)"
    case let date?:
      "after \(dateText(date, timeZone: timeZone)) "
        + "(\(offsetText(date.timeIntervalSince(clock))))"
    }
  }
}

/// `2026-03-05 09:30:00` in a time zone.
func dateText(_ date: Date, timeZone: TimeZone) -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = timeZone
  let parts = calendar.dateComponents(
    [.year, .month, .day, .hour, .minute, .second], from: date)
  func digits(_ value: Int?, _ count: Int = 2) -> String {
    let text = "\(value ?? 0)"
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }
  return "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day)) "
    + "\(digits(parts.hour)):\(digits(parts.minute)):\(digits(parts.second))"
}

/// `+1h 30m`, `-5s`, `now`.
func offsetText(_ seconds: TimeInterval) -> String {
  if abs(seconds) < 0.5 { return "now" }
  return (seconds < 0 ? "-" : "+") + durationText(abs(seconds))
}

/// The two largest units: `2d 3h`, `1h 30m`, `45s`.
func durationText(_ seconds: TimeInterval) -> String {
  guard seconds.isFinite, abs(seconds) < 1e12 else { return "forever" }
  var rest = Int(seconds.rounded())
  var parts: [String] = []
  for (unit, length) in [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)] {
    if rest >= length { parts.append("\(rest / length)\(unit)") }
    rest %= length
    if parts.count == 2 { break }
  }
  return parts.isEmpty ? "0s" : parts.joined(separator: " ")
}
