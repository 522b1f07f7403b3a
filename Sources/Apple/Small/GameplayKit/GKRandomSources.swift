/// The stream cipher ARC4 as a generator.
open class GKARC4RandomSource: GKRandomSource {
  private var state = Array(UInt8.min...UInt8.max)
  private var i: UInt8 = 0
  private var j: UInt8 = 0
  /// The bytes that the generator began with.
  open private(set) var seed: Data

  public required convenience init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }))
  }

  /// An empty seed counts as one zero byte.
  public init(seed: Data) {
    self.seed = seed
    let key = seed.isEmpty ? [0] : [UInt8](seed)
    var place: UInt8 = 0
    for index in state.indices {
      place = place &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(place))
    }
  }

  /// Skips numbers. The first ones depend on the seed more than later ones.
  open func dropValues(_ count: Int) {
    for _ in 0..<max(0, count) { _ = nextBits() }
  }

  open override func nextBits() -> UInt32 {
    (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) }
  }

  private func nextByte() -> UInt8 {
    i &+= 1
    j &+= state[Int(i)]
    state.swapAt(Int(i), Int(j))
    return state[Int(state[Int(i)] &+ state[Int(j)])]
  }
}

/// A linear congruential generator: fast, with low bits that are less random.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  open private(set) var seed: UInt64
  private var state: UInt64

  public required convenience init() {
    self.init(seed: UInt64.random(in: .min ... .max))
  }

  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  open override func nextBits() -> UInt32 {
    // The constants of Knuth's MMIX.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 32)
  }
}

/// The 64-bit Mersenne Twister of Matsumoto and Nishimura.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  private static let length = 312
  private static let middle = 156

  open private(set) var seed: UInt64
  private var state: [UInt64]
  private var index = length

  public required convenience init() {
    self.init(seed: UInt64.random(in: .min ... .max))
  }

  public init(seed: UInt64) {
    self.seed = seed
    state = [seed]
    for place in 1..<UInt64(Self.length) {
      let last = state[Int(place) - 1]
      state.append((last ^ (last >> 62)) &* 6_364_136_223_846_793_005 &+ place)
    }
  }

  /// The next 64 bits.
  func next() -> UInt64 {
    if index == Self.length { twist() }
    var bits = state[index]
    index += 1
    bits ^= (bits >> 29) & 0x5555_5555_5555_5555
    bits ^= (bits << 17) & 0x71D6_7FFF_EDA6_0000
    bits ^= (bits << 37) & 0xFFF7_EEE0_0000_0000
    return bits ^ (bits >> 43)
  }

  open override func nextBits() -> UInt32 { UInt32(truncatingIfNeeded: next() >> 32) }

  private func twist() {
    for place in 0..<Self.length {
      let bits =
        (state[place] & 0xFFFF_FFFF_8000_0000)
        | (state[(place + 1) % Self.length] & 0x7FFF_FFFF)
      state[place] =
        state[(place + Self.middle) % Self.length] ^ (bits >> 1)
        ^ (bits & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0)
    }
    index = 0
  }
}
