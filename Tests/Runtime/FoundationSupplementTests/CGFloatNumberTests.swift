import Foundation
import FoundationSupplement
import Testing

@Suite struct CGFloatNumberTests {
  @Test func convertsNumbers() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(truncating: (7 / 2 as Decimal) as NSNumber) == 3.5)
    #expect(CGFloat(exactly: NSNumber(value: 12)) == 12)
  }
}
