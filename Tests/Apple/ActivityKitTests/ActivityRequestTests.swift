import ActivityKit
import Foundation
import HostLink
import Testing

@Suite struct ActivityRequestTests {
  @Test func requestSendsAttributesAndContent() async throws {
    let host = RecorderActivityHost()
    let stale = Date(timeIntervalSince1970: 1_800_000_000)
    try await withHost(host) {
      let activity = try Activity.request(
        attributes: Ride(line: "M7"),
        content: ActivityContent(
          state: Ride.ContentState(minutes: 3), staleDate: stale, relevanceScore: 7),
        pushType: .token)
      #expect(activity.id == "a1")
      #expect(activity.attributes == Ride(line: "M7"))
      #expect(activity.content.state.minutes == 3)
      #expect(activity.activityState == .active)
      #expect(Activity<Ride>.activities.map(\.id) == ["a1"])
    }
    #expect(
      host.commands.first
        == .start(
          ActivityStart(
            attributesType: "Ride", attributes: Data(#"{"line":"M7"}"#.utf8),
            content: ActivityContentMessage(
              state: Data(#"{"minutes":3}"#.utf8), staleDate: stale, relevanceScore: 7),
            push: .token)))
  }

  @Test func scheduledRequestIsPendingAndSendsAlert() async throws {
    let host = RecorderActivityHost()
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    try await withHost(host) {
      let activity = try Activity.request(
        attributes: Ride(line: "M7"), content: .minutes(3), pushType: .channel("c3R0"),
        style: .transient,
        alertConfiguration: AlertConfiguration(
          title: "Boarding \("M7")", body: "Go", sound: .named("gong.caf")),
        start: start)
      #expect(activity.activityState == .pending)
    }
    guard case .start(let sent)? = host.commands.first else { throw CancellationError() }
    #expect(sent.isTransient)
    #expect(sent.push == .channel("c3R0"))
    #expect(sent.start == start)
    #expect(sent.alert == ActivityAlert(title: "Boarding M7", body: "Go", sound: "gong.caf"))
  }

  @Test func doesNotSendMoreThan4KB() async throws {
    let host = RecorderActivityHost()
    await withHost(host) {
      let line = String(
        repeating: "x", count: 4096 - #"{"line":""}"#.count - #"{"minutes":3}"#.count)
      #expect(throws: Never.self) {
        try Activity.request(attributes: Ride(line: line), content: .minutes(3))
      }
      #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
        try Activity.request(attributes: Ride(line: line + "x"), content: .minutes(3))
      }
    }
    #expect(host.commands.count == 1)
  }

  @Test(arguments: ActivityRefusal.Reason.allCases)
  func throwsErrorForRefusal(reason: ActivityRefusal.Reason) async throws {
    let host = RecorderActivityHost(refusal: ActivityRefusal(reason, "no"))
    await withHost(host) {
      let error = #expect(throws: ActivityAuthorizationError.self) {
        try Activity.request(attributes: Ride(line: "M7"), content: .minutes(3))
      }
      let name =
        switch reason {
        case .unknownActivity: "malformedActivityIdentifier"
        // Only requests of AlarmKit are refused for these.
        case .maximumLimitReached, .invalidAlarm: "unsupported"
        default: reason.rawValue
        }
      #expect(error.map { "\($0)" } == name)
    }
  }

  @Test func allObjectsOfActivityShowUpdate() async throws {
    let host = RecorderActivityHost()
    try await withHost(host) {
      let activity = try Activity.request(attributes: Ride(line: "M7"), content: .minutes(3))
      let other = try #require(Activity<Ride>.activities.first)
      let stamp = Date(timeIntervalSince1970: 1_800_000_000)
      await activity.update(
        .minutes(2),
        alertConfiguration: AlertConfiguration(title: "Soon", body: "Go", sound: .default),
        timestamp: stamp)
      #expect(other.content.state.minutes == 2)
      #expect(
        host.commands.last
          == .update(
            id: "a1",
            ActivityUpdate(
              content: ActivityContentMessage(state: Data(#"{"minutes":2}"#.utf8)),
              alert: ActivityAlert(title: "Soon", body: "Go"), timestamp: stamp)))
      await other.update(.minutes(1))
      #expect(activity.content.state.minutes == 1)
    }
  }

  @Test func endSendsContentAndPolicy() async throws {
    let host = RecorderActivityHost()
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    try await withHost(host) {
      let activity = try Activity.request(attributes: Ride(line: "M7"), content: .minutes(3))
      await activity.end(nil, dismissalPolicy: .after(date))
      #expect(activity.activityState == .ended)
      #expect(activity.content.state.minutes == 3)
      #expect(host.commands.last == .end(id: "a1", ActivityEnd(dismissal: .after(date))))
      await activity.end(.minutes(0), dismissalPolicy: .immediate)
      #expect(activity.activityState == .dismissed)
      #expect(activity.content.state.minutes == 0)
    }
  }

  @Test func dropsTooLargeContentButEndsActivity() async throws {
    struct Note: ActivityAttributes {
      struct ContentState: Codable, Hashable { var text: String }
    }
    let host = RecorderActivityHost()
    try await withHost(host) {
      let long = ActivityContent(
        state: Note.ContentState(text: String(repeating: "x", count: 5000)), staleDate: nil)
      let activity = try Activity.request(
        attributes: Note(),
        content: ActivityContent(state: Note.ContentState(text: "a"), staleDate: nil))
      await activity.update(long)
      #expect(host.commands.count == 1)
      await activity.end(long)
      #expect(host.commands.last == .end(id: "a1", ActivityEnd()))
      #expect(activity.content.state.text == "a")
    }
  }

  @Test func dismissesActivityUnknownToHost() async throws {
    let host = RecorderActivityHost()
    try await withHost(host) {
      let activity = try Activity.request(attributes: Ride(line: "M7"), content: .minutes(3))
      host.forget("a1")
      await activity.update(.minutes(2))
      #expect(activity.activityState == .dismissed)
    }
  }
}

@Suite struct ActivityErrorTests {
  static let all: [ActivityAuthorizationError] = [
    .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded,
    .unsupportedTarget, .visibility, .persistenceFailure, .missingProcessIdentifier, .unentitled,
    .malformedActivityIdentifier, .reconnectNotPermitted,
  ]

  @Test func codesAndTextsAreUnique() {
    #expect(Set(Self.all.map(\.errorCode)).count == Self.all.count)
    #expect(Set(Self.all.map(\.failureReason)).count == Self.all.count)
    for error in Self.all {
      #expect((error as NSError).domain == ActivityAuthorizationError.errorDomain)
      #expect((error as NSError).code == error.errorCode)
      #expect(error.localizedDescription == error.failureReason)
    }
  }
}
