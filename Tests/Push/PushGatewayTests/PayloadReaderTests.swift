import Foundation
import Testing

@testable import PushGateway

struct PayloadReaderTests {
  private func read(
    _ aps: String
  ) throws -> (LiveActivityPayload?, [PayloadProblem]) {
    var reader = PayloadReader(try ValidatedJSON(Array("{\"aps\": \(aps)}".utf8)))
    let payload = reader.liveActivity()
    return (payload, reader.problems)
  }

  @Test func updateNeedsThreeKeys() throws {
    let (payload, problems) = try read(
      #"{"timestamp": 1700000000, "event": "update", "content-state": {"a": [1.50]}}"#)
    #expect(problems.isEmpty)
    #expect(
      payload
        == LiveActivityPayload(
          event: .update, timestamp: Date(timeIntervalSince1970: 1_700_000_000),
          contentState: Data(#"{"a": [1.50]}"#.utf8)))
  }

  @Test func readsAllKeysOfStart() throws {
    let (payload, problems) = try read(
      """
      {"timestamp": 1700000000, "event": "start", "content-state": {"a": 1},
       "attributes-type": "AdventureAttributes", "attributes": {"hero": "x"},
       "alert": {"title": {"loc-key": "%@ is down", "loc-args": ["Panda"]}, "body": "Use a potion!",
       "sound": "hero.caf"}, "stale-date": 1700000600, "relevance-score": 75.5,
       "input-push-token": 1, "input-push-channel": "dHN0LXNyY2gtY2hubA=="}
      """)
    #expect(problems.isEmpty)
    let start = try #require(payload)
    #expect(start.attributesType == "AdventureAttributes")
    #expect(start.attributes == Data(#"{"hero": "x"}"#.utf8))
    #expect(
      start.alert
        == PushAlert(
          title: .init("%@ is down", isKey: true, arguments: ["Panda"]),
          body: .init("Use a potion!"), sound: "hero.caf"))
    #expect(start.staleDate == Date(timeIntervalSince1970: 1_700_000_600))
    #expect(start.relevanceScore == 75.5)
    #expect(start.inputPushToken)
    #expect(start.inputPushChannel == "dHN0LXNyY2gtY2hubA==")
  }

  @Test func endNeedsNoContentState() throws {
    let (payload, problems) = try read(
      #"{"timestamp": 1700000000, "event": "end", "dismissal-date": 1699999999}"#)
    #expect(problems.isEmpty)
    #expect(payload?.event == .end)
    #expect(payload?.contentState == nil)
    #expect(payload?.dismissalDate == Date(timeIntervalSince1970: 1_699_999_999))
  }

  private static let base = #""timestamp": 1, "event": "update", "content-state": {}"#

  @Test(
    arguments: [
      (#"{"event": "update", "content-state": {}}"#, "aps.timestamp", nil),
      (#"{"timestamp": 1.5, "event": "end"}"#, "aps.timestamp", "the number 1.5"),
      (#"{"timestamp": "1", "event": "end"}"#, "aps.timestamp", "the string \"1\""),
      (
        #"{"timestamp": 1700000000000, "event": "end"}"#, "aps.timestamp",
        "the number 1700000000000"
      ),
      (#"{"timestamp": 1e400, "event": "end"}"#, "aps.timestamp", "the number 1e400"),
      (#"{"timestamp": -1, "event": "end"}"#, "aps.timestamp", "the number -1"),
      (#"{"timestamp": 1, "content-state": {}}"#, "aps.event", nil),
      (#"{"timestamp": 1, "event": "stop"}"#, "aps.event", "the string \"stop\""),
      (#"{"timestamp": 1, "event": null}"#, "aps.event", nil),
      (#"{"timestamp": 1, "event": "update"}"#, "aps.content-state", nil),
      (
        #"{"timestamp": 1, "event": "update", "content-state": []}"#, "aps.content-state",
        "an array"
      ),
      ("{\(base), \"stale-date\": \"x\"}", "aps.stale-date", "the string \"x\""),
      ("{\(base), \"relevance-score\": \"9\"}", "aps.relevance-score", "the string \"9\""),
      ("{\(base), \"alert\": \"Hi\"}", "aps.alert", "the string \"Hi\""),
      ("{\(base), \"alert\": {\"title\": \"a\"}}", "aps.alert.body", nil),
      (
        "{\(base), \"alert\": {\"title\": {\"key\": \"a\"}, \"body\": \"b\"}}", "aps.alert.title",
        "an object"
      ),
      (
        "{\(base), \"alert\": {\"title\": \"a\", \"body\": {\"loc-key\": \"a\", \"loc-args\": [1]}}}",
        "aps.alert.body.loc-args", "an array"
      ),
      ("{\(base), \"input-push-token\": 2}", "aps.input-push-token", "the number 2"),
      ("{\(base), \"input-push-channel\": \"?\"}", "aps.input-push-channel", "the string \"?\""),
    ] as [(String, String, String?)])
  func reportsInvalidKey(aps: String, keyPath: String, found: String?) throws {
    let (payload, problems) = try read(aps)
    #expect(payload == nil)
    let errors = problems.filter(\.isError)
    let first = try #require(errors.first)
    #expect(first.details.keyPath == keyPath)
    #expect(first.details.found == found)
  }

  @Test(arguments: ["attributes-type", "attributes", "alert"])
  func startRequires(key: String) throws {
    let all = [
      "attributes-type": #""A""#, "attributes": "{}", "alert": #"{"title": "a", "body": "b"}"#,
    ]
    let rest = all.filter { $0.key != key }.map { "\"\($0.key)\": \($0.value)" }
    let (payload, problems) = try read(
      #"{"timestamp": 1, "event": "start", "content-state": {}, "#
        + rest.joined(separator: ", ") + "}")
    #expect(payload == nil)
    #expect(problems.map(\.details.keyPath) == ["aps.\(key)"])
  }

  @Test func suggestsMisspelledKey() throws {
    let (_, problems) = try read(#"{"timestamp": 1, "Event": "end"}"#)
    let verdict = try #require(PushVerdict.undecodable(problems))
    #expect(verdict.outcome == .eventMissing)
    #expect(verdict.sentence.contains("has no event"))
    #expect(verdict.sentence.contains("did you mean \"Event\"?"))
  }

  @Test func reportsUnusedKeys() throws {
    let (payload, problems) = try read("{\(Self.base), \"attributes\": {}, \"badge\": 1}")
    #expect(payload != nil)
    #expect(problems.map(\.details.keyPath) == ["aps.attributes", "aps.badge"])
    #expect(PushVerdict.undecodable(problems) == nil)
  }

  @Test(arguments: [
    (#"{"content-changed": true}"#, true), (#"{"content-changed": 1}"#, true),
    (#"{"content-changed": false}"#, false), ("{}", false),
  ])
  func readsContentChanged(aps: String, isChanged: Bool) throws {
    var reader = PayloadReader(try ValidatedJSON(Array("{\"aps\": \(aps)}".utf8)))
    #expect(reader.contentChanged() == isChanged)
    #expect(reader.problems.isEmpty == isChanged)
  }
}
