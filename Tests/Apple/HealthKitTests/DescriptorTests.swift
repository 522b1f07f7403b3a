import Foundation
import HealthKit
import Testing

/// The queries with descriptors, which have no data to find.
@Suite struct DescriptorTests {
  private let store = HKHealthStore()

  @Test func queriesAreRefused() async {
    let rates = HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: HKQuantityType(.heartRate))],
      sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 5)
    await #expect(throws: HKError.self) { try await rates.result(for: store) }
    let steps = HKStatisticsQueryDescriptor(
      predicate: .quantitySample(type: HKQuantityType(.stepCount)), options: .cumulativeSum)
    await #expect(throws: HKError.self) { try await steps.result(for: store) }
    #expect(throws: HKError.self) { try store.biologicalSex() }
  }

  @Test func workoutKnowsItsDuration() {
    let workout = HKWorkout(
      activityType: .running, start: Date(timeIntervalSince1970: 0),
      end: Date(timeIntervalSince1970: 90))
    #expect(workout.duration == 90)
    #expect(workout.sampleType == HKObjectType.workoutType())
    #expect(HKWorkoutActivityType.running.rawValue == 37)
    #expect(HKWorkoutActivityType.fitnessGaming.rawValue == 76)
    #expect(HKWorkoutActivityType.walking.rawValue == 52)
  }
}
