import Foundation
import Testing

@testable import DeviceEngine

@Suite struct HostSettingsTests {
  @Test func aFileReplacesWhatItNames() throws {
    let json = """
      {"budget": {"most": 100, "resetHour": 4.5}, "requests": {"timeline": 3}}
      """
    let settings = try HostSettings(json: Data(json.utf8))
    var expected = HostSettings()
    expected.budget.most = 100
    expected.budget.resetHour = 4.5
    expected.requests.timeline = 3
    #expect(settings == expected)
  }

  @Test func theDefaultsAreValid() throws {
    try HostSettings().validate()
    #expect(try HostSettings(json: Data("{}".utf8)) == HostSettings())
  }

  @Test(arguments: [
    ("[1]", "the settings are not a JSON object: it is another value"),
    ("{\"bugdet\": {}}", "there is no setting \"bugdet\"; there are: activities"),
    ("{\"budget\": {\"mots\": 1}}", "there is no setting \"budget.mots\"; there are: learningDays"),
    ("{\"budget\": 3}", "the setting \"budget\" takes an object of settings"),
    ("{\"budget\": {\"most\": \"many\"}}", "the setting \"budget.most\" takes a whole number"),
    (
      "{\"budget\": {\"most\": 39}}", "the setting \"budget.most\" takes a number from 40 to 100000"
    ),
    (
      "{\"reloads\": {\"significantHours\": [24]}}",
      "the setting \"reloads.significantHours\" takes a number from 0 to 23.9999"
    ),
  ])
  func badFilesAreToldWithPathAndMend(json: String, message: String) {
    #expect {
      try HostSettings(json: Data(json.utf8))
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }
}
