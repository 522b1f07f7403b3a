import Foundation
import HostLink

/// The sentences of ledger rows about widgets: what happened, why, and what comes next.
struct LedgerText {
  var now: Date
  var time: LocalTime

  private func at(_ date: Date) -> String { time.text(date, now: now) }

  // MARK: Reloads

  func begins(_ need: ReloadNeed, isCharged: Bool, isLifted: Bool = false) -> String {
    if isLifted {
      return "Free reload: \(Self.because(need.cause)), and developer mode lifts the budget."
    }
    if isCharged { return "Budgeted reload: \(Self.because(need.cause))." }
    switch need.cause {
    case .widgetCenter:
      return "Free reload: WidgetCenter requested it while the app is in use or has a session."
    default: return "Free reload: \(Self.because(need.cause))."
    }
  }

  var batched: String { " Batched with another reload of the extension." }
  var replacesRunning: String { " Replaces the running reload, whose result would be outdated." }
  var becameVisible: String {
    " The budget is used up, but the widget is rarely viewed and has just come on screen."
  }

  func covers(_ pending: PendingReload) -> String {
    " Also covers the reload pending since \(at(pending.need.since))."
  }

  func after(_ pending: PendingReload) -> String {
    switch pending.reason {
    case .backOff: " Retry after a failure."
    case .heldBack: " The extension is no longer held back."
    case .batch, .spacing, .budget: ""
    }
  }

  func covered(_ need: ReloadNeed) -> String {
    "Merged: \(Self.because(need.cause)); the first timeline, already requested, covers it."
  }

  func followUp(_ need: ReloadNeed) -> String {
    "Merged: \(Self.because(need.cause)) while a reload was running; another reload follows it."
  }

  func merged(_ need: ReloadNeed, _ pending: PendingReload) -> String {
    "Merged: \(Self.because(need.cause)); the reload pending since \(at(pending.need.since)) "
      + "covers it at \(at(pending.until))."
  }

  func stopped(_ need: ReloadNeed, message: String) -> String {
    "Not reloaded: \(Self.because(need.cause)), but the extension cannot answer: "
      + "\(Self.clause(message)). Install a new build of it."
  }

  func deferred(
    _ pending: PendingReload, budget: ReloadBudget, settings: ReloadSettings, spacing: Double
  ) -> String {
    let because = Self.because(pending.need.cause)
    let until = "Deferred until \(at(pending.until))"
    switch pending.reason {
    case .batch:
      return "\(until): \(because); requests of one extension within "
        + "\(Self.seconds(settings.coalescingWindow)) are batched."
    case .spacing:
      return "\(until): \(because), but budgeted reloads must be at least "
        + "\(Self.seconds(spacing)) apart."
    case .budget:
      return "\(until), when the budget resets: \(because), but \(Self.usedUp(budget.total))."
    case .backOff, .heldBack:
      return "\(until): \(because), but the last attempt failed."
    }
  }

  func newDay(_ budget: ReloadBudget, settings: BudgetSettings) -> String {
    let habit = budget.habit
    let views = Self.short(habit.average)
    let viewed =
      if !habit.isLearned(settings) {
        "how often the widget is viewed is still being learned"
      } else if habit.isRare(settings) { "rarely viewed: \(views) times a day" } else {
        "viewed \(views) times a day"
      }
    let reloads = budget.total == 1 ? "1 reload" : "\(budget.total) reloads"
    return "Budget reset: \(reloads) until \(at(budget.resets)); \(viewed)."
  }

  func developerMode(_ isOn: Bool, _ budget: ReloadBudget) -> String {
    isOn
      ? "Developer mode is on: it lifts the budget of reloads."
      : "Developer mode is off: \(budget.left) of \(budget.total) reloads are left until "
        + "\(at(budget.resets))."
  }

  func notPlaced(_ id: ExtensionID, kind: String?) -> String {
    guard let kind else {
      return "Not reloaded: WidgetCenter requested all timelines of \(id), but none of its widgets "
        + "is placed."
    }
    return "Not reloaded: WidgetCenter requested the timelines of \"\(kind)\", but \(id) has no "
      + "placed widget of this kind."
  }

  func nonePushed(_ id: ExtensionID) -> String {
    "Not reloaded: a push requested it, but no widget of \(id) with a push handler is placed."
  }

  // MARK: Answers

  func delivered(_ timeline: Timeline) -> String {
    let first = at(timeline.date(at: 0))
    let entries =
      timeline.count == 1
      ? "1 entry at \(first)"
      : "\(timeline.count) entries from \(first) to \(at(timeline.date(at: timeline.count - 1)))"
    let next =
      switch timeline.policy {
      case .never: "reloads only on request"
      case .atEnd: "next reload at the last entry"
      case .after(let date) where date <= now:
        "the policy's date \(LedgerText.today(at(date))) has passed: reload at once"
      case .after(let date): "next reload at \(at(date))"
      }
    return "New timeline: \(entries); \(next)."
  }

  var restores: String { "The clock was set back; the stored timeline has the entry. " }

  /// Counts entries from 1, as the page and the tables of the tool do.
  func shows(_ index: Int, date: Date, of count: Int, until: Date?) -> String {
    var sentence = "Entry \(index + 1) of \(count) is on screen"
    if let until { sentence += " until \(at(until))" }
    sentence += "."
    if date > now { sentence += " Its date is \(at(date)), but no entry is earlier." }
    return sentence
  }

  var noEntries: String {
    "the provider returned a timeline without entries; it must return at least one"
  }

  func skipped(_ failure: FetchFailure, next: FetchKind) -> String {
    "Failed: \(Self.clause(failure.message)). Requesting the \(next.rawValue) instead."
  }

  func failed(
    _ failure: FetchFailure, _ pending: PendingReload, isRefunded: Bool = false
  ) -> String {
    let held = pending.reason == .heldBack ? "the extension is held back; " : ""
    return "Failed: \(Self.clause(failure.message)). The content on screen stays; \(held)next "
      + "attempt at \(at(pending.until))." + (isRefunded ? " The reload is not charged." : "")
  }

  func failedForGood(_ failure: FetchFailure) -> String {
    if failure.isSetAside { return FetchFailure.setAsideSentence(failure.message) }
    return
      "Failed: \(Self.clause(failure.message)). The content on screen stays; no further attempts "
      + "until a new build of the extension is installed."
  }

  // MARK: Placements and stacks

  func placed(_ placement: Placement) -> String {
    "Placed: \"\(placement.kind)\", \(placement.family.rawValue)."
  }

  func rotatedByUser(_ id: StackID, hold: Double) -> String {
    "The user rotated stack \(id) to it; it stays on top for \(Self.seconds(hold))."
  }

  func rotated(
    _ id: StackID, score: Double, instead: PlacementID, its: Double?
  ) -> String {
    let other = its.map { "has \(Self.short($0))" } ?? "has none"
    return "Stack \(id) rotated to it: relevance \(Self.short(score)) of 1; \(instead) \(other)."
  }

  // MARK: Words

  /// A time of this day, which has no date, with the word for it.
  static func today(_ time: String) -> String { time.contains(" ") ? time : "\(time) today" }

  /// Completes "Free reload: …".
  static func because(_ cause: LedgerRow.Cause) -> String {
    switch cause {
    case .placed: "the widget was placed"
    case .configured: "the widget was configured"
    case .resized: "the widget was resized"
    case .policy: "the timeline's policy requested it"
    case .widgetCenter: "WidgetCenter requested it"
    case .intent: "an intent of the widget was performed"
    case .link: "a link was opened"
    case .person: "the user requested it"
    case .push: "a push requested it"
    case .environment: "the appearance changed"
    case .locale: "the locale changed"
    case .typeSize: "the type size changed"
    case .significantTime: "the time changed significantly"
    case .installed: "the extension was reinstalled"
    case .failure: "the last attempt failed"
    case .relevance: "the relevance changed"
    case .date: "its date was reached"
    case .clock: "the clock was set back to before the first entry of the timeline"
    case .budget: "the budget allows it"
    case .simulation: "the simulation requested it"
    case .started: "the device started"
    case .app: "the app requested it"
    }
  }

  /// A used-up budget, as part of a sentence.
  static func usedUp(_ total: Int) -> String {
    switch total {
    case 0: "the budget is 0 reloads a day"
    case 1: "the only reload of the day is used up"
    default: "all \(total) reloads of the day are used up"
    }
  }

  /// A duration in words: `2 s`, `5 min`, `1 h 30 min`.
  static func seconds(_ seconds: Double) -> String {
    guard seconds >= 60, seconds == seconds.rounded() else { return "\(short(seconds)) s" }
    var rest = Int(min(seconds, 1e12))
    var parts: [String] = []
    for (unit, length) in [("d", 86_400), ("h", 3600), ("min", 60), ("s", 1)] {
      if rest >= length { parts.append("\(rest / length) \(unit)") }
      rest %= length
    }
    return parts.joined(separator: " ")
  }

  /// A message as part of a sentence: without its final period.
  static func clause(_ message: String) -> String {
    message.hasSuffix(".") ? String(message.dropLast()) : message
  }

  /// A number with at most two decimals; `many` beyond 10¹².
  static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    guard abs(rounded) < 1e12 else { return "many" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
