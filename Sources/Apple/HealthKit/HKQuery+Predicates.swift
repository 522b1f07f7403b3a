import Foundation

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

// The store holds no samples, so that no predicate matches any.
extension HKQuery {
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }

  public class func predicateForObject(with uuid: UUID) -> NSPredicate {
    NSPredicate(value: false)
  }

  public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
    NSPredicate(value: false)
  }

  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: false)
  }

  public class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents,
    end endDateComponents: DateComponents
  ) -> NSPredicate { NSPredicate(value: false) }

  public class func predicateForActivitySummary(
    with dateComponents: DateComponents
  ) -> NSPredicate { NSPredicate(value: false) }
}
