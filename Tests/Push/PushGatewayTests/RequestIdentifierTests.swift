import Foundation
import Testing

@testable import PushGateway

@Suite struct RequestIdentifierTests {
  @Test(arguments: [
    "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-4fff-bfff-ffffffffffff",
    "123e4567-e89b-12d3-a456-4266554400a0",
  ])
  func textIsLowercase(text: String) throws {
    #expect(try #require(UUID(uuidString: text)).text == text)
  }

  @Test func randomIdentifierIsVersionFour() {
    let all = (0..<200).map { _ in UUID.random() }
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.uuid.6 >> 4 == 4 && $0.uuid.8 >> 6 == 2 })
    // No other bit is fixed.
    let zeros = all.reduce(UInt8.max) { $0 & $1.uuid.15 }
    let ones = all.reduce(UInt8.min) { $0 | $1.uuid.7 }
    #expect(zeros == 0 && ones == .max)
  }
}
