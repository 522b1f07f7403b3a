import DeviceEngine
import DeviceSimulation
import Foundation
import HostLink
import Testing

@testable import CommandContext
@testable import Simulations

@Suite struct ScenarioFileTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func scenario(_ text: String) throws -> [ScenarioStep] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenario-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = InstalledExtension(
      id: "Shop", name: "Shop", bundle: file, contentHash: "",
      contents: BundleDescription(activities: [ActivityDescription(attributesType: "Order")]))
    return try ScenarioFile(
      contentsOf: file, dates: DateArgument(now: Self.start, timeZone: .gmt)
    ).scenario([app])
  }

  @Test func parsesStepsInOrder() throws {
    let steps = try scenario(
      """
      [{"at": "+1h", "start": "o", "type": "Order", "attributes": {"n": 1}, "content": {"s": "a"},
        "stale": "+2h", "relevance": 3, "alert": {"title": "T", "body": "B"}},
       {"at": "+90m", "update": "o", "content": {"s": "b"}},
       {"at": "+2h", "end": "o", "dismissal": "immediate"}, {"at": "+3h", "dismiss": "o"}]
      """)
    #expect(steps.map { $0.date.timeIntervalSince(Self.start) } == [3600, 5400, 7200, 10_800])
    guard case .start(let app, let start) = steps[0].action else {
      Issue.record("no start")
      return
    }
    #expect(app.id == "Shop")
    #expect(String(decoding: start.content.state, as: UTF8.self) == #"{"s":"a"}"#)
    #expect(start.content.staleDate == Self.start + 7200)
    #expect(start.content.relevanceScore == 3)
    #expect(start.alert == ActivityAlert(title: "T", body: "B"))
    guard case .end(let end) = steps[2].action else {
      Issue.record("no end")
      return
    }
    #expect(end.dismissal == .immediate && end.content == nil)
  }

  /// The timings of alarms, and the buttons that the user presses.
  @Test(arguments: [
    (#""countdown": 300, "snooze": 60"#, AlarmTiming(preAlert: 300, postAlert: 60)),
    (#""date": "+3h""#, AlarmTiming(schedule: .fixed(start + 10_800))),
    (
      #""time": "07:05", "days": ["mon", "fri"]"#,
      AlarmTiming(schedule: .relative(hour: 7, minute: 5, weekdays: [.monday, .friday]))
    ),
  ])
  func parsesAlarms(_ fields: String, _ timing: AlarmTiming) throws {
    let steps = try scenario(
      """
      [{"at": "+1h", "alarm": "tea", "title": "100% ready", "metadata": {"kind": "Oolong"}, \(fields)},
       {"at": "+2h", "pause": "tea"}, {"at": "+2h", "resume": "tea"}, {"at": "+2h", "repeat": "tea"},
       {"at": "+2h", "stop": "tea"}]
      """)
    guard case .schedule(let app, let request) = steps[0].action else {
      Issue.record("no alarm")
      return
    }
    #expect(app.id == "Shop")
    #expect(request.attributesType == "AlarmAttributes<Metadata>")
    #expect(request.timing == timing)
    #expect(request.secondaryCountsDown == (timing.postAlert != nil))
    #expect(request.alert == ActivityAlert(title: "100% ready", body: ""))
    let buttons = steps.dropFirst().map { step in
      if case .press(let button) = step.action { button } else { nil as AlarmButtonName? }
    }
    #expect(buttons == [.pause, .resume, .secondary, .stop])
  }

  @Test(arguments: [
    ("{}", "expected a list of steps"),
    ("[1]", "step 1: expected a JSON object"),
    (#"[{"at": "+1h"}]"#, "step 1: expected exactly one of \"start\""),
    (#"[{"start": "o", "type": "Order", "content": {}}]"#, "step 1: missing \"at\""),
    (#"[{"at": "soon", "dismiss": "o"}]"#, "step 1: invalid value \"soon\" for at"),
    (#"[{"at": "+1h", "start": "o", "content": {}}]"#, "step 1: missing \"type\""),
    (#"[{"at": "+1h", "start": "o", "type": "Order"}]"#, "step 1: missing \"content\""),
    (#"[{"at": "+1h", "update": "o", "content": 3}]"#, "step 1: \"content\" must be a JSON object"),
    (#"[{"at": "+1h", "dismiss": "o", "wen": 1}]"#, "step 1: unknown key \"wen\""),
    (#"[{"at": "+1h", "dismiss": "o"}]"#, "before starting it"),
    (#"[{"at": "+1h", "stop": "tea"}]"#, "before starting it"),
    (#"[{"at": "+1h", "alarm": "tea"}]"#, "step 1: missing \"title\""),
    (#"[{"at": "+1h", "alarm": "t", "title": "T", "countdown": -1}]"#, "greater than 0"),
    (#"[{"at": "+1h", "alarm": "t", "title": "T", "time": "7"}]"#, "invalid time \"7\""),
    (#"[{"at": "+1h", "alarm": "t", "title": "T", "days": ["mon"]}]"#, "needs a \"time\""),
    (
      #"[{"at": "+1h", "alarm": "t", "title": "T", "time": "07:00", "days": ["monday"]}]"#,
      "invalid day \"monday\""
    ),
    (
      #"[{"at": "+1h", "start": "o", "type": "X", "content": {}}]"#,
      "unknown Live Activity type \"X\" in Shop; available: Order"
    ),
  ])
  func rejectsInvalidFile(text: String, message: String) {
    let error = #expect(throws: ToolError.self) { try scenario(text) }
    #expect(error.map { "\($0)".contains(message) } == true, "\(String(describing: error))")
  }
}
