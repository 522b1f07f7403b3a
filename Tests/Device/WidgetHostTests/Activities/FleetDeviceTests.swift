import DeviceFixtures
import Foundation
import Hexadecimal
import HostLink
import PushValues
import Testing

@testable import DeviceEngine
@testable import ExtensionPool
@testable import Fleet

/// A light device of a fleet returns the same verdicts on pushes as a host.
@Suite struct FleetDeviceTests {
  private static let now = noon

  /// The destination of a push.
  enum Target: Sendable { case activity, start, unknown }

  struct Step: Sendable {
    var target = Target.activity
    var push: ActivityPush
    var bundle = "local.vitrine.Sample"
    /// A broadcast on this channel instead of a push to a token.
    var channel: String?
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var steps: [Step]
    var expected: [PushVerdict.Outcome]

    init(_ name: String, _ steps: [Step], _ expected: [PushVerdict.Outcome]) {
      testDescription = name
      self.steps = steps
      self.expected = expected
    }
  }

  private static func update(
    _ state: String? = #"{"n":1}"#, at seconds: Double = 0, priority: Int = 10
  ) -> ActivityPush {
    ActivityPush(
      event: .update, timestamp: now + seconds, contentState: state.map { Data($0.utf8) },
      priority: priority)
  }

  private static func start(type: String = "Trip", alerts: Bool = true) -> ActivityPush {
    ActivityPush(
      event: .start, timestamp: now, contentState: Data("{}".utf8), attributesType: type,
      attributes: Data("{}".utf8),
      alert: alerts ? ActivityAlert(title: "Go", body: "") : nil, wantsToken: true)
  }

  private static func end(at seconds: Double = 0, removes: Bool = false) -> ActivityPush {
    ActivityPush(
      event: .end, timestamp: now + seconds, dismissalDate: removes ? now - 1 : nil)
  }

  static let cases = [
    Case("update", [Step(push: update())], [.delivered]),
    Case(
      "older update", [Step(push: update(at: 5)), Step(push: update(at: 1))],
      [.delivered, .superseded]),
    Case(
      "same second", [Step(push: update(at: 5)), Step(push: update(at: 5))],
      [.delivered, .delivered]),
    Case("end", [Step(push: end()), Step(push: update(at: 1))], [.delivered, .staleToken]),
    Case(
      "removal", [Step(push: end(removes: true)), Step(push: update(at: 1))],
      [.delivered, .staleToken]),
    Case("end twice", [Step(push: end()), Step(push: end(at: 1))], [.delivered, .staleToken]),
    Case(
      "used up budget",
      Array(repeating: Step(push: update()), count: 16)
        + [Step(push: update(priority: 5))],
      Array(repeating: .delivered, count: 15) + [.overBudget, .delivered]),
    Case("without content", [Step(push: update(nil))], [.undecodable]),
    Case("content is a list", [Step(push: update("[1]"))], [.undecodable]),
    Case("content is not JSON", [Step(push: update("nonsense"))], [.undecodable]),
    Case(
      "content of another type", [Step(push: update(#"{"n":"bad"}"#)), Step(push: update())],
      [.undecodable, .delivered]),
    Case(
      "too large", [Step(push: update("{\"n\":\"\(String(repeating: "x", count: 5000))\"}"))],
      [.refused]),
    Case(
      "without event", [Step(push: ActivityPush(event: nil, timestamp: now))], [.eventMissing]),
    Case("unknown token", [Step(target: .unknown, push: update())], [.staleToken]),
    Case("other app", [Step(push: update(), bundle: "com.example")], [.wrongTopic]),
    Case("start with an update token", [Step(push: start())], [.wrongTopic]),
    Case(
      "start", Array(repeating: Step(target: .start, push: start()), count: 4),
      [.delivered, .delivered, .delivered, .refused]),
    Case(
      "start without alert", [Step(target: .start, push: start(alerts: false))], [.undecodable]),
    Case(
      "start of another type", [Step(target: .start, push: start(type: "Else"))],
      [.wrongTopic]),
    Case("update with a start token", [Step(target: .start, push: update())], [.wrongTopic]),
    Case(
      "broadcast",
      [
        Step(push: update(), channel: "abc="), Step(push: update(at: -5), channel: "abc="),
        Step(push: start(), channel: "abc="), Step(push: update(nil), channel: "abc="),
        Step(push: end(at: 1), channel: "abc="), Step(push: update(at: 2), channel: "abc="),
      ], [.delivered, .superseded, .refused, .undecodable, .delivered, .staleToken]),
  ]

  private static let bad = ActivityFailure(
    ExtensionServiceError.failed(
      "Sample", .reported(FailureReport(.undecodableContent, "n: expected Int"))))

  @Test(arguments: cases) func verdictIsThatOfHost(_ test: Case) async throws {
    let fixture = try await HostFixture.withSample {
      $0.activity = { request in
        if String(decoding: request.state, as: UTF8.self).contains("bad") {
          throw ExtensionServiceError.failed(
            "Sample", .reported(FailureReport(.undecodableContent, "n: expected Int")))
        }
        return .text(for: request)
      }
    }
    let host = fixture.host
    guard
      case .pushToStartToken(let start?) = try await host.activity(
        .pushToStartToken(attributesType: "Trip"), of: "Sample")
    else { throw CancellationError() }
    let id = try await fixture.start(.trip(push: .token))
    _ = try await fixture.start(.trip(push: .channel("abc=")))
    let token = try #require(
      Data(hexadecimal: try await host.activityState(id).pushToken ?? ""))
    var scenario = FleetScenario(duration: 1)
    (scenario.activities, scenario.channels, scenario.listens) = (1, 1, 1)
    scenario.attributes = Data(#"{"name":"x"}"#.utf8)
    scenario.contentState = Data(#"{"n":0}"#.utf8)
    var app = FleetApp(
      id: "Sample", bundle: "local.vitrine.Sample", attributesType: "Trip", scenario,
      group: "fleet", seed: 1)
    app.channels = ["abc="]
    var light = FleetDevice(index: 0, of: app, at: Self.now)
    var (verdicts, others): ([PushVerdict], [PushVerdict]) = ([], [])
    for step in test.steps {
      let failure =
        step.push.contentState.map { String(decoding: $0, as: UTF8.self).contains("bad") } == true
        ? Self.bad : nil
      if let channel = step.channel {
        verdicts.append(
          await host.broadcast(step.push, channel: channel, bundle: step.bundle))
        let verdict = light.receive(
          step.push, channel: channel, of: app, failure: failure, at: Self.now)
        others.append(try #require(verdict))
        continue
      }
      let (own, other) =
        switch step.target {
        case .activity: (token, app.token(of: "a1", on: 0))
        case .start: (start, app.startToken(of: 0))
        case .unknown: (Data([1, 2]), Data([1, 2]))
        }
      verdicts.append(await host.push(step.push, to: own, bundle: step.bundle))
      others.append(
        light.receive(
          step.push, to: other, bundle: step.bundle, of: app, failure: failure, at: Self.now))
      // A host draws pictures, and refusals contain the app's name.
      if ![.delivered, .refused].contains(test.expected[verdicts.count - 1]) {
        #expect(others.last?.sentence == verdicts.last?.sentence)
      }
    }
    #expect(verdicts.map(\.outcome) == test.expected)
    #expect(others.map(\.outcome) == test.expected)
    #expect(others.map(\.cause) == verdicts.map(\.cause))
  }
}
