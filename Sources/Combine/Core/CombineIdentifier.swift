import Synchronization

/// Tells streams apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  private static let next = Atomic<UInt64>(1)

  public init() {
    value = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  public init(_ object: AnyObject) {
    // Addresses lie far above the numbers that are counted from one.
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x\(String(value, radix: 16))" }
}

/// A part of a stream that can be told from others.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
