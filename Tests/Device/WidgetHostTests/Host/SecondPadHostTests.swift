import DeviceEngine
import DeviceStore
import Foundation
import HostLink
import Testing

/// An iPad beside a phone.
@Suite struct SecondPadHostTests {
  private func place(
    _ fixture: HostFixture, _ family: WidgetFamilyName, at place: WidgetPlace? = nil
  ) async throws -> PlacementID {
    let state = try await fixture.host.place(
      extension: "Sample", kind: "weather", family: family, place: place, on: .pad)
    await fixture.host.settle()
    return state.id
  }

  @Test func widgetIsLaidOutForThePad() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await place(fixture, .systemMedium)
    let state = try await fixture.host.placementState(id)
    #expect(state.placement.place == .home(page: 0, column: 0, row: 0))
    #expect(state.placement.device == .pad)
    #expect(await fixture.host.companionStates.map(\.settings.device) == ["820x1180"])
    #expect(fixture.extensions.requests.last?.displaySize == LinkSize(width: 342, height: 155))
    fixture.extensions.forgetCalls()
    try await fixture.host.changeDevice(.pad) { $0.device = "1024x1366" }
    await fixture.host.settle()
    #expect(fixture.extensions.requests.map(\.displaySize.width) == [378.5])
    // A move to the phone asks for the phone's size.
    fixture.extensions.forgetCalls()
    try await fixture.host.move(.placement(id), to: .home(page: 0, column: 0, row: 0), on: .main)
    await fixture.host.settle()
    #expect(fixture.extensions.requests.map(\.displaySize.width) == [338])
  }

  @Test func looksAndTypeSizesAreThoseOfEachDevice() async throws {
    let fixture = try await HostFixture.withSample()
    let phone = try await fixture.place()
    let pad = try await place(fixture, .systemSmall)
    fixture.extensions.forgetCalls()
    try await fixture.host.changeDevice(.pad) { ($0.colorScheme, $0.typeSize) = (.dark, .xLarge) }
    await fixture.host.settle()
    #expect(fixture.extensions.requests.map(\.environments.first?.typeSize) == [.xLarge])
    #expect(try await fixture.host.shown(pad).appearance == .homeDark)
    #expect(try await fixture.host.shown(phone).appearance == .homeLight)
  }

  /// Both orientations have their own arrangement, also after a restart and a disconnection.
  @Test func turningKeepsAnArrangementForEachOrientation() async throws {
    let store = MemoryStore()
    let first = try await HostFixture(store: store)
    try await first.install()
    let phone = try await first.place(at: .home(page: 0, column: 2, row: 4))
    let corner = WidgetPlace.home(page: 0, column: 3, row: 5)
    let id = try await place(first, .systemSmall, at: corner)
    first.extensions.forgetCalls()
    try await first.host.changeDevice(.pad) { $0.orientation = .landscape }
    await first.host.settle()
    #expect(first.extensions.calls.isEmpty)
    let turned = WidgetPlace.home(page: 0, column: 5, row: 3)
    try await first.host.move(.placement(id), to: turned)
    await first.host.stop()
    let second = try await HostFixture(store: store)
    let host = second.host
    #expect(try await host.placementState(id).placement.place == turned)
    try await host.disconnect(.pad)
    #expect(try await host.placementState(id).placement.place == corner)
    #expect(
      try await host.placementState(id).failure?.hasPrefix("no pad is connected") == true)
    await host.stop()
    let third = try await HostFixture(store: store)
    try await third.host.changeDevice(.pad) { $0.orientation = .landscape }
    #expect(try await third.host.placementState(id).placement.place == turned)
    #expect(try await third.host.placementState(id).failure == nil)
    #expect(
      try await third.host.placementState(phone).placement.place
        == .home(page: 0, column: 2, row: 4))
  }

  @Test func activitiesArePresentedOnItsLockScreen() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.host.changeDevice(.pad) { $0.device = "1024x1366" }
    let id = try await fixture.start()
    await fixture.host.settle()
    let request = try #require(fixture.extensions.activityRequests.last)
    let forms = request.forms.filter { $0.role == .pad }
    #expect(forms.map(\.presentation) == [.lockScreen, .lockScreen, .lockScreen])
    #expect(forms.allSatisfy { $0.width == 500 })
    #expect(request.forms.filter { $0.role == nil } == DeviceSettings().activityForms)
    #expect(try await fixture.host.shownActivity(id, .lockScreen, on: .pad).size.width == 500)
  }

  /// A main device that is an iPad can have another one beside it.
  @Test func padCanAccompanyAPad() async throws {
    let fixture = try await HostFixture.withSample()
    _ = try await fixture.host.changeDevice { $0.device = "744x1133" }
    let main = try await fixture.place("weather", .systemLarge)
    let pad = try await place(fixture, .systemLarge)
    for id in [main, pad] {
      #expect(
        try await fixture.host.placementState(id).placement.place
          == .home(page: 0, column: 0, row: 0))
    }
    #expect(Set(fixture.extensions.requests.map(\.displaySize.width)) == [305.5, 342])
  }

  @Test func rejectsPhonesAndPlacesThatAPadLacks() async throws {
    let fixture = try await HostFixture.withSample()
    await #expect(throws: HostError.self) {
      try await fixture.host.changeDevice(.pad) { $0.device = "393x852" }
    }
    await #expect(throws: HostError.self) {
      _ = try await place(fixture, .systemSmall, at: .standBy(.left))
    }
    #expect(await fixture.host.companionStates.isEmpty)
  }
}
