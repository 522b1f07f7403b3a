import Foundation
import HostLink
import ProbeExtension
import Testing

@testable import ExtensionProcess

/// The probe's `Date()` and sleeping under clocks set by the host.
@Suite struct VirtualClockTests {
  private static let instant = Date(timeIntervalSince1970: 1_700_000_000)

  private func entry(_ process: ExtensionProcess, clock: HostClock?) async throws -> TimelineReply {
    let call = HostCall.timeline(
      WidgetRequest(
        kind: "ok", family: .systemSmall, displaySize: LinkSize(width: 158, height: 158)))
    return try await process.timeline(call, clock: clock)
  }

  @Test func launchSetsFrozenClock() async throws {
    let process = try ExtensionProcess(
      ExtensionLaunch(executable: probe, clock: .frozen(Self.instant)))
    for _ in 0..<2 {
      let reply = try await entry(process, clock: nil)
      #expect(reply.entries.map(\.date) == [Self.instant])
      #expect(reply.policy == .atEnd, "Calendar follows the clock")
      #expect(reply.notices == [ExtensionNotice(.note, "slept")], "sleeping does not")
    }
    await process.end()
  }

  @Test func callSetsClock() async throws {
    let process = try ExtensionProcess(ExtensionLaunch(executable: probe))
    let frozen = try await entry(process, clock: .frozen(Self.instant))
    #expect(frozen.entries.map(\.date) == [Self.instant])
    let shifted = try await entry(process, clock: .offset(86_400 * 365))
    let distance = try #require(shifted.entries.first).date.timeIntervalSinceNow
    #expect(abs(distance - 86_400 * 365) < 30)
    #expect(shifted.policy == .atEnd)
    let real = try await entry(process, clock: .real)
    #expect(abs(try #require(real.entries.first).date.timeIntervalSinceNow) < 30)
    await process.end()
  }
}
