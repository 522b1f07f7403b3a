import CommandArguments
import Foundation
import HostLink

/// The output of `vitrine timeline`.
package struct TimelineReport: Encodable, Equatable, Sendable {
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

  package init(_ reply: TimelineReply, request: WidgetRequest, clock: Date) {
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
  package func table(timeZone: TimeZone) -> String {
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
