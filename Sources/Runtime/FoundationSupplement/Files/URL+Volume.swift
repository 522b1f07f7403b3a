import Foundation

// The space of a volume for a purpose, which is the same for all purposes here. Source: Foundation
// (iOS 11).
extension URLResourceKey {
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
}

extension URLResourceValues {
  /// In bytes.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
  /// In bytes.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
}

extension URL {
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
