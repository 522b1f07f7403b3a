import Foundation

/// The rings of a day.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: an app creates a summary and has it alone.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)

  public override init() {}

  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

/// A query for the rings of days.
open class HKActivitySummaryQuery: HKQuery {
  public typealias Handler =
    @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

  private let handler: Handler

  public init(predicate: NSPredicate?, resultsHandler handler: @escaping Handler) {
    self.handler = handler
  }

  override func fail(_ error: any Error) { handler(self, nil, error) }
}
