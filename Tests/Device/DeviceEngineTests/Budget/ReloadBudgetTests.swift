import DeviceFixtures
import Foundation
import Testing

@testable import DeviceEngine

@Suite struct ReloadBudgetTests {
  /// Views on each of three days, and the budget of the fourth.
  @Test(arguments: [
    ([0, 0, 0], 12), ([3, 3, 3], 12), ([4, 4, 4], 40), ([14, 14, 14], 55), ([24, 24, 24], 70),
    ([200, 200, 200], 70), ([0, 0, 12], 40),
  ])
  func budgetDependsOnViews(days: [Int], expected: Int) {
    let settings = BudgetSettings()
    var budget = ReloadBudget(settings: settings, resets: date("04:00"))
    #expect(budget.total == 70)
    for (day, views) in days.enumerated() {
      for view in 0..<views {
        let now = midnight.addingTimeInterval(Double(day) * 86_400 + Double(view) * 400)
        budget.view(at: now, settings: settings)
      }
      budget.reset(settings: settings, next: date("04:00"))
      // The budget is the maximum while view habits are being learned.
      if day < 2 { #expect(budget.total == 70) }
    }
    #expect(budget.total == expected)
  }

  @Test func viewsWithinGapCountAsOne() {
    var habit = ViewRate()
    for second in [0.0, 10, 299, 300, 301, 700] {
      habit.view(at: midnight.addingTimeInterval(second), gap: 300)
    }
    #expect(habit.viewsToday == 3)
  }

  @Test func verdictDependsOnSpacingAndUsedReloads() {
    var settings = BudgetSettings()
    settings.maxReloads = 2
    var budget = ReloadBudget(settings: settings, resets: date("+1 04:00"))
    #expect(budget.verdict(at: date("10:00"), spacing: 300) == .allowed)
    budget.charge(at: date("10:00"))
    #expect(
      budget.verdict(at: date("10:04:59"), spacing: 300) == .tooSoon(until: date("10:05")))
    #expect(budget.verdict(at: date("10:05"), spacing: 300) == .allowed)
    budget.charge(at: date("10:05"))
    #expect(
      budget.verdict(at: date("12:00"), spacing: 300) == .usedUp(until: date("+1 04:00")))
    budget.refund()
    #expect(budget.left == 1)
  }

  @Test func backOffGrowsToLimit() {
    var backOff = BackOff()
    let waits = (0..<6).map { _ in backOff.fail("no", settings: FailureSettings()) }
    #expect(waits == [30, 120, 480, 1920, 3600, 3600])
    for _ in 0..<1000 { #expect(backOff.fail("no", settings: FailureSettings()) == 3600) }
  }
}
