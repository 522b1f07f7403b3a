import Foundation

/// A queue that performs one work item at a time, as every `DispatchQueue` does by default.
public typealias DispatchSerialQueue = DispatchQueue

// The units of `DispatchTime`, from the header `dispatch/time.h`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000

// swift-format-ignore: AvoidRetroactiveConformances
// Immutable. Dispatch declares the conformance on Apple's platforms.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}

extension NSObject {
  public class func classForCoder() -> AnyClass { self }
}
