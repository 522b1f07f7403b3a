import Foundation
import Testing
import WidgetTesting

@Suite struct JSONTests {
  private struct State: Codable, Equatable {
    var stage: Int
    var ride: ClosedRange<Date>
    var note: String?
  }

  @Test func literalsAreJSON() {
    let json: JSON = [
      "aps": ["event": "update", "timestamp": 5, "score": 0.5, "on": true, "none": nil],
      "list": [1, "two"],
    ]
    #expect(
      String(decoding: json.data, as: UTF8.self)
        == #"{"aps":{"event":"update","none":null,"on":true,"score":0.5,"timestamp":5},"#
        + #""list":[1,"two"]}"#)
    #expect(json["aps"]?["event"] == "update")
    #expect(json["aps"]?["event"]?["more"] == nil)
  }

  @Test func valuesOfTheExtensionKeepTheirForm() throws {
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let state = State(stage: 1, ride: start...start + 900)
    let json = try JSON(state)
    #expect(json["ride"] == [.date(start), .date(start + 900)])
    #expect(try JSONDecoder().decode(State.self, from: json.data) == state)
    #expect(try JSON(data: json.data)["stage"] == 1)
    #expect(throws: DecodingError.self) { try JSON(data: Data("{".utf8)) }
  }

  @Test func numbersThatJSONLacksAreTexts() {
    #expect(JSON.number(.infinity).data == Data("\"inf\"".utf8))
  }
}
