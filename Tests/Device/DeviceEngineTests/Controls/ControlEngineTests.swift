import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct ControlEngineTests {
  // MARK: Values

  @Test func addedControlRequestsValue() {
    var fixture = ControlEngineFixture()
    fixture.add("c1")
    #expect(fixture.fetches.map(\.control.id) == ["c1"])
    #expect(fixture.record("c1").template == nil)
    fixture.answer(.toggle("Fan", isOn: true))
    #expect(fixture.record("c1").isOn)
    #expect(fixture.rows.map(\.outcome) == [.free, .delivered])
  }

  @Test(arguments: [
    ControlEvent.reloadRequested("Sample", kind: "fan", .widgetCenter),
    .reloadRequested("Sample", kind: nil, .widgetCenter), .reloadOne("c1", .push),
    .reloadOne("c1", .person),
  ])
  func reloadRequestsValueAgain(event: ControlEvent) {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    fixture.handle(event)
    #expect(fixture.fetches.count == 1)
    fixture.answer(.toggle("Fan", isOn: true))
    #expect(fixture.record("c1").isOn)
    #expect(fixture.engine.isIdle)
  }

  @Test(arguments: [
    ControlEvent.reloadRequested("Other", kind: nil, .widgetCenter),
    .reloadRequested("Sample", kind: "door", .widgetCenter), .reloadOne("c9", .push),
  ])
  func reloadOfOthersRequestsNothing(event: ControlEvent) {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    fixture.handle(event)
    #expect(fixture.fetches.isEmpty)
  }

  @Test func requestsDuringFetchLeadToOneMore() {
    var fixture = ControlEngineFixture()
    fixture.add("c1")
    for _ in 0..<5 { fixture.handle(.reloadOne("c1", .widgetCenter)) }
    #expect(fixture.fetches.count == 1)
    fixture.answer()
    #expect(fixture.fetches.count == 1)
    fixture.answer(.toggle("Fan", isOn: true))
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.record("c1").isOn)
    #expect(fixture.rows.count { $0.outcome == .coalesced } == 5)
  }

  @Test func newConfigurationDiscardsOldAnswer() {
    var fixture = ControlEngineFixture()
    fixture.add("c1", kind: "light", configuration: ["room": .string("hall")])
    var control = fixture.record("c1").control
    control.configuration = ["room": .string("bath")]
    fixture.handle(.changed(control, fixture.record("c1").form, .configured))
    #expect(
      fixture.fetches.map(\.control.configuration["room"]) == [.string("hall"), .string("bath")])
    fixture.answer(.toggle("Hall", isOn: true))
    #expect(fixture.record("c1").template == nil)
    fixture.answer(.toggle("Bath"))
    #expect(fixture.record("c1").title == "Bath")
  }

  @Test func newSizeRequestsFacesButNewPositionDoesNot() {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    var control = fixture.record("c1").control
    control.place = .controlCenter(position: 7, size: .small)
    fixture.handle(.changed(control, DeviceSettings().controlForm(of: control), .placed))
    #expect(fixture.fetches.isEmpty)
    control.place = .controlCenter(position: 7, size: .large)
    fixture.handle(.changed(control, DeviceSettings().controlForm(of: control), .placed))
    #expect(fixture.fetches.map { $0.forms.map(\.size) } == [[.large]])
  }

  // MARK: Failures

  @Test func failureKeepsValueAndIsRetriedAfterGrowingWaits() {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1", .toggle("Fan", isOn: true))
    fixture.handle(.reloadOne("c1", .push))
    var waits: [Double] = []
    for _ in 0..<5 {
      fixture.fail()
      #expect(fixture.record("c1").isOn)
      #expect(fixture.record("c1").failure == "no network")
      let wait = fixture.engine.nextWake?.timeIntervalSince(fixture.now) ?? 0
      waits.append(wait)
      fixture.advance(by: wait - 1)
      #expect(fixture.fetches.isEmpty)
      fixture.advance(by: 1)
      #expect(fixture.fetches.count == 1)
    }
    #expect(waits == [30, 120, 480, 1920, 3600])
    fixture.answer()
    #expect(fixture.record("c1").failure == nil)
    #expect(fixture.engine.nextWake == nil)
  }

  @Test func userRequestDoesNotWaitForRetry() {
    var fixture = ControlEngineFixture()
    fixture.add("c1")
    fixture.fail()
    fixture.handle(.reloadOne("c1", .person))
    #expect(fixture.fetches.count == 1)
    #expect(fixture.engine.nextWake == nil)
  }

  @Test func heldBackExtensionIsRetriedAtEndOfHoldBack() {
    var fixture = ControlEngineFixture()
    fixture.add("c1")
    let until = fixture.now + 7
    fixture.fail(FetchFailure(message: "crashed", heldBackUntil: until))
    #expect(fixture.engine.nextWake == until)
  }

  @Test func permanentFailureIsNotRetried() {
    var fixture = ControlEngineFixture()
    fixture.add("c1")
    fixture.fail(FetchFailure(message: "unknown kind", isRetryable: false))
    #expect(fixture.engine.nextWake == nil)
    #expect(fixture.record("c1").failure == "unknown kind")
  }

  @Test func failureDoesNotAffectOtherControls() {
    var fixture = ControlEngineFixture()
    fixture.add("c1")
    fixture.add("c2", kind: "door")
    fixture.fail()
    fixture.answer(.button("Door"))
    #expect(fixture.record("c2").title == "Door")
    #expect(fixture.record("c2").failure == nil)
  }

  // MARK: Many

  @Test func concurrentReloadsAreLimited() {
    var settings = ControlSettings()
    settings.fetches = 3
    var fixture = ControlEngineFixture(settings: settings)
    for number in 1...20 {
      fixture.add("c\(number)", kind: "k\(number)")
      fixture.answer()
    }
    fixture.handle(.reloadRequested("Sample", kind: nil, .widgetCenter))
    var requested: [ControlID] = []
    while !fixture.fetches.isEmpty {
      #expect(fixture.fetches.count <= 3)
      requested.append(fixture.fetches[0].control.id)
      fixture.answer()
    }
    #expect(requested == (1...20).map { "c\($0)" })
  }

  @Test func userDoesNotWaitForManyReloads() throws {
    var settings = ControlSettings()
    settings.fetches = 1
    var fixture = ControlEngineFixture(settings: settings)
    for number in 1...5 {
      fixture.add("c\(number)", kind: "k\(number)")
      fixture.answer()
    }
    fixture.handle(.reloadRequested("Sample", kind: nil, .widgetCenter))
    #expect(fixture.fetches.map(\.control.id) == ["c1"])
    fixture.perform("c4", try fixture.press("c4"))
    #expect(fixture.fetches.map(\.control.id) == ["c1", "c4"])
  }

  @Test func identicalControlsShareOneRequest() {
    var fixture = ControlEngineFixture()
    for (number, size) in [ControlSizeName.small, .large, .small].enumerated() {
      fixture.add("c\(number + 1)", size: size)
      fixture.answer()
    }
    fixture.handle(.reloadRequested("Sample", kind: "fan", .widgetCenter))
    #expect(fixture.fetches.map { $0.members.map(\.id) } == [["c1", "c2", "c3"]])
    #expect(fixture.fetches.map { $0.forms.map(\.size) } == [[.small, .large]])
    #expect(fixture.fetches.map { $0.members.map(\.form) } == [[0, 1, 0]])
    fixture.answer(.toggle("Fan", isOn: true))
    #expect(fixture.record("c2").isOn && fixture.record("c3").isOn)
  }

  @Test func answerForRemovedControlIsIgnored() {
    var fixture = ControlEngineFixture()
    fixture.add("c1")
    fixture.engine.remove("c1", at: fixture.now)
    fixture.answer()
    #expect(fixture.engine.isIdle)
    #expect(fixture.engine.records.isEmpty)
  }
}
