import DeviceFixtures
import Foundation
import HostLink
import Synchronization
import Testing

@testable import DeviceEngine

/// What the user sees of controls, with recorded extensions.
@Suite struct ControlLifeTests {
  @Test func addedControlShowsValue() async throws {
    let fixture = try await HostFixture.withSample()
    let added = try await fixture.host.addControl(extension: "Sample", kind: "fan")
    #expect(added.id == "c1")
    #expect(!added.isLoaded)
    #expect(added.title == "Fan")
    await fixture.host.settle()
    let state = try await fixture.host.controlState("c1")
    #expect(state.isLoaded)
    #expect((state.title, state.value, state.app) == ("Fan", "Off", "The Sample"))
    #expect(state.hint == "Hold to Turn On “Fan”")
    #expect(state.cell == ControlCell(page: 0, column: 0, row: 3, columns: 1, rows: 1))
    let shown = try await fixture.host.shownControl("c1")
    #expect(String(decoding: shown.face.platter, as: UTF8.self) == "platter small 0")
    #expect(shown.size == LinkSize(width: 64, height: 64))
    #expect(await fixture.host.state().controls == [state])
  }

  @Test func toggleShowsRequestedStateThenActualState() async throws {
    let fixture = try await fanFixture()
    fixture.extensions.hold("perform")
    async let outcome = fixture.host.setControl("c1", isOn: true)
    await fixture.extensions.waitForCall("perform")
    let requested = try await fixture.host.controlState("c1")
    #expect(requested.isOn && requested.isPending)
    #expect(requested.value == "On")
    #expect(
      String(decoding: try await fixture.host.shownControl("c1").face.symbol, as: UTF8.self)
        == "symbol small 1")
    fixture.extensions.release("perform")
    #expect(try await outcome == .performed)
    await fixture.host.settle()
    let settled = try await fixture.host.controlState("c1")
    #expect(settled.isOn && !settled.isPending)
    #expect(fixture.extensions.performed.map(\.newValue) == [true])
    #expect(try await fixture.host.pressControl("c1") == .performed)
    await fixture.host.settle()
    #expect(try await !fixture.host.controlState("c1").isOn)
  }

  /// A host with a fan that stores its state.
  private func fanFixture() async throws -> HostFixture {
    let isOn = SharedFlag()
    let fixture = try await HostFixture.withSample { script in
      script.control = { ControlReply(.toggle("Fan", isOn: isOn.value), for: $0) }
      script.perform = { request in
        isOn.value = request.newValue ?? false
        return PerformReply()
      }
    }
    try await fixture.host.addControl(extension: "Sample", kind: "fan")
    await fixture.host.settle()
    return fixture
  }
}

/// A value that a script's closures share.
final class SharedFlag: Sendable {
  private let state: Mutex<Bool>

  init(_ value: Bool = false) { state = Mutex(value) }

  var value: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
