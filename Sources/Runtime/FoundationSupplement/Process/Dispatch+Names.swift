import Foundation
import Synchronization

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

/// The label of a queue. Empty for nil, the current queue, because Dispatch keeps that to itself.
// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  QueueLabels.shared.label(queue?.label ?? "")
}

/// C strings that live as long as the process. A label is allocated once.
private final class QueueLabels: Sendable {
  static let shared = QueueLabels()

  private let labels = Mutex<[String: Int]>([:])

  func label(_ text: String) -> UnsafePointer<CChar> {
    let address = labels.withLock { labels in
      if let known = labels[text] { return known }
      let copy = Int(bitPattern: strdup(text))
      labels[text] = copy
      return copy
    }
    guard let label = UnsafePointer<CChar>(bitPattern: address) else {
      preconditionFailure("out of memory")
    }
    return label
  }
}

extension NSObject {
  public class func classForCoder() -> AnyClass { self }
}
