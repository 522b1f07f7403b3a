import HealthKit
import Synchronization
import Testing

struct StatisticsTests {
  private let steps = HKQuantityType(.stepCount)

  @Test func queriesFailWithoutHealthData() async {
    let predicate = HKQuery.predicateForSamples(withStart: .distantPast, end: nil)
    let error = await withCheckedContinuation { continuation in
      HKHealthStore().execute(
        HKStatisticsQuery(
          quantityType: steps, quantitySamplePredicate: predicate, options: .cumulativeSum
        ) { continuation.resume(returning: ($1 == nil, $2 as? HKError)) })
    }
    #expect(error == (true, HKError(.errorHealthDataUnavailable)))
  }

  @Test func collectionQueryCallsItsHandler() {
    let query = HKStatisticsCollectionQuery(
      quantityType: steps, quantitySamplePredicate: nil, options: [.cumulativeSum],
      anchorDate: .distantPast, intervalComponents: DateComponents(day: 1))
    let failed = Mutex(false)
    query.initialResultsHandler = { _, collection, error in
      failed.withLock { $0 = collection == nil && error is HKError }
    }
    HKHealthStore().execute(query)
    #expect(failed.withLock { $0 })
  }
}
