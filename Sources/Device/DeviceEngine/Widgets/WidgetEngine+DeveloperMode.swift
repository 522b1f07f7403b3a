import Foundation

extension WidgetEngine {
  /// Turns developer mode on or off.
  ///
  /// While it is on, neither budget nor spacing limits reloads, and none is charged; deferred
  /// reloads begin at once. Only reloads that a timeline's policy requests keep a short spacing
  /// (`ReloadSettings.developerSpacing`). Turned off, the budgets continue with the reloads that
  /// they had left. Source: Apple's "Keeping a widget up to date": the system does not limit
  /// reloads while developing.
  public mutating func setDeveloperMode(_ isOn: Bool, at date: Date) {
    advance(to: date)
    guard isOn != isDeveloperModeOn else { return }
    isDeveloperModeOn = isOn
    for number in placements.numbers {
      record(number, .changed, .person, text.developerMode(isOn, placements[number].budget))
      guard isOn, let pending = placements[number].pending,
        [.budget, .spacing].contains(pending.reason)
      else { continue }
      runPending(number, pending)
      reschedule(number)
    }
  }

  /// The minimum time between a placement's last reload and the one needed, in seconds.
  func spacing(for need: ReloadNeed) -> Double {
    guard isDeveloperModeOn else { return settings.reloads.minimumSpacing }
    return need.cause == .policy ? settings.reloads.developerSpacing : 0
  }

  /// Begins a budgeted reload, and charges it unless developer mode is on.
  mutating func beginBudgeted(_ number: Int, _ need: ReloadNeed, note: String = "") {
    guard isDeveloperModeOn else { return begin(number, need, isCharged: true, note: note) }
    placements[number].budget.noteReload(at: now)
    begin(number, need, isCharged: false, isLifted: true, note: note)
  }
}
