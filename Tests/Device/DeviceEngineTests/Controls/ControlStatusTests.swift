import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// When a status text is published: with the value that was requested after the action.
@Suite struct ControlStatusTests {
  /// A control whose value has the end of its state.
  private static func value(
    _ role: ControlTemplateDescription.Role, isOn: Bool = false, ends: String?
  ) -> ControlTemplateDescription {
    var template =
      role == .toggle
      ? ControlTemplateDescription.toggle("Focus", isOn: isOn) : .button("Focus")
    for index in template.states.indices {
      template.states[index].status = ends.map { "Until \($0)" }
    }
    return template
  }

  private func expect(
    _ fixture: ControlEngineFixture, _ status: String?, _ count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let record = fixture.record("c1")
    #expect(record.status == status, sourceLocation: sourceLocation)
    #expect(record.statusCount == count, sourceLocation: sourceLocation)
  }

  @Test(arguments: [ControlTemplateDescription.Role.toggle, .button])
  func statusIsThatOfValueAfterAction(role: ControlTemplateDescription.Role) throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1", Self.value(role, ends: "never"))
    expect(fixture, nil, 0)
    let press = try fixture.press("c1")
    expect(fixture, nil, 0)
    fixture.perform("c1", press)
    expect(fixture, nil, 0)
    fixture.answer(Self.value(role, isOn: true, ends: "nine"))
    expect(fixture, "Until nine", 1)
    let second = try fixture.press("c1")
    // The text of the last action is over.
    expect(fixture, nil, 1)
    fixture.perform("c1", second)
    fixture.answer(Self.value(role, ends: "ten"))
    expect(fixture, "Until ten", 2)
    fixture.perform("c1", try fixture.press("c1"))
    fixture.answer(Self.value(role, ends: nil))
    expect(fixture, nil, 2)
  }

  @Test func statusIsThatOfActualState() throws {
    var fixture = ControlEngineFixture()
    let off = ControlTemplateDescription.toggle("Fan", statuses: ("Resting", "Spinning"))
    fixture.addLoaded("c1", off)
    fixture.perform("c1", try fixture.press("c1"))
    // The provider still returns off.
    fixture.answer(off)
    expect(fixture, "Resting", 1)
  }

  @Test func valueOfRunningActionPublishesNothing() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1", Self.value(.toggle, ends: "never"))
    let first = try fixture.press("c1")
    let second = try fixture.press("c1")
    fixture.perform("c1", first)
    fixture.answer(Self.value(.toggle, isOn: true, ends: "nine"))
    expect(fixture, nil, 0)
    fixture.perform("c1", second)
    fixture.answer(Self.value(.toggle, ends: "ten"))
    expect(fixture, "Until ten", 1)
  }

  @Test func valueOfOlderRequestPublishesNothing() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1", Self.value(.button, ends: "never"))
    // A reload runs when the action returns: its value may be from before.
    fixture.handle(.reloadOne("c1", .push))
    fixture.perform("c1", try fixture.press("c1"))
    fixture.answer(Self.value(.button, ends: "never"))
    expect(fixture, nil, 0)
    fixture.answer(Self.value(.button, ends: "nine"))
    expect(fixture, "Until nine", 1)
  }

  @Test func failedActionPublishesNothing() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1", Self.value(.toggle, ends: "never"))
    fixture.perform("c1", try fixture.press("c1"), error: "unplugged")
    fixture.answer(Self.value(.toggle, ends: "nine"))
    expect(fixture, nil, 0)
  }

  @Test func failedRequestPublishesStatusWithNextValue() throws {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1", Self.value(.button, ends: "never"))
    fixture.perform("c1", try fixture.press("c1"))
    fixture.fail()
    expect(fixture, nil, 0)
    fixture.advance(by: 60)
    fixture.answer(Self.value(.button, ends: "nine"))
    expect(fixture, "Until nine", 1)
  }

  @Test func changeByAppPublishesStatus() {
    var fixture = ControlEngineFixture()
    fixture.addLoaded("c1", Self.value(.toggle, ends: "never"))
    fixture.handle(.reloadOne("c1", .widgetCenter))
    fixture.answer(Self.value(.toggle, isOn: true, ends: "nine"))
    expect(fixture, "Until nine", 1)
    fixture.handle(.reloadOne("c1", .widgetCenter))
    fixture.answer(Self.value(.toggle, isOn: true, ends: "ten"))
    expect(fixture, "Until nine", 1)
  }
}
