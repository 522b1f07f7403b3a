import Foundation
import HostLink

/// The sentences of ledger rows about the Smart Stack of a watch.
package struct SmartStackSentences {
  var now: Date
  var time: LocalTime

  package init(now: Date, timeZone: TimeZone) {
    self.now = now
    time = LocalTime(timeZone: timeZone)
  }

  /// What differs between two plans, by placement, in the order of the new plan.
  package func changes(
    from old: SmartStackPlan, to new: SmartStackPlan
  ) -> [(PlacementID, LedgerRow.Outcome, String)] {
    let reasons = old.reasons
    var rows: [(PlacementID, LedgerRow.Outcome, String)] = []
    for item in new.items {
      guard let id = item.placement else { continue }
      if let kind = old.replaced[id] {
        rows.append(
          (id, .changed, "Back in the Smart Stack: \"\(kind)\" is not relevant any more."))
      }
      if let reason = item.reason {
        guard reasons[id] != reason else { continue }
        let verb = item.suggestion == nil ? "At the top of" : "Suggested in"
        rows.append((id, .rotated, "\(verb) the Smart Stack: \(reason)."))
      } else if reasons[id] != nil {
        rows.append((id, .changed, "Not relevant any more: it is where the user has put it."))
      }
    }
    for (id, kind) in new.replaced.sorted(by: { $0.key < $1.key }) where old.replaced[id] == nil {
      rows.append((id, .changed, "Replaced in the Smart Stack by \"\(kind)\", which is relevant."))
    }
    return rows
  }

  package static let outdated = "Removed from the Smart Stack: not relevant any more."

  /// What an extension has answered about a widget.
  package func answered(
    _ attributes: [RelevanceAttribute], of kind: WidgetKind, _ circumstances: RelevanceCircumstances
  ) -> String {
    let contexts = attributes.compactMap(\.context)
    guard !contexts.isEmpty else { return "Relevance of \"\(kind.kind)\": never relevant." }
    let shown = contexts.prefix(5).map { context in
      let words = context.words(now: now, time)
      if case .unmet(let reason) = context.verdict(at: now, circumstances, of: kind.extension) {
        return "\(words) (does not apply: \(reason))"
      }
      return words
    }
    let more = contexts.count > shown.count ? "; \(contexts.count - shown.count) more" : ""
    return "Relevance of \"\(kind.kind)\": \(shown.joined(separator: "; "))\(more)."
  }

  package func failed(_ reason: String, of kind: WidgetKind, next: Date) -> String {
    "Failed: the relevance of \"\(kind.kind)\": \(LedgerText.clause(reason)). Next attempt at "
      + "\(time.text(next, now: now))."
  }

  package static func unused(_ kind: String) -> String {
    "Not requested: the relevance of \"\(kind)\" is invalid, but no watch is connected whose Smart "
      + "Stack uses it."
  }
}

extension SmartStackPlan {
  fileprivate var reasons: [PlacementID: String] {
    var reasons: [PlacementID: String] = [:]
    for item in items { if let id = item.placement { reasons[id] = item.reason } }
    return reasons
  }
}

/// Where the Smart Stack of a watch shows a widget, and why.
public struct SmartStackRank: Codable, Equatable, Sendable {
  /// From 0, below the activities; nil while another widget replaces it.
  public var position: Int?
  /// Why it precedes widgets that are not relevant, or is replaced; nil for the user's order.
  public var reason: String?
}

extension SmartStackPlan {
  /// nil if the Smart Stack does not have the placement.
  public func rank(of id: PlacementID) -> SmartStackRank? {
    if let kind = replaced[id] {
      return SmartStackRank(reason: "\"\(kind)\", which is relevant, replaces it")
    }
    guard let position = items.firstIndex(where: { $0.placement == id }) else { return nil }
    return SmartStackRank(position: position, reason: items[position].reason)
  }
}
