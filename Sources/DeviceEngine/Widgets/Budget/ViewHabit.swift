import Foundation

/// How often a person sees a placement: a running average of views a day, learned over days.
struct ViewHabit: Codable, Equatable, Sendable {
  /// Views a day; meaningless until a day has passed.
  private(set) var average = 0.0
  private(set) var daysSeen = 0
  private(set) var viewsToday = 0
  private(set) var lastView: Date?

  mutating func view(at now: Date, gap: Double) {
    // A clock that was set back makes the last view one of the future: that one does not count.
    if let lastView, lastView <= now, now.timeIntervalSince(lastView) < gap { return }
    lastView = now
    viewsToday += 1
  }

  /// A day has passed.
  mutating func endDay(learningDays: Int) {
    daysSeen += 1
    let weight = 1 / Double(max(min(daysSeen, learningDays), 1))
    average += (Double(viewsToday) - average) * weight
    viewsToday = 0
  }

  func isLearned(_ settings: BudgetSettings) -> Bool { daysSeen >= settings.learningDays }

  /// True for a placement on a page that a person seldom visits.
  func isRare(_ settings: BudgetSettings) -> Bool {
    isLearned(settings) && average < settings.viewsForLeast
  }

  /// Reloads for the coming day; the rule is `BudgetSettings`'.
  func reloads(_ settings: BudgetSettings) -> Int {
    guard isLearned(settings) else { return settings.most }
    guard !isRare(settings) else { return settings.rarelyViewed }
    let span = settings.viewsForMost - settings.viewsForLeast
    let part = span > 0 ? min((average - settings.viewsForLeast) / span, 1) : 1
    return settings.least + Int((Double(settings.most - settings.least) * part).rounded())
  }
}
