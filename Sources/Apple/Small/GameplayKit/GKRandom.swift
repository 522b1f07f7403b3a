@_exported import Foundation

// Compatibility (module): partial | | random sources and distributions; a seed's numbers need not
//   be Apple's

/// A source of random numbers.
public protocol GKRandom: AnyObject {
  /// A number from `Int32.min` to `Int32.max`.
  func nextInt() -> Int
  /// A number from 0 to the bound, exclusive; 0 if the bound is at most 1.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// The generator that a source without a seed uses: that of the system.
///
/// Sources with a seed return the same numbers for the same seed. They implement the published
/// algorithms, and need not return the numbers of Apple's for a seed.
open class GKRandomSource: NSObject, GKRandom {
  public override required init() {}

  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// 32 random bits.
  open func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    let bound = UInt64(upperBound)
    // The values above the last whole multiple of the bound would make small results likelier.
    let limit = UInt64.max - (UInt64.max % bound)
    while true {
      let value = UInt64(nextBits()) << 32 | UInt64(nextBits())
      if value < limit { return Int(value % bound) }
    }
  }

  open func nextUniform() -> Float { Float(nextBits()) / Float(UInt32.max) }

  open func nextBool() -> Bool { nextBits() & 0x8000_0000 != 0 }

  /// Returns the elements in random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in result.indices.dropFirst().reversed() {
      result.swapAt(last, nextInt(upperBound: last + 1))
    }
    return result
  }
}
