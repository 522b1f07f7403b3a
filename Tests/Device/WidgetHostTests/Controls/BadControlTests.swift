import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// Every failure is shown on the control and in its verdict, and does not affect other controls.
@Suite struct BadControlTests {
  struct Thrown: Error, CustomStringConvertible {
    var description: String
  }

  /// `fan` fails in some way, `door` never.
  private func fixture(
    _ change: @escaping @Sendable (inout RecordedExtensions.Script) -> Void = { _ in }
  ) async throws -> HostFixture {
    let fixture = try await HostFixture.withSample()
    for kind in ["fan", "door"] {
      try await fixture.host.addControl(extension: "Sample", kind: kind)
    }
    await fixture.host.settle()
    fixture.extensions.change(change)
    return fixture
  }

  private func expect(
    _ fixture: HostFixture, failure: String?, verdict: String
  ) async throws {
    let explanation = try await fixture.host.explanation(of: ControlID("c1"))
    if let failure {
      #expect(explanation.control.failure?.contains(failure) == true, "\(explanation.control)")
    }
    #expect(explanation.verdict.contains(verdict), "\(explanation.verdict)")
    let other = try await fixture.host.controlState("c2")
    #expect(other.failure == nil && other.isLoaded && !other.isPending)
    #expect(
      try await fixture.host.explanation(of: ControlID("c2")).verdict.hasPrefix("Up to date."))
  }

  @Test func throwingProviderKeepsLastValue() async throws {
    let fixture = try await fixture { script in
      script.control = { request in
        guard request.kind == "fan" else { return ControlReply(.button("Door"), for: request) }
        throw Thrown(description: "no network")
      }
    }
    await fixture.host.handle(.allControls, from: "Sample")
    await fixture.host.settle()
    try await expect(
      fixture, failure: "no network",
      verdict: "Its value could not be loaded: no network. The last value stays; next attempt at")
    #expect(try await fixture.host.controlState("c1").title == "Fan")
    fixture.extensions.change {
      $0.control = { ControlReply(.toggle("Fan", isOn: true), for: $0) }
    }
    await fixture.advance(to: noon + 30)
    #expect(try await fixture.host.controlState("c1").isOn)
    #expect(try await fixture.host.controlState("c1").failure == nil)
  }

  @Test func hangingProviderBlocksNoOtherControl() async throws {
    let fixture = try await fixture()
    fixture.extensions.hold("control")
    try await fixture.host.reloadControl("c1")
    await fixture.extensions.waitForCall("control", times: 3)
    try await expect(fixture, failure: nil, verdict: "Its value is being requested.")
    // Other controls work meanwhile.
    #expect(try await fixture.host.pressControl("c2") == .performed)
    fixture.extensions.release("control")
    await fixture.host.settle()
    try await expect(fixture, failure: nil, verdict: "Up to date.")
  }

  @Test func incompleteReplyIsFailure() async throws {
    let fixture = try await fixture { script in
      script.control = { request in
        var reply = ControlReply(.toggle("Fan"), for: request)
        if request.kind == "fan" { reply.faces.removeLast() }
        return reply
      }
    }
    try await fixture.host.reloadControl("c1")
    await fixture.host.settle()
    try await expect(fixture, failure: "no face for state 1", verdict: "no face for state 1")
  }

  @Test func throwingActionIsReported() async throws {
    let fixture = try await fixture {
      $0.perform = { _ in PerformReply(error: "the parameter timer has no value") }
    }
    await #expect(throws: HostError.self) { try await fixture.host.pressControl("c1") }
    await fixture.host.settle()
    try await expect(
      fixture, failure: "the parameter timer has no value",
      verdict: "Its last action failed: the parameter timer has no value.")
    #expect(try await !fixture.host.controlState("c1").isOn)
  }

  @Test func unmetRequestIsExplained() async throws {
    let fixture = try await fixture()
    try await fixture.host.setControl("c1", isOn: true)
    await fixture.host.settle()
    #expect(try await !fixture.host.controlState("c1").isOn)
    try await expect(
      fixture, failure: nil,
      verdict:
        "It was last switched on, and its action finished without an error, but the provider "
        + "still returns off")
  }

  @Test func reinstalledExtensionRestoresControls() async throws {
    let fixture = try await fixture()
    try await fixture.host.uninstall("Sample")
    await fixture.host.settle()
    fixture.extensions.forgetCalls()
    for id in ["c1", "c2"] as [ControlID] {
      let explanation = try await fixture.host.explanation(of: id)
      #expect(explanation.control.failure?.contains("Sample is not installed") == true)
      #expect(explanation.verdict.hasPrefix("The extension Sample is not installed"))
      #expect(explanation.control.isLoaded)
      _ = try await fixture.host.shownControl(id)
      await #expect(throws: HostError.self) { try await fixture.host.pressControl(id) }
    }
    await fixture.advance(to: noon + 86_400)
    // A preview may still be on its way: a control that has its value does not wait for it.
    #expect(fixture.extensions.calls.filter { !$0.hasPrefix("controlPreview") }.isEmpty)
    try await fixture.install()
    await fixture.host.settle()
    try await expect(fixture, failure: nil, verdict: "Up to date.")
  }

  @Test func removedKindIsReported() async throws {
    let fixture = try await fixture {
      $0.contents.controls.removeAll { $0.kind == "fan" }
    }
    try await fixture.install(build: "2")
    await fixture.host.settle()
    try await expect(
      fixture, failure: "no longer has the control \"fan\"",
      verdict: "The Sample no longer has the control \"fan\"")
  }

  @Test func outdatedConfigurationIsReported() async throws {
    let issue = ConfigurationIssue(
      parameter: "room", value: .string("Hall"), reason: .noLongerExists)
    let fixture = try await fixture { script in
      script.control = { request in
        var reply = ControlReply(.toggle("Fan"), for: request)
        if request.kind == "fan" { reply.issues = [issue] }
        return reply
      }
    }
    try await fixture.host.reloadControl("c1")
    await fixture.host.settle()
    #expect(try await fixture.host.controlState("c1").issues == [issue])
    try await expect(
      fixture, failure: nil, verdict: "The configured value of \"room\" is ignored")
  }

  private static let nothing = OptionsReply(sections: [])
  private static let rooms = OptionsReply(
    sections: [.init(options: [.init(value: .string("Hall"), title: "Hall")])])

  @Test(arguments: [
    (nil, "No choices for \"room\": the extension's list is empty."),
    ("no answer", "The choices for \"room\" could not be loaded: no answer."),
  ])
  func missingChoicesAreReportedOnce(error: String?, problem: String) async throws {
    let fixture = try await HostFixture.withSample { script in
      let index = script.contents.controls.firstIndex { $0.kind == "light" } ?? 0
      script.contents.controls[index].configuration = .intent(
        name: "LightIntent", title: "Light",
        parameters: [
          ParameterDescription(name: "room", title: "Room", type: .string, isOptional: false)
        ])
      script.options = { _ in
        if let error { throw Thrown(description: error) }
        return Self.nothing
      }
    }
    for kind in ["light", "door"] {
      try await fixture.host.addControl(extension: "Sample", kind: kind)
    }
    await fixture.host.settle()
    let request = OptionsRequest(kind: "light", parameter: "room")
    _ = try? await fixture.host.options(extension: "Sample", request)
    try await expect(fixture, failure: problem, verdict: problem)
    #expect(try await fixture.host.explanation(of: ControlID("c1")).rows.last?.reason == problem)
    // Reported once, and removed when there are choices.
    _ = try? await fixture.host.options(extension: "Sample", request)
    #expect(
      try await fixture.host.explanation(of: ControlID("c1")).rows.count { $0.reason == problem }
        == 1)
    fixture.extensions.change { $0.options = { _ in Self.rooms } }
    _ = try await fixture.host.options(extension: "Sample", request)
    try await expect(fixture, failure: nil, verdict: "Up to date.")
    #expect(try await fixture.host.controlState("c1").failure == nil)
  }

  @Test func emptySearchResultIsNoFailure() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.host.addControl(extension: "Sample", kind: "light")
    await fixture.host.settle()
    let request = OptionsRequest(kind: "light", parameter: "room", search: "attic")
    _ = try await fixture.host.options(extension: "Sample", request)
    #expect(try await fixture.host.controlState("c1").failure == nil)
  }
}
