import Foundation

/// How many charged reloads a placement has left, and when the next one may begin.
///
/// A window is a day of the device's clock that does not begin at midnight. Source: Apple's
/// "Keeping a widget up to date"; the numbers are `BudgetSettings` and `ReloadSettings`.
struct ReloadBudget: Codable, Equatable, Sendable {
  /// Charged in this window.
  private(set) var used = 0
  /// The window's reloads.
  private(set) var total: Int
  /// When the next window begins.
  private(set) var resets: Date
  private(set) var lastCharge: Date?
  /// When the last reload for becoming visible was.
  private(set) var lastVisibleReload: Date?
  private(set) var habit = ViewHabit()

  init(settings: BudgetSettings, resets: Date) {
    total = habit.reloads(settings)
    self.resets = resets
  }

  var left: Int { max(total - used, 0) }

  enum Verdict: Equatable, Sendable {
    case allowed
    /// The last charged reload was a short while ago.
    case tooSoon(until: Date)
    case usedUp(until: Date)
  }

  func verdict(at now: Date, spacing: Double) -> Verdict {
    guard left > 0 else { return .usedUp(until: resets) }
    if let lastCharge {
      let next = lastCharge.addingTimeInterval(spacing)
      if now < next { return .tooSoon(until: next) }
    }
    return .allowed
  }

  mutating func charge(at now: Date) {
    used += 1
    lastCharge = now
  }

  /// The extension was not even asked.
  mutating func refund() { used = max(used - 1, 0) }

  mutating func view(at now: Date, settings: BudgetSettings) {
    habit.view(at: now, gap: settings.viewGap)
  }

  /// A seldom seen placement that has come on the screen may be reloaded although nothing is left.
  mutating func takeVisibleReload(at now: Date, settings: BudgetSettings) -> Bool {
    guard habit.isRare(settings) else { return false }
    if let last = lastVisibleReload, last <= now,
      now.timeIntervalSince(last) < settings.visibleReloadSpacing
    {
      return false
    }
    lastVisibleReload = now
    return true
  }

  /// The next window begins.
  mutating func reset(settings: BudgetSettings, next: Date) {
    habit.endDay(learningDays: settings.learningDays)
    total = habit.reloads(settings)
    used = 0
    resets = next
  }

  /// The clock was set back: what was spent stays spent, but nothing waits for what lies further
  /// ahead than it could.
  mutating func clockWentBack(to now: Date, next: Date) {
    if let charge = lastCharge, charge > now { lastCharge = now }
    resets = min(resets, next)
  }
}
