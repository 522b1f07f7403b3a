import Foundation

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
  public static let duration = HKStatisticsOptions(rawValue: 1 << 6)
}

/// A summary of samples. Apps receive such values; none is created here.
open class HKStatistics: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date

  init(quantityType: HKQuantityType, startDate: Date, endDate: Date) {
    self.quantityType = quantityType
    self.startDate = startDate
    self.endDate = endDate
  }

  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Summaries of consecutive time spans. None is created here.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// A query for the summary of samples.
open class HKStatisticsQuery: HKQuery {
  public typealias Handler = @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  private let handler: Handler

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], completionHandler handler: @escaping Handler
  ) {
    self.handler = handler
  }

  override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// A query for the summaries of consecutive time spans.
open class HKStatisticsCollectionQuery: HKQuery {
  public let anchorDate: Date
  public let options: HKStatisticsOptions
  public let intervalComponents: DateComponents
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler:
    (
      (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    )?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    self.anchorDate = anchorDate
    self.options = options
    self.intervalComponents = intervalComponents
  }

  override func fail(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}

/// A query that repeats when samples change.
open class HKObserverQuery: HKQuery {
  public typealias Handler =
    @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  private let handler: Handler

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping Handler
  ) {
    handler = updateHandler
  }

  override func fail(_ error: any Error) { handler(self, {}, error) }
}
