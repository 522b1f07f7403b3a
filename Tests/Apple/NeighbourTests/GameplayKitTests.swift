import Foundation
import Testing

@testable import GameplayKit

struct RandomSourceTests {
  @Test func mersenneTwisterReturnsPublishedNumbers() {
    // The first outputs of mt19937-64 for the default seed of the C++ standard.
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    #expect(source.next() == 14_514_284_786_278_117_030)
    #expect(source.next() == 4_620_546_740_167_642_908)
  }

  @Test func arc4ReturnsPublishedKeyStream() {
    // The key stream of the key "Key" begins with EB9F7781.
    #expect(GKARC4RandomSource(seed: Data("Key".utf8)).nextBits() == 0xEB9F_7781)
  }

  @Test func sameSeedReturnsSameNumbers() {
    func numbers(_ source: GKRandomSource) -> [Int] { (0..<20).map { _ in source.nextInt() } }
    #expect(
      numbers(GKLinearCongruentialRandomSource(seed: 1))
        == numbers(GKLinearCongruentialRandomSource(seed: 1)))
    #expect(
      numbers(GKLinearCongruentialRandomSource(seed: 1))
        != numbers(GKLinearCongruentialRandomSource(seed: 2)))
  }

  @Test func boundsAreKept() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    for bound in [-1, 0, 1, 2, 7, Int.max] {
      let number = source.nextInt(upperBound: bound)
      #expect(number >= 0 && number < max(bound, 1))
    }
    #expect((0..<100).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
  }

  @Test func shuffledDistributionReturnsEachNumberOnce() {
    let source = GKMersenneTwisterRandomSource(seed: 3)
    let die = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    for _ in 0..<3 { #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6)) }
  }

  @Test func gaussianDistributionIsDensestInTheMiddle() {
    let source = GKMersenneTwisterRandomSource(seed: 4)
    let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 100)
    let numbers = (0..<1_000).map { _ in bell.nextInt() }
    #expect(numbers.allSatisfy { (0...100).contains($0) })
    #expect(numbers.count { (34...66).contains($0) } > 600)
  }

  @Test func shufflingKeepsElements() {
    let source = GKARC4RandomSource(seed: Data([1]))
    let shuffled = source.arrayByShufflingObjects(in: Array(0..<50)).compactMap { $0 as? Int }
    #expect(shuffled != Array(0..<50))
    #expect(shuffled.sorted() == Array(0..<50))
  }
}
