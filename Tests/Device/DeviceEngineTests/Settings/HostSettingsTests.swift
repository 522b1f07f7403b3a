import Foundation
import Testing

@testable import DeviceEngine

@Suite struct HostSettingsTests {
  @Test func fileOverridesNamedSettings() throws {
    let json = """
      {"budget": {"maxReloads": 100, "resetHour": 4.5}, "requests": {"timeline": 3}}
      """
    let settings = try HostSettings(json: Data(json.utf8))
    var expected = HostSettings()
    expected.budget.maxReloads = 100
    expected.budget.resetHour = 4.5
    expected.requests.timeline = 3
    #expect(settings == expected)
  }

  @Test func defaultsAreValid() throws {
    try HostSettings().validate()
    #expect(try HostSettings(json: Data("{}".utf8)) == HostSettings())
  }

  @Test(arguments: [
    ("[1]", "the settings must be a JSON object: found another type of value"),
    ("{\"bugdet\": {}}", "unknown setting \"bugdet\"; available: activities"),
    ("{\"budget\": {\"mots\": 1}}", "unknown setting \"budget.mots\"; available: learningDays"),
    // A former name.
    (
      "{\"budget\": {\"most\": 100}}",
      "unknown setting \"budget.most\"; available: learningDays, maxReloads, minReloads"
    ),
    (
      "{\"budget\": 3}",
      "invalid value for the setting \"budget\": expected an object of settings"
    ),
    (
      "{\"budget\": {\"maxReloads\": \"many\"}}",
      "invalid value for the setting \"budget.maxReloads\": expected a whole number"
    ),
    (
      "{\"budget\": {\"maxReloads\": 39}}",
      "invalid value for the setting \"budget.maxReloads\": expected a number from 40 to 100000"
    ),
    (
      "{\"reloads\": {\"significantHours\": [24]}}",
      "invalid value for the setting \"reloads.significantHours\": expected a number from 0 to "
        + "23.9999"
    ),
  ])
  func invalidFileReportsPathAndExpectedValue(json: String, message: String) {
    #expect {
      try HostSettings(json: Data(json.utf8))
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }
}
