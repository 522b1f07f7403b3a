import Foundation
import HostLink

/// The ledger's sentences: what was decided, and why, for a person.
struct LedgerText {
  var now: Date
  var time: LocalTime

  private func at(_ date: Date) -> String { time.text(date, now: now) }

  // MARK: Reloads

  func begins(_ need: ReloadNeed, isCharged: Bool) -> String {
    if isCharged { return "Reloads, counted: \(Self.because(need.cause))." }
    switch need.cause {
    case .widgetCenter:
      return "Reloads, free: WidgetCenter asked, and the app is in use or has a session."
    default: return "Reloads, free: \(Self.because(need.cause))."
    }
  }

  var together: String { " It goes together with another reload of the extension." }
  var givenUp: String { " The reload that was running is given up: its answer would be old." }
  var becameVisible: String {
    " The budget is used up, but the widget is seldom seen and has just come on the screen: free."
  }

  func doesAlong(_ waiting: WaitingReload) -> String {
    " It does the reload along that waited since \(at(waiting.need.since))."
  }

  func after(_ waiting: WaitingReload) -> String {
    switch waiting.reason {
    case .backOff: " This is another try after a failure."
    case .heldBack: " The extension is no longer held back."
    case .company, .spacing, .budget: ""
    }
  }

  func covered(_ need: ReloadNeed) -> String {
    "Joined: \(Self.because(need.cause)), and a first timeline is on its way that answers it too."
  }

  func again(_ need: ReloadNeed) -> String {
    "Joined: \(Self.because(need.cause)) while a reload was running; the provider is asked again "
      + "after it."
  }

  func joined(_ need: ReloadNeed, _ waiting: WaitingReload) -> String {
    "Joined: \(Self.because(need.cause)), and a reload waits since \(at(waiting.need.since)) and "
      + "is done at \(at(waiting.until))."
  }

  func stopped(_ need: ReloadNeed, message: String) -> String {
    "Not done: \(Self.because(need.cause)), but the extension cannot answer until it is installed "
      + "anew: \(Self.clause(message))."
  }

  func waits(
    _ waiting: WaitingReload, budget: ReloadBudget, spacing: ReloadSettings
  ) -> String {
    let because = Self.because(waiting.need.cause)
    switch waiting.reason {
    case .company:
      return "Waits until \(at(waiting.until)): \(because); requests of one extension within "
        + "\(Self.seconds(spacing.coalescingWindow)) go together."
    case .spacing:
      return "Put off until \(at(waiting.until)): \(because), but between counted reloads are "
        + "\(Self.seconds(spacing.minimumSpacing)) at least."
    case .budget:
      return "Put off until \(at(waiting.until)): \(because), but all \(budget.total) reloads of "
        + "the day are used up; the next day begins then."
    case .backOff, .heldBack:
      return "Put off until \(at(waiting.until)): \(because), but the last try failed."
    }
  }

  func newDay(_ budget: ReloadBudget, settings: BudgetSettings) -> String {
    let habit = budget.habit
    let views = Self.short(habit.average)
    let why =
      if !habit.isLearned(settings) {
        "how often the widget is seen is still being learned"
      } else if habit.isRare(settings) { "it is seldom seen, \(views) times a day" } else {
        "it is seen \(views) times a day"
      }
    return "A new day of the budget: \(budget.total) reloads until \(at(budget.resets)); \(why)."
  }

  func notPlaced(_ id: ExtensionIdentifier, kind: String?) -> String {
    guard let kind else {
      return "Not done: WidgetCenter asked for all timelines of \(id), which has no widget placed."
    }
    return "Not done: WidgetCenter asked for the timelines of \"\(kind)\" of \(id), which is not "
      + "placed."
  }

  func nonePushed(_ id: ExtensionIdentifier) -> String {
    "Not done: a push asked, and no widget of \(id) with a push handler is placed."
  }

  // MARK: Answers

  func delivered(_ timeline: Timeline) -> String {
    let first = at(timeline.date(at: 0))
    let entries =
      timeline.count == 1
      ? "1 entry of \(first)"
      : "\(timeline.count) entries from \(first) to \(at(timeline.date(at: timeline.count - 1)))"
    let next =
      switch timeline.policy {
      case .never: "it asks for no reload"
      case .atEnd: "it asks for a reload after the last entry"
      case .after(let date): "it asks for a reload at \(at(date))"
      }
    return "A new timeline came: \(entries); \(next)."
  }

  func shows(_ index: Int, date: Date, of count: Int, until: Date?) -> String {
    var sentence = "Entry \(index) of \(count) is on the screen"
    if date > now { sentence += " although its date is \(at(date)), as there is no earlier one" }
    if let until { sentence += ", until \(at(until))" }
    return sentence + "."
  }

  var noEntries: String { "the provider gave a timeline without an entry" }

  func skipped(_ failure: FetchFailure, next: FetchKind) -> String {
    "Failed: \(Self.clause(failure.message)). The \(next.rawValue) is asked for instead."
  }

  func failed(
    _ failure: FetchFailure, _ waiting: WaitingReload, isRefunded: Bool = false
  ) -> String {
    var sentence =
      "Failed: \(Self.clause(failure.message)). What is on the screen stays; the next try is at "
      + "\(at(waiting.until))"
    if waiting.reason == .heldBack { sentence += ", as the extension is held back" }
    return sentence + (isRefunded ? "; the reload is not counted." : ".")
  }

  func failedForGood(_ failure: FetchFailure) -> String {
    "Failed: \(Self.clause(failure.message)). What is on the screen stays; asking again would not help until "
      + "the extension is installed anew."
  }

  // MARK: Placements and stacks

  func placed(_ placement: Placement) -> String {
    "Placed: \"\(placement.kind)\", \(placement.family.rawValue)."
  }

  func turnedByHand(_ id: StackIdentifier, hold: Double) -> String {
    "A person turned the stack \(id) here; it stays for \(Self.seconds(hold))."
  }

  func turned(
    _ id: StackIdentifier, score: Double, instead: PlacementIdentifier, its: Double?
  ) -> String {
    let other = its.map { "has \(Self.short($0))" } ?? "has none now"
    return "The stack \(id) turned here: relevance \(Self.short(score)) of 1, \(instead) \(other)."
  }

  // MARK: Words

  /// Completes "Reloads: …".
  static func because(_ cause: LedgerRow.Cause) -> String {
    switch cause {
    case .placed: "the widget was placed"
    case .configured: "the widget was configured"
    case .policy: "its timeline asked for a new one now"
    case .widgetCenter: "WidgetCenter asked"
    case .intent: "an intent of the widget was performed"
    case .link: "a link was opened"
    case .person: "a person asked"
    case .push: "a push asked"
    case .environment: "the appearance changed"
    case .locale: "the locale changed"
    case .typeSize: "the type size changed"
    case .significantTime: "the time changed significantly"
    case .installed: "the extension was installed anew"
    case .failure: "the last try failed"
    case .relevance: "the relevance changed"
    case .date: "its date came"
    case .budget: "the budget allows it"
    case .simulation: "the simulation asked"
    case .started: "the device was started"
    case .app: "the app asked"
    }
  }

  /// `2 s`, `5 min`, `1 h 30 min`.
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

  /// A message as a part of a sentence: without its own full stop.
  static func clause(_ message: String) -> String {
    message.hasSuffix(".") ? String(message.dropLast()) : message
  }

  /// Two digits behind the point at most.
  static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    guard abs(rounded) < 1e12 else { return "many" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
