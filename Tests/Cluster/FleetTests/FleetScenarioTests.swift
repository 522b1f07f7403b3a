import Foundation
import Testing

@testable import Fleet

@Suite struct FleetScenarioTests {
  private func scenario(_ json: String) throws -> FleetScenario {
    try FleetScenario(json: Data(json.utf8))
  }

  @Test func scenarioIsParsed() throws {
    let read = try scenario(
      """
      {"duration": 60, "activities": 2, "channels": 3, "lateAfter": 0.5, "drain": 5,
       "contentState": {"score": 1},
       "steps": [
         {"at": 0, "connect": {"share": 1, "over": 5}},
         {"at": 10, "push": {"rate": 200, "for": 20, "expires": 600, "collapse": 0.1,
                             "priority": 5, "event": "end"}},
         {"at": 15, "disconnect": {"share": 0.5}},
         {"at": 30, "broadcast": {"channel": 2, "expires": 0}},
         {"at": 40, "slow": {"share": 0.1, "delay": 0.5}}]}
      """)
    var expected = FleetScenario(duration: 60)
    expected.activities = 2
    expected.channels = 3
    expected.listens = 1
    expected.lateAfter = 0.5
    expected.drain = 5
    expected.contentState = Data(#"{"score":1}"#.utf8)
    expected.steps = [
      .init(at: 0, action: .connect(.init(share: 1, over: 5))),
      .init(
        at: 10,
        action: .push(
          .init(
            rate: 200, duration: 20, expires: 600, collapse: 0.1, priority: 5, event: .end))),
      .init(at: 15, action: .disconnect(.init(share: 0.5, over: 0))),
      .init(at: 30, action: .broadcast(.init(channel: 2, expires: 0))),
      .init(at: 40, action: .slow(.init(share: 0.1, delay: 0.5, duration: 20))),
    ]
    #expect(read == expected)
  }

  @Test(arguments: [
    ("{", "the scenario is not JSON"),
    ("[]", "the scenario must be a JSON object with \"duration\" and \"steps\""),
    (#"{"steps": []}"#, "\"duration\" must be a number from 0.1 to 86400"),
    (#"{"duration": 0, "steps": []}"#, "\"duration\" must be a number from 0.1 to 86400"),
    (#"{"duration": 9}"#, "\"steps\" must be a list of steps"),
    (
      #"{"duration": 9, "steps": [], "chanels": 3}"#,
      "unknown name \"chanels\"; available: duration, activities, channels, listens, lateAfter, "
        + "drain, attributes, contentState, steps; did you mean channels?"
    ),
    (
      #"{"duration": 9, "activities": 4, "channels": 2, "listens": 2, "steps": []}"#,
      "\"activities\" plus \"listens\" is 6; an app can have at most 5 activities on a device"
    ),
    (#"{"duration": 9, "steps": [1]}"#, "step 1: must be an object"),
    (
      #"{"duration": 9, "steps": [{"at": 0, "connect": {}}, {"at": 10, "connect": {}}]}"#,
      "step 2: \"at\" must be a number from 0 to 9"
    ),
    (
      #"{"duration": 9, "steps": [{"at": 0}]}"#,
      "step 1: must have \"at\" and one of: connect, disconnect, push, broadcast, slow"
    ),
    (
      #"{"duration": 9, "steps": [{"at": 0, "conect": {}}]}"#,
      "step 1: unknown action \"conect\"; available: connect, disconnect, push, broadcast, slow; "
        + "did you mean connect?"
    ),
    (
      #"{"duration": 9, "steps": [{"at": 0, "connect": {"share": 1.5}}]}"#,
      "step 1: \"share\" must be a number from 0 to 1"
    ),
    (
      #"{"duration": 9, "steps": [{"at": 5, "connect": {"over": 5}}]}"#,
      "step 1: \"over\" must be a number from 0 to 4"
    ),
    (
      #"{"duration": 9, "steps": [{"at": 0, "push": {"rate": 1, "priority": 7}}]}"#,
      "step 1: \"priority\" must be 10, 5 or 1"
    ),
    (
      #"{"duration": 9, "steps": [{"at": 0, "push": {"rate": 1, "event": "begin"}}]}"#,
      "step 1: \"event\" must be \"start\", \"update\" or \"end\""
    ),
    (
      #"{"duration": 9, "steps": [{"at": 0, "push": {"rate": 1, "expire": 7}}]}"#,
      "step 1: unknown name \"expire\"; available: rate, for, expires, collapse, priority, event; "
        + "did you mean expires?"
    ),
    (
      #"{"duration": 9, "steps": [{"at": 0, "broadcast": {}}]}"#,
      "step 1: needs channels; set \"channels\" beside \"steps\""
    ),
    (
      #"{"duration": 9000, "steps": [{"at": 0, "push": {"rate": 1000000}}]}"#,
      "the scenario has 9000000000 pushes; use at most 20000000"
    ),
  ])
  func invalidScenarioIsRejected(json: String, message: String) {
    let error = #expect(throws: FleetScenarioError.self) { try scenario(json) }
    #expect(error?.description == message)
  }
}
