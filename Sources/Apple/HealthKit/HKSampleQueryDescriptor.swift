import Foundation

/// The samples of a type that match a predicate.
public struct HKSamplePredicate<Sample: HKSample> {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?

  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> where Sample == HKSample {
    .init(sampleType: type, nsPredicate: predicate)
  }

  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> where Sample == HKQuantitySample {
    .init(sampleType: type, nsPredicate: predicate)
  }

  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> where Sample == HKCategorySample {
    .init(sampleType: type, nsPredicate: predicate)
  }

  public static func workout(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKWorkout> where Sample == HKWorkout {
    .init(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }
}

// There is no health data: queries throw, after a notice.

public struct HKSampleQueryDescriptor<Sample: HKSample> {
  public let predicates: [HKSamplePredicate<Sample>]
  public let sortDescriptors: [SortDescriptor<Sample>]
  public let limit: Int?

  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {
    self.predicates = predicates
    self.sortDescriptors = sortDescriptors
    self.limit = limit
  }

  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    throw healthStore.refusal()
  }
}

public struct HKStatisticsQueryDescriptor {
  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions

  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    self.predicate = predicate
    self.options = options
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    throw healthStore.refusal()
  }
}

public struct HKStatisticsCollectionQueryDescriptor {
  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions
  public let anchorDate: Date
  public let intervalComponents: DateComponents

  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    self.predicate = predicate
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    throw healthStore.refusal()
  }
}
