/// Random numbers from `lowestValue` to `highestValue`, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  /// Traps, like Apple's, if the lowest value is above the highest.
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    precondition(lowestInclusive <= highestInclusive, "the lowest value is above the highest")
    self.source = source
    lowestValue = lowestInclusive
    highestValue = highestInclusive
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> Self { die(6) }
  open class func d20() -> Self { die(20) }

  private class func die(_ sides: Int) -> Self {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
  }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  open func nextInt(upperBound: Int) -> Int { min(nextInt(), max(lowestValue, upperBound - 1)) }

  open func nextUniform() -> Float {
    guard numberOfPossibleOutcomes > 1 else { return 0 }
    return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }

  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// A bell curve around the middle; 99.7 % of the numbers are within three deviations.
open class GKGaussianDistribution: GKRandomDistribution {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }

  open override func nextInt() -> Int {
    // Box and Muller's transform. A uniform number of 0 has no logarithm.
    let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
    let value = mean + deviation * radius * cos(2 * .pi * source.nextUniform())
    return min(max(Int(value.rounded()), lowestValue), highestValue)
  }
}

/// Returns each number once before it repeats any.
open class GKShuffledDistribution: GKRandomDistribution {
  private var waiting: [Int] = []

  open override func nextInt() -> Int {
    if waiting.isEmpty { waiting = Array(lowestValue...highestValue) }
    return waiting.swapRemove(at: source.nextInt(upperBound: waiting.count))
  }
}

extension [Int] {
  /// Removes an element without keeping the order.
  fileprivate mutating func swapRemove(at index: Int) -> Int {
    swapAt(index, count - 1)
    return removeLast()
  }
}
