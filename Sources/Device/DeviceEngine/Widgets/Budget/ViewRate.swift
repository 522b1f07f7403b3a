import Foundation

/// How often the user views a placement: a running average of views per day.
///
/// While fewer than `learningDays` days have passed, it is the mean of all days; afterwards each
/// day has the weight 1 / `learningDays`. The rule from the average to reloads is
/// `BudgetSettings`'. Encoded property names are part of the store's format.
struct ViewRate: Codable, Equatable, Sendable {
  /// Views per day; 0 until the first day has passed.
  private(set) var average = 0.0
  private(set) var daysSeen = 0
  private(set) var viewsToday = 0
  private(set) var lastView: Date?

  /// Counts a view, unless the last one was less than `gap` seconds ago.
  mutating func view(at now: Date, gap: Double) {
    // After the clock was set back, the last view may be in the future; it is ignored then.
    if let lastView, lastView <= now, now.timeIntervalSince(lastView) < gap { return }
    lastView = now
    viewsToday += 1
  }

  /// Updates the average after a day.
  mutating func endDay(learningDays: Int) {
    daysSeen += 1
    let weight = 1 / Double(max(min(daysSeen, learningDays), 1))
    average += (Double(viewsToday) - average) * weight
    viewsToday = 0
  }

  func isLearned(_ settings: BudgetSettings) -> Bool { daysSeen >= settings.learningDays }

  /// True for a placement on a rarely visited page.
  func isRare(_ settings: BudgetSettings) -> Bool {
    isLearned(settings) && average < settings.viewsForMin
  }

  /// The number of budgeted reloads for the next day; see `BudgetSettings`.
  func reloads(_ settings: BudgetSettings) -> Int {
    guard isLearned(settings) else { return settings.maxReloads }
    guard !isRare(settings) else { return settings.rarelyViewed }
    let span = settings.viewsForMax - settings.viewsForMin
    let part = span > 0 ? min((average - settings.viewsForMin) / span, 1) : 1
    return settings.minReloads
      + Int((Double(settings.maxReloads - settings.minReloads) * part).rounded())
  }
}
