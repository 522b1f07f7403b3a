import Foundation
import HostLink

/// The answer to "why did my widget not refresh?", from a placement's schedule and its rows.
struct Verdict {
  var state: ScheduleState
  /// The placement's newest rows, ascending.
  var rows: [LedgerRow]
  var now: Date
  var time: LocalTime

  var sentence: String {
    switch state.wait {
    case .running: "It is being reloaded now\(since(lastBegin))."
    case .budget(let until):
      "Its \(state.budgetTotal) reloads of the day are used up\(asked); it is reloaded at "
        + "\(at(until)), when the next day of its budget begins."
    case .spacing(let until):
      "A reload was asked for\(by) too soon after the last one; it is done at \(at(until))."
    case .company(let until):
      "A reload was asked for\(by) and is done at \(at(until)), together with others of the "
        + "extension."
    case .backOff(let until):
      "The last reload failed (\(failure)); the next try is at \(at(until)), and the last good "
        + "content stays."
    case .heldBack(let until):
      "The extension is held back after failures (\(failure)); the next try is at \(at(until))."
    case .installation:
      "The extension cannot answer (\(failure)); nothing is asked of it until it is installed anew."
    case .policy(let date): policy(date)
    case .request:
      state.entries.isEmpty
        ? "It has no timeline, and no reload was asked for."
        : "Its timeline's policy is never: it is reloaded only when WidgetCenter, an intent or a "
          + "person asks\(lastOne)."
    }
  }

  private func policy(_ date: Date) -> String {
    var sentence = "Nothing holds it up: "
    switch state.policy {
    case .after: sentence += "its timeline asks for a reload at \(at(date))"
    default: sentence += "its timeline asks for a reload after its last entry, at \(at(date))"
    }
    if let entry = state.nextEntry, entry < date {
      sentence += ", and the next entry comes on the screen at \(at(entry))"
    }
    return sentence + lastOne + "."
  }

  // MARK: Parts

  private func at(_ date: Date) -> String { time.text(date, now: now) }

  private var failure: String {
    state.failure.map(LedgerText.clause) ?? "without a reason"
  }

  /// "; the last one was at 10:05, and free"
  private var lastOne: String {
    guard let row = rows.last(where: { $0.outcome == .delivered }) else { return "" }
    return "; the last timeline came at \(at(row.date))"
  }

  private var lastBegin: LedgerRow? {
    rows.last { $0.outcome == .charged || $0.outcome == .free }
  }

  private func since(_ row: LedgerRow?) -> String {
    row.map { ", since \(at($0.date)): \(LedgerText.because($0.cause))" } ?? ""
  }

  private var putOff: LedgerRow? {
    rows.last { $0.outcome == .deferred || ($0.outcome == .coalesced && $0.until != nil) }
  }

  /// " at 10:05 (WidgetCenter asked)"
  private var by: String {
    putOff.map { " at \(at($0.date)) (\(LedgerText.because($0.cause)))" } ?? ""
  }

  private var asked: String {
    putOff.map {
      ", and a reload was asked for at \(at($0.date)) (\(LedgerText.because($0.cause)))"
    }
      ?? ""
  }
}
