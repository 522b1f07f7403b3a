import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct ControlPressTests {
  @Test func toggleShowsRequestedStateThenActualState() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    let number = try fixture.press("c1")
    #expect(fixture.record("c1").isOn && fixture.record("c1").isPending)
    fixture.perform("c1", number)
    #expect(fixture.record("c1").isOn && fixture.record("c1").isPending)
    fixture.answer(.toggle("Fan", isOn: true))
    #expect(fixture.record("c1").isOn && !fixture.record("c1").isPending)
    #expect(fixture.record("c1").unmetRequest == nil)
  }

  @Test func unmetRequestShowsActualStateAndIsReported() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    fixture.perform("c1", try fixture.press("c1"))
    fixture.answer(.toggle("Fan", isOn: false))
    #expect(!fixture.record("c1").isOn && !fixture.record("c1").isPending)
    #expect(fixture.record("c1").unmetRequest == true)
    #expect(
      fixture.rows.last?.reason
        == "It was switched on, but the provider still returns off, which is shown.")
    try fixture.press("c1")
    #expect(fixture.record("c1").unmetRequest == nil)
  }

  @Test func failedActionRestoresLastValue() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    fixture.perform("c1", try fixture.press("c1"), error: "unplugged")
    #expect(!fixture.record("c1").isOn)
    #expect(fixture.record("c1").failure == "unplugged")
    // The value is requested after every action, also after a failed one.
    fixture.answer()
    #expect(fixture.record("c1").failure == "unplugged")
    try fixture.press("c1")
    #expect(fixture.record("c1").failure == nil)
  }

  @Test func newestRequestedStateIsShownWhileActionsRun() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    let first = try fixture.press("c1", isOn: true)
    let second = try fixture.press("c1", isOn: false)
    let third = try fixture.press("c1", isOn: true)
    #expect(fixture.record("c1").running.map(\.isOn) == [true, false, true])
    fixture.perform("c1", first)
    fixture.answer(.toggle("Fan", isOn: false))
    // Other actions are still running, so the requested state stays.
    #expect(fixture.record("c1").isOn)
    fixture.perform("c1", third)
    fixture.perform("c1", second)
    fixture.answer(.toggle("Fan", isOn: false))
    #expect(fixture.record("c1").isOn)
    fixture.answer(.toggle("Fan", isOn: false))
    #expect(!fixture.record("c1").isOn)
    #expect(fixture.record("c1").unmetRequest == true)
  }

  @Test func failureFallsBackToRunningRequest() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    try fixture.press("c1", isOn: true)
    let second = try fixture.press("c1", isOn: false)
    fixture.perform("c1", second, error: "no")
    #expect(fixture.record("c1").isOn)
  }

  @Test func identicalControlIsUpdatedToo() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    fixture.addLoaded("c2")
    fixture.add("c3", kind: "door")
    fixture.answer()
    fixture.perform("c1", try fixture.press("c1"))
    #expect(fixture.fetches.map { $0.members.map(\.id) } == [["c1", "c2"]])
    fixture.answer(.toggle("Fan", isOn: true))
    #expect(fixture.record("c2").isOn && !fixture.record("c3").isOn)
  }

  @Test func settingCurrentStateDoesNothing() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1")
    #expect(try fixture.press("c1", isOn: false) == nil)
    #expect(fixture.record("c1").running.isEmpty)
  }

  @Test func runningActionsAreLimited() throws {
    var settings = ControlSettings()
    settings.runningActions = 3
    var fixture = ControlEngineFixture(settings: settings)
    fixture.addLoaded("c1", .button("Bell"))
    for _ in 0..<3 { try fixture.press("c1") }
    #expect(throws: HostError.tooManyPresses("c1", limit: 3)) { try fixture.press("c1") }
    fixture.perform("c1", 1)
    try fixture.press("c1")
    #expect(fixture.record("c1").running.map(\.number) == [2, 3, 4])
  }

  @Test(arguments: [
    (IntentAuthentication.alwaysAllowed, false, false, true),
    (.requiresAuthentication, false, false, true),
    (.alwaysAllowed, false, true, true),
    (.requiresAuthentication, false, true, false),
    (.requiresLocalDeviceAuthentication, false, true, false),
    (.alwaysAllowed, true, true, false),
  ])
  func lockedDeviceRequiresAuthentication(
    policy: IntentAuthentication, opensApp: Bool, isLocked: Bool, performs: Bool
  ) throws {
    var fixture = ControlEngineFixture()
    var template = ControlTemplateDescription.toggle("Door")
    template.authentication = policy
    template.opensApp = opensApp
    fixture.addLoaded("c1", template)
    #expect(try (fixture.press("c1", isLocked: isLocked) != nil) == performs)
    #expect(fixture.record("c1").isOn == performs)
  }

  @Test func rejectedPressesExplainWhy() throws {
    var fixture = ControlEngineFixture()
    #expect(throws: HostError.unknownControl("c9")) { try fixture.press("c9") }
    fixture.add("c1")
    #expect(throws: HostError.controlNotLoaded("c1", reason: nil)) { try fixture.press("c1") }
    var template = ControlTemplateDescription.toggle("Fan")
    template.isEnabled = false
    fixture.answer(template)
    #expect(throws: HostError.controlDisabled("c1", title: "Fan")) { try fixture.press("c1") }
    fixture.addLoaded("c2", .button("Bell"))
    #expect(throws: HostError.notAToggle("c2", title: "Bell")) {
      try fixture.press("c2", isOn: true)
    }
  }

  @Test func playingSoundIsNotPending() throws {
    var fixture = ControlEngineFixture()
    var template = ControlTemplateDescription.button("Rain")
    template.playsAudio = true
    fixture.addLoaded("c1", template)
    let first = try fixture.press("c1")
    #expect(!fixture.record("c1").isPending)
    // A press during a sound is performed at once; the new sound replaces it.
    let second = try fixture.press("c1")
    #expect(fixture.record("c1").running.count == 2)
    fixture.perform("c1", first)
    fixture.perform("c1", second)
    #expect(fixture.record("c1").isPending)
  }
}
