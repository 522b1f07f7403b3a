import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine
@testable import WidgetHost

/// Alarms in the host: permission, limits, changes, news and restarts, with recorded extensions.
@Suite struct AlarmHostTests {
  private let alarm = UUID()

  private func request(_ timing: AlarmTiming = AlarmTiming(preAlert: 300)) -> AlarmRequest {
    AlarmRequest(
      id: alarm, attributesType: "AlarmAttributes<Tea>", attributes: Data("{}".utf8),
      timing: timing, alert: ActivityAlert(title: "Tea", body: ""))
  }

  private func fixture(
    describesAlarms: Bool? = true, _ decision: AlarmDecision? = nil
  ) async throws -> HostFixture {
    let fixture = try await HostFixture(bundles: .fake { $0.describesAlarms = describesAlarms })
    try await fixture.install()
    _ = try await fixture.host.changeDevice { $0.alarmAccess["Sample"] = decision }
    return fixture
  }

  private func records(_ answer: ActivityAnswer) -> [AlarmRecord]? {
    if case .alarms(let records) = answer { records } else { nil }
  }

  private func authorization(_ fixture: HostFixture) async throws -> AlarmAuthorization? {
    let answer = try await fixture.host.activity(.authorization, of: "Sample")
    if case .authorization(let authorization) = answer { return authorization.alarms }
    return nil
  }

  @Test(
    arguments: [
      (true, nil, nil, .authorized), (nil, nil, nil, .authorized), (true, .allow, nil, .authorized),
      (true, .deny, .denied, .denied), (false, nil, .unsupportedTarget, .notDetermined),
      (false, .allow, .unsupportedTarget, .authorized),
    ] as [(Bool?, AlarmDecision?, ActivityRefusal.Reason?, AlarmAuthorization)])
  func permissionDecides(
    describesAlarms: Bool?, decision: AlarmDecision?, refusal: ActivityRefusal.Reason?,
    state: AlarmAuthorization
  ) async throws {
    let fixture = try await fixture(describesAlarms: describesAlarms, decision)
    let answer = try await fixture.host.activity(.schedule(request()), of: "Sample")
    #expect(answer.refusal == refusal)
    #expect(try await authorization(fixture) == state)
    #expect(await fixture.host.activityStates().count == (refusal == nil ? 1 : 0))
  }

  /// While a page is open, the user decides, and the app learns the answer.
  @Test(arguments: [(AlarmDecision.allow, AlarmAuthorization.authorized), (.deny, .denied)])
  func openPageAsks(_ decision: AlarmDecision, _ state: AlarmAuthorization) async throws {
    let fixture = try await fixture()
    await fixture.host.setHasOpenPages(true)
    let stream = try await fixture.host.activityNews(of: "Sample")
    _ = try await fixture.host.activity(.requestAlarms, of: "Sample")
    #expect(try await authorization(fixture) == .notDetermined)
    #expect(await fixture.host.deviceSettings().alarmAccess["Sample"] == .ask)
    let early = try await fixture.host.activity(.schedule(request()), of: "Sample")
    #expect(early.refusal == .denied, "the user has not answered")
    _ = try await fixture.host.changeDevice { $0.alarmAccess["Sample"] = decision }
    #expect(try await authorization(fixture) == state)
    let late = try await fixture.host.activity(.schedule(request()), of: "Sample")
    #expect(late.refusal == (decision == .allow ? nil : .denied))
    await fixture.host.stop()
    var states: [AlarmAuthorization] = []
    for await case .authorization(let news) in stream where news.alarms != states.last {
      states.append(news.alarms)
    }
    #expect(states == [.notDetermined, state])
  }

  /// After the page was closed, there is nowhere to ask.
  @Test func closedPageLeavesNoQuestion() async throws {
    let fixture = try await fixture()
    await fixture.host.setHasOpenPages(true)
    _ = try await fixture.host.activity(.requestAlarms, of: "Sample")
    await fixture.host.setHasOpenPages(false)
    #expect(try await fixture.host.activity(.schedule(request()), of: "Sample").refusal == nil)
  }

  @Test func refusesInvalidRequests() async throws {
    let fixture = try await fixture()
    func refusal(_ command: ActivityCommand) async throws -> ActivityRefusal.Reason? {
      try await fixture.host.activity(command, of: "Sample").refusal
    }
    #expect(try await refusal(.changeAlarm(id: alarm, .stop)) == .invalidAlarm)
    #expect(try await refusal(.schedule(request(AlarmTiming(preAlert: -1)))) == .invalidAlarm)
    #expect(try await refusal(.schedule(request())) == nil)
    #expect(try await refusal(.schedule(request())) == .invalidAlarm, "the identifier is in use")
    #expect(try await refusal(.changeAlarm(id: alarm, .resume)) == .invalidAlarm)
    let activity = try #require(await fixture.host.activityStates().first).id.rawValue
    #expect(try await refusal(.end(id: activity, ActivityEnd())) == .unsupported)
    for _ in 1..<HostSettings().activities.maxAlarmsOfApp {
      var other = request()
      other.id = UUID()
      #expect(try await refusal(.schedule(other)) == nil)
    }
    var last = request()
    last.id = UUID()
    #expect(try await refusal(.schedule(last)) == .maximumLimitReached)
    // Alarms leave room for activities.
    #expect(try await refusal(.start(.trip())) == nil)
  }

  @Test func appReceivesEachChange() async throws {
    let fixture = try await fixture()
    let stream = try await fixture.host.activityNews(of: "Sample")
    _ = try await fixture.host.activity(.schedule(request()), of: "Sample")
    _ = try await fixture.host.activity(.changeAlarm(id: alarm, .pause), of: "Sample")
    _ = try await fixture.host.activity(.changeAlarm(id: alarm, .resume), of: "Sample")
    await fixture.advance(to: noon + 300)
    _ = try await fixture.host.activity(.changeAlarm(id: alarm, .stop), of: "Sample")
    await fixture.host.stop()
    var states: [[AlarmStateName]] = []
    for await news in stream {
      if case .alarms(let records) = news { states.append(records.map(\.state)) }
    }
    #expect(states == [[.countdown], [.paused], [.countdown], [.alerting], []])
  }

  @Test func restartedDeviceContinues() async throws {
    let daily = AlarmTiming(
      schedule: .relative(hour: 12, minute: 10, weekdays: Locale.Weekday.allWeek), preAlert: 60)
    let first = try await fixture()
    _ = try await first.host.activity(.schedule(request(daily)), of: "Sample")
    await first.host.stop()
    var states: [AlarmStateName?] = []
    for seconds in [0, 540, 600, 86_400 + 570] {
      let next = try await HostFixture(store: first.store, at: noon + Double(seconds))
      await next.host.settle()
      states.append(await next.host.activityStates().first?.alarm?.state)
      await next.host.stop()
    }
    #expect(states == [.scheduled, .countdown, .alerting, .countdown])
  }

  @Test func swipeStopsAlarm() async throws {
    let fixture = try await fixture()
    _ = try await fixture.host.activity(.schedule(request()), of: "Sample")
    let id = try #require(await fixture.host.activityStates().first).id
    // The permission for Live Activities is another one.
    try await fixture.host.allowActivities(of: "Sample", false)
    #expect(await fixture.host.activityStates().count == 1)
    try await fixture.host.dismissActivity(id)
    let answer = try await fixture.host.activity(.alarms, of: "Sample")
    #expect(records(answer)?.isEmpty == true)
    let rows = try await fixture.host.ledger()
    #expect(rows.last?.reason == "The user stopped it. It was removed.")
  }
}

extension Locale.Weekday {
  fileprivate static let allWeek: [Self] = [
    .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
  ]
}
