import DeviceFixtures
import Foundation
import Hexadecimal
import HostLink
import Testing

@testable import DeviceEngine
@testable import ExtensionPool
@testable import WidgetHost

/// Activities in the host: starts, updates, ends, permissions and restarts, with recorded
/// extensions.
@Suite struct ActivityHostTests {
  @Test func appStartsUpdatesAndEndsActivity() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    let id = try await fixture.start()
    #expect(id == "a1")
    var state = try await host.activityState(id)
    #expect(state.state == .active && state.island == .compact && state.isLoaded)
    #expect(state.app == "The Sample" && state.isAllowed == nil && state.keylineTint == "FF0000FF")
    #expect(state.content.data == Data(#"{"n":0}"#.utf8))
    #expect(try await fixture.text(id, .lockScreen) == #"lockScreen {"n":0}"#)
    #expect(try await fixture.text(id, .expanded) == #"expanded {"n":0}"#)
    let changes = host.changes()
    try await fixture.update(id, #"{"n":1}"#)
    #expect(try await fixture.text(id, .minimal) == #"minimal {"n":1}"#)
    let newer = try await host.activityState(id)
    #expect(newer.version > state.version)
    let end = ActivityEnd(dismissal: .after(fixture.clock.now + 60))
    _ = try await host.activity(.end(id: id.rawValue, end), of: "Sample")
    state = try await host.activityState(id)
    #expect(state.state == .ended && state.island == .hidden)
    await fixture.advance(to: fixture.clock.now + 60)
    #expect(await host.state().activities == [])
    await #expect(throws: HostError.unknownActivity(id)) { try await host.activityState(id) }
    var reported: [String] = []
    for await change in changes {
      if case .activity(let state) = change { reported.append(state.state.rawValue) }
      if case .activityRemoved(let removed) = change {
        reported.append("removed \(removed)")
        break
      }
    }
    #expect(
      reported.first == "active" && reported.last == "removed a1" && reported.contains("ended"))
  }

  @Test func rejectedRequestsChangeNothing() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    for _ in 0..<5 { try await fixture.start() }
    let before = await host.state().activities
    let sixth = try await host.activity(.start(.trip()), of: "Sample")
    #expect(sixth.refusal == .targetMaximumExceeded)
    let unknown = try await fixture.update("a9", "{}")
    #expect(unknown.refusal == .unknownActivity)
    let large = try await fixture.update("a1", String(repeating: "x", count: 5000))
    #expect(large.refusal == .attributesTooLarge)
    #expect(await host.state().activities == before)
    await #expect(throws: HostError.self) {
      try await host.activity(.authorization, of: "Nobody")
    }
  }

  @Test func appCannotAccessOtherAppsActivities() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    try await host.install(URL(fileURLWithPath: "/bundles/1/Other.vitrine"))
    let id = try await fixture.start()
    let end = try await host.activity(.end(id: id.rawValue, ActivityEnd()), of: "Other")
    #expect(end.refusal == .unknownActivity)
    #expect(
      try await host.activity(.list(attributesType: "Trip"), of: "Other") == .activities([]))
    let own = try await host.activity(.list(attributesType: "Trip"), of: "Sample")
    #expect(own == .activities([try #require(try await record(id, host))]))
  }

  private func record(_ id: ActivityID, _ host: WidgetHost) async throws -> ActivityRecord? {
    guard
      case .activities(let all) = try await host.activity(
        .list(attributesType: "Trip"), of: "Sample")
    else { return nil }
    return all.first { $0.id == id.rawValue }
  }

  @Test func permissionIsStored() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    let id = try await fixture.start()
    #expect(
      try await host.activity(.authorization, of: "Sample")
        == .authorization(
          ActivityAuthorization(areActivitiesEnabled: true, frequentPushesEnabled: false)))
    try await host.allowActivities(of: "Sample", true, frequentPushes: true)
    #expect(try await host.activityState(id).isAllowed == true)
    #expect(try await host.activityState(id).pushesAnHour == 60)
    try await host.allowActivities(of: "Sample", false)
    #expect(await host.state().activities == [])
    let denied = try await host.activity(.start(.trip()), of: "Sample")
    #expect(denied.refusal == .denied)
    let again = try await HostFixture(store: fixture.store, extensions: fixture.extensions)
    let after = try await again.host.activity(.start(.trip()), of: "Sample")
    #expect(after.refusal == .denied)
    try await again.host.allowActivities(of: "Sample", true)
    #expect(try await again.start() == "a2")
    #expect(try await again.host.activityState("a2").pushesAnHour == 60)
  }

  @Test func newsBeginWithCurrentState() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    let id = try await fixture.start()
    var news = try await host.activityNews(of: "Sample").makeAsyncIterator()
    var other = try await host.activityNews(of: "Sample", attributesType: "Else")
      .makeAsyncIterator()
    #expect(states(await news.next()) == "a1 active")
    #expect(await news.next() == .authorization(.init(frequentPushesEnabled: false)))
    try await fixture.update(id, "1")
    #expect(states(await news.next()) == "a1 active")
    try await host.dismissActivity(id)
    #expect(states(await news.next()) == "a1 dismissed")
    try await host.allowActivities(of: "Sample", false)
    let denied = ActivityAuthorization(
      areActivitiesEnabled: false, frequentPushesEnabled: false)
    #expect(await news.next() == .authorization(denied))
    #expect(await other.next() == .authorization(.init(frequentPushesEnabled: false)))
    #expect(await other.next() == .authorization(denied))
    await host.stop()
    #expect(await news.next() == nil)
  }

  private func states(_ news: ActivityNews?) -> String? {
    if case .activity(let record)? = news { "\(record.id) \(record.state.rawValue)" } else { nil }
  }

  @Test func slowReaderIsEnded() async throws {
    var limits = HostLimits()
    limits.unreadChanges = 3
    let fixture = try await HostFixture.withSample(limits: limits)
    let id = try await fixture.start()
    let news = try await fixture.host.activityNews(of: "Sample")
    for number in 0..<20 { try await fixture.update(id, "\(number)") }
    var count = 0
    for await _ in news { count += 1 }
    #expect(count == 5, "two initial news and three more")
  }

  @Test func extensionReceivesNewsInOrder() async throws {
    let fixture = try await HostFixture.withSample()
    fixture.extensions.set(["Sample": ExtensionServiceState(isRunning: true)])
    let id = try await fixture.start()
    for number in 0..<10 { try await fixture.update(id, "\(number)") }
    await fixture.host.waitForActivityNews()
    let contents = fixture.extensions.receivedNews.compactMap { news -> String? in
      if case .activity(let record) = news {
        String(decoding: record.content.state, as: UTF8.self)
      } else {
        nil
      }
    }
    #expect(contents.suffix(10) == (0..<10).map { "\($0)" }[...])
  }

  @Test func intentStartsActivityOverLink() async throws {
    let fixture = try await HostFixture.withSample()
    let answer = await fixture.extensions.listener.answer("Sample", .activity(.start(.trip())))
    guard case .activity(let answer) = answer else {
      Issue.record("unexpected answer")
      return
    }
    #expect(answer.record?.id == "a1")
  }

  @Test func lockingRemovesTransientActivity() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start(.trip(transient: true))
    let other = try await fixture.start()
    var device = await fixture.host.deviceSettings()
    device.isLocked = true
    try await fixture.host.setDevice(device)
    #expect(await fixture.host.state().activities.map(\.id) == [other])
    #expect(try await fixture.host.shownActivity(other, .lockScreen).isRedacted)
    #expect(
      try await fixture.host.newestLedger(limit: 100).last { $0.placement == .activity(id) }?.reason
        == ActivitySentences.transientEnds)
  }

  @Test func appearanceChangesWithoutExtension() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start()
    fixture.extensions.forgetCalls()
    var device = await fixture.host.deviceSettings()
    func appearance() async throws -> Appearance {
      try await fixture.host.shownActivity(id, .lockScreen).appearance
    }
    #expect(try await appearance() == .activityLight)
    device.colorScheme = .dark
    try await fixture.host.setDevice(device)
    #expect(try await appearance() == .activityDark)
    device.isLuminanceReduced = true
    try await fixture.host.setDevice(device)
    #expect(try await appearance() == .activityAlwaysOn)
    #expect(
      try await fixture.host.shownActivity(id, .standBy).presentation == .standBy)
    await fixture.host.settle()
    #expect(fixture.extensions.activityRequests.isEmpty)
    // This phone has no Island and therefore other forms.
    device.device = "390x844"
    try await fixture.host.setDevice(device)
    await fixture.host.settle()
    #expect(fixture.extensions.activityRequests.count == 1)
    #expect(try await fixture.host.activityState(id).island == .hidden)
    #expect(
      try await fixture.host.activityState(id).presentations == [.lockScreen, .standBy, .minimal])
  }

  @Test func presentationsShareEqualForms() {
    var activities = HostedActivities()
    var device = DeviceSettings()
    func storage(_ forms: [ActivityForm]) -> UnsafeRawPointer? {
      forms.withUnsafeBytes { $0.baseAddress }
    }
    let first = activities.forms(of: device)
    #expect(first == device.activityForms)
    #expect(storage(activities.forms(of: device)) == storage(first))
    device.isLocked = true
    #expect(storage(activities.forms(of: device)) == storage(first))
    device.locale = "de_DE"
    #expect(activities.forms(of: device) == device.activityForms)
    #expect(activities.forms(of: device) != first)
  }

  @Test func uninstallRemovesActivities() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.start()
    try await fixture.host.uninstall("Sample")
    #expect(await fixture.host.state().activities == [])
    #expect(try fixture.store.load().activities == [])
  }

  @Test func newBuildRedrawsActivities() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start()
    fixture.extensions.change {
      $0.activity = { request in
        var reply = ActivityReply.text(for: request)
        reply.keylineTint = "00FF00FF"
        return reply
      }
    }
    try await fixture.install(build: "2")
    await fixture.host.settle()
    #expect(try await fixture.host.activityState(id).keylineTint == "00FF00FF")
  }

  @Test func activitiesContinueAfterRestart() async throws {
    let fixture = try await HostFixture.withSample()
    let kept = try await fixture.start(.trip(stale: fixture.clock.now + 60, push: .token))
    let ended = try await fixture.start()
    _ = try await fixture.host.activity(.end(id: ended.rawValue, ActivityEnd()), of: "Sample")
    let gone = try await fixture.start(.trip(push: .token))
    let token = try #require(try await fixture.host.activityState(gone).pushToken)
    try await fixture.host.dismissActivity(gone)
    await fixture.host.settle()
    let before = try await fixture.host.activityState(kept)
    await fixture.host.stop()
    // The last pictures are shown before the extension is asked.
    let again = try await HostFixture(
      store: fixture.store, extensions: fixture.extensions, at: noon + 5 * 3600,
      holding: ["activity"])
    let after = try await again.host.activityState(kept)
    #expect(after.state == .stale && after.isLoaded && after.pushToken == before.pushToken)
    #expect(try await again.text(kept, .lockScreen) == #"lockScreen {"n":0}"#)
    #expect(await again.host.state().activities.map(\.id) == [kept], "the ended one was dismissed")
    let facts = await again.host.pushTokenFacts(try #require(Data(hexadecimal: token)))
    #expect(facts?.isLive == false && facts?.activity == gone)
    fixture.extensions.release("activity")
    await again.host.settle()
    #expect(try await again.text(kept, .lockScreen) == #"lockScreen {"n":0} stale"#)
    #expect(try await again.start() == "a4")
  }

  @Test func invalidRepliesAreFailures() async throws {
    let fixture = try await HostFixture.withSample {
      $0.activity = { request in
        var reply = ActivityReply.text(for: request)
        reply.faces.removeLast()
        return reply
      }
    }
    let id = try await fixture.start()
    let state = try await fixture.host.activityState(id)
    #expect(state.failure == "the extension returned no picture of expanded" && !state.isLoaded)
    await #expect(throws: HostError.self) {
      try await fixture.host.shownActivity(id, .lockScreen)
    }
    fixture.extensions.change {
      $0.activity = { request in
        var reply = ActivityReply.text(for: request)
        reply.faces[0].size.width = .nan
        return reply
      }
    }
    await fixture.advance(to: fixture.clock.now + 30)
    #expect(
      try await fixture.host.activityState(id).failure == "the size of lockScreen is not finite")
  }

  @Test func explanationDescribesState() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start(.trip(stale: fixture.clock.now + 600))
    #expect(
      try await fixture.host.explanation(of: id).verdict
        == "Active. Last update 12:00; stale at 12:10 unless updated. Alone in the Dynamic "
        + "Island. The user has not decided yet whether The Sample may show Live Activities.")
    try await fixture.host.allowActivities(of: "Sample", true)
    await fixture.advance(to: fixture.clock.now + 600)
    let explanation = try await fixture.host.explanation(of: id)
    #expect(
      explanation.verdict
        == "Stale since 12:10. Last update 12:00. Alone in the Dynamic Island.")
    #expect(
      explanation.rows.map(\.reason) == [
        "The app started it. It becomes stale at 12:10.", "New pictures received.",
        "It became stale: its stale date passed without an update.", "New pictures received.",
      ])
  }
}
