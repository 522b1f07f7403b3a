import Foundation
import HostLink

extension Timeline {
  /// The relevance score at an instant; nil if the widget is not relevant then.
  ///
  /// A score applies from its entry's date for its duration. A duration of 0 lasts until the next
  /// entry; this is Vitrine's interpretation, as Apple documents 0 as the default without its
  /// meaning. If several scores apply, the one with the latest date counts. Scores of 0 or less are
  /// not relevant. Source: Apple's "Widget suggestions in Smart Stacks".
  func relevance(at now: Date) -> Double? {
    let current = firstPosition(after: now) - 1
    for position in stride(from: current, through: 0, by: -1) {
      guard let relevance = relevance(at: position), end(of: relevance, at: position) > now
      else { continue }
      return relevance.score > 0 && relevance.score.isFinite ? Double(relevance.score) : nil
    }
    return nil
  }

  /// When the score may change next; nil if it does not change any more.
  func nextRelevanceChange(after now: Date) -> Date? {
    let next = firstPosition(after: now)
    var result = next < count ? date(at: next) : nil
    for position in 0..<next {
      guard let relevance = relevance(at: position) else { continue }
      let end = end(of: relevance, at: position)
      if end > now, end < result ?? .distantFuture { result = end }
    }
    return result
  }

  /// The largest score of all entries; 0 if none is relevant.
  var largestScore: Double {
    entries.reduce(0) { largest, entry in
      guard let score = entry.relevance?.score, score.isFinite else { return largest }
      return max(largest, Double(score))
    }
  }

  private func end(of relevance: EntryDescription.Relevance, at position: Int) -> Date {
    guard relevance.duration > 0 else { return nextChange(after: position) ?? .distantFuture }
    return date(at: position).addingTimeInterval(relevance.duration)
  }
}

/// The largest relevance score of each provider, across its timelines.
///
/// Apple documents that a provider may use any positive scale and that only differences within one
/// provider count. To compare providers in a stack, a score is divided by the largest one that its
/// provider has ever returned, which gives values from 0 to 1.
struct RelevanceScale: Sendable {
  private var largest: [WidgetKind: Double] = [:]

  subscript(provider: WidgetKind) -> Double { largest[provider] ?? 0 }

  mutating func note(_ score: Double, of provider: WidgetKind) {
    guard score > largest[provider] ?? 0 else { return }
    largest[provider] = score
  }

  func normalized(_ score: Double, of provider: WidgetKind) -> Double {
    let scale = self[provider]
    return scale > 0 ? min(score / scale, 1) : 0
  }
}
