import Synchronization

/// Identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  private static let next = Atomic<UInt64>(1)

  public init() {
    value = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  public init(_ object: AnyObject) {
    // Addresses cannot collide with the small numbers that `init()` counts.
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x\(String(value, radix: 16))" }
}

/// A type with an identifier for debugging and logging.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
