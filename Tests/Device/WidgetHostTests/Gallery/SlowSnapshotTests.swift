import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// What the gallery shows while a snapshot takes long.
@Suite struct SlowSnapshotTests {
  @Test func placeholderIsShownUntilSnapshotArrives() async throws {
    let fixture = try await HostFixture.withSample()
    let host = fixture.host
    fixture.extensions.hold("snapshot")
    async let preview = host.preview(extension: "Sample", kind: "weather", family: .systemSmall)
    await fixture.extensions.waitForCall("snapshot")
    let placeholder = try await host.preview(
      extension: "Sample", kind: "weather", family: .systemSmall, isPlaceholder: true)
    #expect(placeholder.content == .placeholder && placeholder.isRedacted)
    // Other surfaces do not wait for it.
    await host.settle()
    fixture.extensions.release("snapshot")
    #expect(try await preview.content == .snapshot)
    // The placeholder is not stored in its place.
    fixture.extensions.forgetCalls()
    let stored = try await host.preview(
      extension: "Sample", kind: "weather", family: .systemSmall)
    #expect(stored.content == .snapshot && fixture.extensions.calls.isEmpty)
  }
}
