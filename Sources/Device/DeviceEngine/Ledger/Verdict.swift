import Foundation
import HostLink

/// Answers "why did my widget not refresh?" from a placement's schedule and its ledger rows.
///
/// The first sentence names what the next reload waits for (`ScheduleState.Wait`); dates follow. A
/// verdict describes the present; the ledger holds the history.
struct Verdict {
  var state: ScheduleState
  /// The placement's newest rows, oldest first.
  var rows: [LedgerRow]
  var now: Date
  var time: LocalTime

  var sentence: String {
    switch state.wait {
    case .running: "Reloading \(since(lastBegin))."
    case .budget(let until):
      "Waiting for budget: \(LedgerText.usedUp(state.budgetTotal)). Next reload \(at(until)), when "
        + "the budget resets\(pending("; pending"))."
    case .spacing(let until):
      "Reload pending\(pending("")), too soon after the last one. Next reload \(at(until))."
    case .batch(let until):
      "Reload pending\(pending("")), batched with others of the extension. Next reload "
        + "\(at(until))."
    case .backOff(let until):
      "The last reload failed: \(failure). The last good content stays; next attempt "
        + "\(at(until))."
    case .heldBack(let until):
      "The extension is held back after failures: \(failure). Next attempt \(at(until))."
    case .installation:
      "The extension cannot answer: \(failure). No further attempts until a new build is installed."
    case .policy(let date): policy(date)
    case .request:
      state.entries.isEmpty
        ? "No timeline yet, and no reload requested."
        : "On schedule. \(nextEntry)Policy never: only WidgetCenter, an intent, a push or the user "
          + "can request a reload.\(lastTimeline)"
    }
  }

  private func policy(_ date: Date) -> String {
    guard let entry = state.nextEntry, entry < date else {
      return "On schedule. Next reload \(at(date)).\(lastTimeline)"
    }
    return "On schedule. Next entry \(at(entry)), next reload \(at(date)).\(lastTimeline)"
  }

  // MARK: Parts

  private func at(_ date: Date) -> String { time.text(date, now: now) }

  private var failure: String {
    state.failure.map(LedgerText.clause) ?? "unknown reason"
  }

  /// "Next entry 10:20. "
  private var nextEntry: String { state.nextEntry.map { "Next entry \(at($0)). " } ?? "" }

  /// " Last timeline 10:05."
  private var lastTimeline: String {
    guard let row = rows.last(where: { $0.outcome == .delivered }) else { return "" }
    return " Last timeline \(at(row.date))."
  }

  private var lastBegin: LedgerRow? {
    rows.last { $0.outcome == .charged || $0.outcome == .free }
  }

  /// "since 10:05: WidgetCenter requested it"
  private func since(_ row: LedgerRow?) -> String {
    row.map { "since \(at($0.date)): \(LedgerText.because($0.cause))" } ?? "now"
  }

  private var lastDeferral: LedgerRow? {
    rows.last { $0.outcome == .deferred || ($0.outcome == .coalesced && $0.until != nil) }
  }

  /// The prefix, then " since 10:05 (WidgetCenter requested it)"; empty if nothing was deferred.
  private func pending(_ prefix: String) -> String {
    lastDeferral.map {
      "\(prefix) since \(at($0.date)) (\(LedgerText.because($0.cause)))"
    } ?? ""
  }
}
