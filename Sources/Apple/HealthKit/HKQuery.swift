// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// A query to the store, which always fails.
open class HKQuery: NSObject {
  func fail(_ error: any Error) {}
}

/// A query for samples.
open class HKSampleQuery: HKQuery {
  public typealias Handler = @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  public let sampleType: HKSampleType
  public let limit: Int
  private let handler: Handler

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping Handler
  ) {
    self.sampleType = sampleType
    self.limit = limit
    handler = resultsHandler
  }

  override func fail(_ error: any Error) { handler(self, nil, error) }
}
