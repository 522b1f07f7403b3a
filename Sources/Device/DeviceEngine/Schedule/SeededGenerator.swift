import StableHash

/// A random number generator with the same sequence for the same seed on every machine: SplitMix64.
///
/// Source: Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  /// A generator for a name: different names have independent sequences under the same seed.
  public init(seed: UInt64, name: String) {
    self.init(seed: seed ^ StableHash<UInt64>(of: name).value)
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, 1.
  public mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
