import Foundation

/// The budgeted reloads that a placement has left, and when the next one may begin.
///
/// ```swift
/// switch budget.verdict(at: now, spacing: 300) {
/// case .allowed: budget.charge(at: now)
/// case .tooSoon(let until), .usedUp(let until): …  // defer the reload
/// }
/// ```
/// A window is 24 hours of the device's clock that do not start at midnight; `reset` begins the
/// next one with a size that follows from how often the placement is viewed (`ViewRate`). Free
/// reloads never reach the budget. Source: Apple's "Keeping a widget up to date"; the numbers are
/// `BudgetSettings` and `ReloadSettings`. Encoded property names are part of the store's format.
struct ReloadBudget: Codable, Equatable, Sendable {
  /// Reloads charged in this window.
  private(set) var used = 0
  /// The size of the window.
  private(set) var total: Int
  /// When the next window begins.
  private(set) var resets: Date
  /// When the last reload began that counts for the spacing.
  private(set) var lastCharge: Date?
  /// When the placement was last reloaded because it became visible.
  private(set) var lastVisibleReload: Date?
  private(set) var habit = ViewRate()

  init(settings: BudgetSettings, resets: Date) {
    total = habit.reloads(settings)
    self.resets = resets
  }

  var left: Int { max(total - used, 0) }

  enum Verdict: Equatable, Sendable {
    case allowed
    /// The last charged reload was too recent.
    case tooSoon(until: Date)
    case usedUp(until: Date)
  }

  /// - Parameter isLifted: True in developer mode, in which only the spacing limits reloads.
  func verdict(at now: Date, spacing: Double, isLifted: Bool = false) -> Verdict {
    guard isLifted || left > 0 else { return .usedUp(until: resets) }
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

  /// Notes a reload that is not charged, because developer mode lifts the budget.
  mutating func noteReload(at now: Date) { lastCharge = now }

  /// Takes back a charge, because the extension was never asked.
  mutating func refund() { used = max(used - 1, 0) }

  mutating func view(at now: Date, settings: BudgetSettings) {
    habit.view(at: now, gap: settings.viewGap)
  }

  /// Whether a rarely viewed placement may be reloaded because it became visible, although the
  /// budget is used up. If so, records the reload.
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

  /// Begins the next window.
  mutating func reset(settings: BudgetSettings, next: Date) {
    habit.endDay(learningDays: settings.learningDays)
    total = habit.reloads(settings)
    used = 0
    resets = next
  }

  /// After the clock was set back: charges stay, but no wait is longer than it could be from `now`.
  mutating func clockWentBack(to now: Date, next: Date) {
    if let charge = lastCharge, charge > now { lastCharge = now }
    resets = min(resets, next)
  }
}
