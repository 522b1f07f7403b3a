import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// What a control shows until its first value arrives, and what is missing for that value.
@Suite struct ControlPreviewTests {
  struct Thrown: Error {}

  /// `previewValue` has the title "Sample fan", the current value "Fan".
  private static let replies: @Sendable (ControlRequest) throws -> ControlReply = { request in
    ControlReply(.toggle(request.isPreview ? "Sample fan" : "Fan", isOn: true), for: request)
  }

  private func fixture(
    holding held: [String] = [],
    _ control: @escaping @Sendable (ControlRequest) throws -> ControlReply = replies
  ) async throws -> HostFixture {
    let fixture = try await HostFixture.withSample { $0.control = control }
    for name in held { fixture.extensions.hold(name) }
    return fixture
  }

  /// Returns once the host has published a state of the control with this title.
  private func wait(for title: String, in fixture: HostFixture) async throws -> ControlState {
    let changes = fixture.host.changes()
    var state = try await fixture.host.controlState("c1")
    if state.title == title { return state }
    for await _ in changes {
      state = try await fixture.host.controlState("c1")
      if state.title == title { break }
    }
    return state
  }

  @Test(arguments: [ControlPlace.lock(.left), .actionButton, nil])
  func previewStandsInUntilValueArrives(place: ControlPlace?) async throws {
    let fixture = try await fixture(holding: ["control"])
    let added = try await fixture.host.addControl(extension: "Sample", kind: "fan", place: place)
    let preview = try await wait(for: "Sample fan", in: fixture)
    #expect(!preview.isLoaded && preview.isOn && preview.value == nil)
    #expect(preview.role == .toggle && preview.version > added.version)
    let shown = try await fixture.host.shownControl("c1")
    // The state of the preview value, in the form of the control's place.
    #expect(shown.face.state == 1 && shown.place == preview.control.place)
    let request = try #require(fixture.extensions.controlRequests.first { $0.isPreview })
    #expect(request.forms.map(\.surface) == [preview.control.place.surface])
    fixture.extensions.release("control")
    await fixture.host.settle()
    let loaded = try await fixture.host.controlState("c1")
    #expect(loaded.isLoaded && loaded.isOn && loaded.title == "Fan" && loaded.value == "On")
    #expect(loaded.version > preview.version)
    #expect(try await fixture.host.shownControl("c1").face.state == 1)
  }

  @Test func previewHasTheConfiguration() async throws {
    let fixture = try await fixture(holding: ["control"])
    try await fixture.host.addControl(
      extension: "Sample", kind: "light", configuration: ["room": .string("Hall")])
    _ = try await wait(for: "Sample fan", in: fixture)
    #expect(
      fixture.extensions.controlRequests.map(\.configuration).allSatisfy {
        $0 == ["room": .string("Hall")]
      })
    fixture.extensions.release("control")
    await fixture.host.settle()
  }

  @Test func failedValueKeepsPreviewAndReportsFailure() async throws {
    let fixture = try await fixture { request in
      guard request.isPreview else { throw Thrown() }
      return try Self.replies(request)
    }
    try await fixture.host.addControl(extension: "Sample", kind: "fan")
    await fixture.host.settle()
    let state = try await fixture.host.controlState("c1")
    #expect(state.title == "Sample fan" && !state.isLoaded && state.failure != nil)
    #expect(try await fixture.host.shownControl("c1").face.state == 1)
    await #expect(throws: HostError.self) { try await fixture.host.pressControl("c1") }
  }

  @Test func failedPreviewShowsNothing() async throws {
    let fixture = try await fixture(holding: ["control"]) { request in
      if request.isPreview { throw Thrown() }
      return try Self.replies(request)
    }
    try await fixture.host.addControl(extension: "Sample", kind: "fan")
    await fixture.extensions.waitForCall("controlPreview")
    await #expect(throws: HostError.self) { try await fixture.host.shownControl("c1") }
    fixture.extensions.release("control")
    await fixture.host.settle()
    #expect(try await fixture.host.controlState("c1").title == "Fan")
  }

  /// `light` has the parameter `room` without a default.
  @Test(
    arguments: [
      ([:], ["room"], ["room"]), ([:], [], []), (["room": .string("Hall")], ["room"], []),
    ] as [([String: ConfigurationValue], [String], [String])])
  func newControlNamesParametersWithoutValue(
    configuration: [String: ConfigurationValue], reported: [String], expected: [String]
  ) async throws {
    let fixture = try await fixture { try Self.replies($0).without(reported) }
    let added = try await fixture.host.addControl(
      extension: "Sample", kind: "light", configuration: configuration)
    #expect(added.unsetParameters == expected)
    await fixture.host.settle()
    #expect(try await fixture.host.controlState("c1").unsetParameters == expected)
    let configured = try await fixture.host.configureControl("c1", ["room": .string("Bath")])
    #expect(configured.unsetParameters == [])
  }

  @Test func silentExtensionCountsAllParametersAsUnset() async throws {
    let fixture = try await fixture { _ in throw Thrown() }
    let added = try await fixture.host.addControl(extension: "Sample", kind: "light")
    #expect(added.unsetParameters == ["room"])
    #expect(
      try await fixture.host.addControl(extension: "Sample", kind: "fan").unsetParameters == [])
  }

  @Test func defaultTextsFollowTheDevicesLanguage() async throws {
    let fixture = try await fixture()
    try await fixture.host.addControl(extension: "Sample", kind: "fan")
    await fixture.host.settle()
    var device = await fixture.host.deviceSettings()
    device.locale = "de_DE"
    try await fixture.host.setDevice(device)
    let state = try await fixture.host.controlState("c1")
    #expect(state.value == "Ein" && state.hint == "Halten, um „Fan“ auszuschalten")
  }
}
