import Testing

@testable import SwiftUI

@Suite struct SmallMapTests {
  /// Up to eight keys are compared, more are hashed.
  @Test(arguments: [0, 1, 8, 9, 40])
  func equalsADictionary(count: Int) {
    var (map, dictionary) = (SmallMap<Int, String>(), [Int: String]())
    for step in 0..<count * 2 {
      let key = step * 7 % max(count, 1)
      map.store("\(step)", for: key)
      dictionary[key] = "\(step)"
    }
    #expect(map.count == dictionary.count)
    for key in -1...count { #expect(map[key] == dictionary[key]) }
  }

  @Test(arguments: [3, 20])
  func changesValuesInPlace(count: Int) {
    var map = SmallMap<Int, [Int]>()
    for step in 0..<count * 3 { map[step % count, default: []].append(step) }
    #expect((0..<count).map { map[$0] } == (0..<count).map { [$0, $0 + count, $0 + 2 * count] })
    #expect(map[count, default: [-1]] == [-1])
  }
}
