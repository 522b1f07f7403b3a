import Foundation
import SwiftData
import Testing

struct ConfigurationTests {
  @Test(arguments: [("", SwiftDataError.configurationFileNameContainsInvalidCharacters)])
  func badNameIsRejected(name: String, error: SwiftDataError) {
    let configuration = ModelConfiguration(name)
    #expect(throws: error) { try configuration.validate() }
  }
}
