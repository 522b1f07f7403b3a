import DeviceEngine
import HostLink
import Testing
import WidgetHost

@Suite struct ResizingTests {
  @Test func resizedWidgetReloadsFreeInItsNewFamily() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    let before = try await fixture.host.explanation(of: id).budget.left
    fixture.extensions.forgetCalls()
    let state = try await fixture.host.resize(id, to: .systemMedium)
    #expect(state.placement.family == .systemMedium && state.shown == .nothing)
    await fixture.host.settle()
    #expect(fixture.extensions.calls.contains("timeline weather"))
    #expect(try await fixture.text(id) == "entry 0")
    let explanation = try await fixture.host.explanation(of: id)
    #expect(explanation.budget.left == before)
    #expect(explanation.rows.contains { $0.cause == .resized && $0.outcome == .free })
  }

  @Test func unsupportedFamilyChangesNothing() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    await #expect(throws: HostError.self) {
      try await fixture.host.resize(id, to: .accessoryInline)
    }
    #expect(try await fixture.host.placementState(id).placement.family == .systemSmall)
  }
}
