import DeviceFixtures
import Foundation
import Hexadecimal
import HostLink
import PushValues
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

/// Pushes, and the verdicts for their senders.
@Suite struct ActivityPushTests {
  private let now = noon

  private func token(_ id: ActivityID, _ fixture: HostFixture) async throws -> Data {
    let text = try #require(try await fixture.host.activityState(id).pushToken)
    return try #require(Data(hexadecimal: text))
  }

  private func update(
    _ state: String = #"{"n":1}"#, at seconds: Double = 0, priority: Int = 10
  ) -> ActivityPush {
    ActivityPush(
      event: .update, timestamp: now + seconds, contentState: Data(state.utf8), priority: priority)
  }

  @Test func tokensAreUniqueAndHave32Bytes() async throws {
    let fixture = try await HostFixture.withSample()
    let first = try await token(try await fixture.start(.trip(push: .token)), fixture)
    let second = try await token(try await fixture.start(.trip(push: .token)), fixture)
    #expect(first.count == 32 && second.count == 32 && first != second)
    let id = try await fixture.start()
    #expect(try await fixture.host.activityState(id).pushToken == nil)
    #expect(
      await fixture.host.pushTokenFacts(first)
        == PushTokenFacts(
          .activityUpdate, extension: "Sample", bundleIdentifier: "local.vitrine.Sample",
          activity: "a1", attributesType: "Trip"))
    #expect(await fixture.host.pushTokenFacts(Data("?".utf8)) == nil)
  }

  @Test func tokenRevisionIgnoresUpdates() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    let ids = [
      try await fixture.start(.trip(push: .token)), try await fixture.start(.trip(push: .token)),
      try await fixture.start(.trip(push: .token)),
    ]
    let first = try await token(ids[0], fixture)
    let initial = host.pushTokenRevision
    #expect(await host.push(update(), to: first).outcome == .delivered)
    #expect(host.pushTokenRevision == initial)
    var latest = initial
    func hasGrown() -> Bool {
      defer { latest = host.pushTokenRevision }
      return host.pushTokenRevision > latest
    }
    let end = ActivityPush(event: .end, timestamp: now)
    #expect(await host.push(end, to: first).outcome == .delivered)
    #expect(hasGrown())
    let removal = ActivityPush(event: .end, timestamp: now, dismissalDate: now - 1)
    #expect(await host.push(removal, to: try await token(ids[1], fixture)).outcome == .delivered)
    #expect(hasGrown())
    try await host.dismissActivity(ids[2])
    #expect(hasGrown())
    try await host.uninstall("Sample")
    #expect(hasGrown())
  }

  @Test func updateIsDeliveredWithPictures() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start(.trip(push: .token))
    let token = try await token(id, fixture)
    let verdict = await fixture.host.push(update(), to: token, bundle: "local.vitrine.Sample")
    #expect(verdict == PushVerdict(.delivered, PushSentences.drawn, activity: id))
    #expect(try await fixture.text(id, .lockScreen) == #"lockScreen {"n":1}"#)
    #expect(await fixture.host.push(update(at: -5), to: token).outcome == .superseded)
    let end = ActivityPush(event: .end, timestamp: now, dismissalDate: now - 1)
    #expect(await fixture.host.push(end, to: token).outcome == .delivered)
    #expect(await fixture.host.push(update(), to: token).outcome == .staleToken)
    #expect(await fixture.host.pushTokenFacts(token)?.isLive == false)
  }

  @Test func mistakesAreReported() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    let id = try await fixture.start(.trip(push: .token))
    let token = try await token(id, fixture)
    func outcome(_ push: ActivityPush, bundle: String? = nil) async -> PushVerdict.Outcome {
      await host.push(push, to: token, bundle: bundle).outcome
    }
    #expect(await host.push(update(), to: Data("other".utf8)).cause == .unknownToken)
    #expect(await outcome(update(), bundle: "com.example.other") == .wrongTopic)
    #expect(await outcome(ActivityPush(event: nil, timestamp: now)) == .eventMissing)
    let incomplete = await host.push(ActivityPush(event: .update, timestamp: now), to: token)
    #expect(incomplete.outcome == .undecodable && incomplete.cause == .incomplete)
    #expect(incomplete.details == .init(keyPath: "aps.content-state", expected: "an object"))
    #expect(await outcome(update("[1]")) == .undecodable)
    #expect(await outcome(update("nonsense")) == .undecodable)
    let start = ActivityPush(
      event: .start, timestamp: now, contentState: Data("{}".utf8), attributesType: "Trip",
      attributes: Data("{}".utf8))
    #expect(await outcome(start) == .wrongTopic)
    #expect(await host.pushWidgets(to: token).outcome == .wrongTopic)
    #expect(await host.pushControls(to: token).outcome == .wrongTopic)
    #expect(
      await outcome(update("{\"n\":\"\(String(repeating: "x", count: 5000))\"}")) == .refused)
    #expect(try await fixture.text(id, .lockScreen) == #"lockScreen {"n":0}"#)
  }

  @Test func undecodableContentIsReportedAndReplaced() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start(.trip(push: .token))
    let token = try await token(id, fixture)
    fixture.extensions.change {
      $0.activity = { request in
        guard !String(decoding: request.state, as: UTF8.self).contains("bad") else {
          throw ExtensionServiceError.failed(
            "Sample",
            .reported(
              FailureReport(
                .undecodableContent, "n: expected Int, found String",
                details: DecodingDetails(
                  keyPath: "n", expected: "a whole number (Int)", found: "\"bad\"",
                  example: #"{"n":1}"#))))
        }
        return .text(for: request)
      }
    }
    var news = try await fixture.host.activityNews(of: "Sample").makeAsyncIterator()
    for _ in 0..<2 { _ = await news.next() }
    let verdict = await fixture.host.push(update(#"{"n":"bad"}"#), to: token)
    #expect(verdict.outcome == .undecodable)
    #expect(verdict.sentence.contains("n: expected Int, found String"))
    #expect(
      verdict.details
        == .init(
          keyPath: "aps.content-state.n", expected: "a whole number (Int)", found: "\"bad\"",
          example: #"{"n":1}"#))
    await fixture.host.settle()
    let state = try await fixture.host.activityState(id)
    #expect(state.content.data == Data(#"{"n":0}"#.utf8))
    #expect(state.failure?.contains("n: expected Int, found String") == true)
    #expect(try await fixture.text(id, .compactLeading) == #"compactLeading {"n":0}"#)
    #expect(await fixture.host.push(update(#"{"n":2}"#), to: token).outcome == .delivered)
    #expect(try await fixture.host.activityState(id).failure == nil)
  }

  @Test func usedUpBudgetIsReported() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start(.trip(push: .token))
    let token = try await token(id, fixture)
    for number in 0..<15 {
      let verdict = await fixture.host.push(update("{\"n\":\(number)}"), to: token)
      #expect(verdict.outcome == .delivered)
    }
    let verdict = await fixture.host.push(update(), to: token)
    #expect(verdict.outcome == .overBudget)
    #expect(verdict.sentence.contains("used up until 12:04"))
    #expect(await fixture.host.push(update(priority: 5), to: token).outcome == .delivered)
    #expect(try await fixture.host.activityState(id).pushesLeft == 0)
  }

  @Test func pushStartsActivity() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    guard
      case .pushToStartToken(let token?) = try await host.activity(
        .pushToStartToken(attributesType: "Trip"), of: "Sample")
    else {
      Issue.record("no token")
      return
    }
    #expect(
      try await host.activity(.pushToStartToken(attributesType: "Trip"), of: "Sample")
        == .pushToStartToken(token))
    var push = ActivityPush(
      event: .start, timestamp: now, contentState: Data("{}".utf8), attributesType: "Trip",
      attributes: Data("{}".utf8), wantsToken: true)
    #expect(await host.push(push, to: token).sentence.contains("aps.alert is missing"))
    push.alert = ActivityAlert(title: "Go", body: "")
    let verdict = await host.push(push, to: token)
    #expect(verdict == PushVerdict(.delivered, PushSentences.drawn, activity: "a1"))
    let state = try await host.activityState("a1")
    #expect(state.pushToken?.count == 64 && state.alert?.count == 1)
    push.attributesType = "Else"
    #expect(await host.push(push, to: token).outcome == .wrongTopic)
    #expect(await host.push(update(), to: token).outcome == .wrongTopic)
    try await host.allowActivities(of: "Sample", false)
    push.attributesType = "Trip"
    #expect(await host.push(push, to: token).outcome == .refused)
    #expect(
      try await host.activity(.pushToStartToken(attributesType: "Else"), of: "Sample")
        == .pushToStartToken(nil))
  }

  @Test func undecodableStartIsRemoved() async throws {
    let fixture = try await HostFixture.withSample {
      $0.activity = { _ in
        throw ExtensionServiceError.failed(
          "Sample", .reported(FailureReport(.undecodableAttributes, "name: missing")))
      }
    }
    guard
      case .pushToStartToken(let token?) = try await fixture.host.activity(
        .pushToStartToken(attributesType: "Trip"), of: "Sample")
    else { return }
    let verdict = await fixture.host.push(
      ActivityPush(
        event: .start, timestamp: now, contentState: Data("{}".utf8), attributesType: "Trip",
        attributes: Data("{}".utf8), alert: ActivityAlert(title: "Go", body: "")), to: token)
    #expect(verdict.outcome == .undecodable)
    #expect(await fixture.host.state().activities == [])
  }

  @Test func broadcastReachesSubscribers() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    let listening = try await fixture.start(.trip(push: .channel("abc=")))
    let other = try await fixture.start(.trip(push: .channel("else")))
    let verdict = await host.broadcast(update(), channel: "abc=", bundle: "local.vitrine.Sample")
    #expect(verdict.outcome == .delivered && verdict.count == 1)
    await host.settle()
    #expect(try await fixture.text(listening, .lockScreen) == #"lockScreen {"n":1}"#)
    #expect(try await fixture.text(other, .lockScreen) == #"lockScreen {"n":0}"#)
    #expect(
      await host.broadcast(update(), channel: "none", bundle: "local.vitrine.Sample").cause
        == .unknownToken)
    #expect(
      await host.broadcast(update(), channel: "abc=", bundle: "com.example").cause
        == .unknownToken)
    let start = ActivityPush(event: .start, timestamp: now)
    #expect(
      await host.broadcast(start, channel: "abc=", bundle: "local.vitrine.Sample").outcome
        == .refused)
  }

  @Test func laterSubscriberCatchesUp() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    var subscriptions = await host.channelSubscriptions().makeAsyncIterator()
    let bundle = "local.vitrine.Sample"
    let id = try await fixture.start(.trip(push: .channel("abc=")))
    #expect(
      await subscriptions.next() == ChannelSubscription(activity: id, channel: "abc="))
    // Older than the activity.
    let kept = update(#"{"n":7}"#, at: -60)
    #expect(await host.catchUp(id, with: kept, bundle: "com.example").outcome == .wrongTopic)
    #expect(await host.catchUp(id, with: kept, bundle: bundle).outcome == .delivered)
    #expect(try await fixture.text(id, .lockScreen) == #"lockScreen {"n":7}"#)
    // Anything received since is newer.
    #expect(await host.catchUp(id, with: kept, bundle: bundle).outcome == .superseded)
    #expect(await host.broadcast(update(), channel: "abc=", bundle: bundle).outcome == .delivered)
    #expect(await host.catchUp("a9", with: kept, bundle: bundle).outcome == .staleToken)
    let alone = try await fixture.start()
    #expect(await host.catchUp(alone, with: kept, bundle: bundle).outcome == .staleToken)
    await host.stop()
    #expect(await subscriptions.next() == nil)
  }

  @Test func tokensContainTheirEnvironment() {
    var source = PushTokenSource.seeded(1)
    #expect(!PushTokenSource.isProductionToken(source.make("a")))
    #expect(source.isOwn(source.make("a")))
    source.isProduction = true
    let token = source.make("a")
    #expect(token.count == 32 && PushTokenSource.isProductionToken(token) && source.isOwn(token))
    #expect(source.make("a") == token && source.make("b") != token)
    source.isProduction = false
    #expect(!source.isOwn(token) && source.make("a") != token)
  }

  @Test func pushesReloadWidgetsAndControls() async throws {
    let fixture = try await HostFixture.withSample { $0.contents = .pushed }
    let host = fixture.host
    try await fixture.place()
    try await host.addControl(extension: "Sample", kind: "fan")
    await host.settle()
    let token = try #require(await host.widgetPushToken(of: "Sample"))
    #expect(await host.pushWidgets(to: token).outcome == .delivered)
    #expect(await host.push(update(), to: token).outcome == .wrongTopic)
    fixture.extensions.forgetCalls()
    let control = try #require(await host.state().controls.first?.pushToken)
    let bytes = try #require(Data(hexadecimal: control))
    #expect(await host.pushControls(to: bytes).outcome == .delivered)
    await host.settle()
    #expect(fixture.extensions.controlRequests.count == 1)
    #expect(await host.pushTokenList().map(\.facts.kind) == [.widgets, .control])
  }
}
