import Foundation
import FoundationSupplement
import Testing

/// Sources tell `true` from 1 in JSON by the types of Core Foundation.
@Suite struct CoreFoundationTypeTests {
  @Test(arguments: [("true", true), ("false", true), ("1", false), ("0", false), ("2.5", false)])
  func findsBooleans(json: String, isBoolean: Bool) throws {
    let value = try JSONSerialization.jsonObject(
      with: Data(json.utf8), options: .fragmentsAllowed)
    let number = try #require(value as? NSNumber)
    #expect((CFGetTypeID(number) == CFBooleanGetTypeID()) == isBoolean)
    #expect((CFGetTypeID(number) == CFNumberGetTypeID()) == !isBoolean)
  }

  @Test func otherObjectsAreNoNumbers() {
    #expect(CFGetTypeID(NSString("true")) != CFBooleanGetTypeID())
    #expect(CFGetTypeID(nil) != CFNumberGetTypeID())
  }
}
