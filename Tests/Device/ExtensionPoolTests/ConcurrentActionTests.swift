import ExtensionProcess
import Foundation
import HostLink
import ProbeExtension
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

/// Actions of one extension in its process, after one of them has failed.
@Suite(.serialized) struct ConcurrentActionTests {
  private let place: ProbeBundle

  init() throws {
    place = try ProbeBundle()
  }

  private func pool() -> ExtensionPool {
    ExtensionPool(folders: ExtensionFolders(state: place.state), isTrusted: { _ in true })
  }

  private func perform(_ pool: ExtensionPool, crashes: Bool = false) async throws -> PerformReply {
    let action = IntentAction(identifier: "meet", parameters: Data())
    return try await pool.perform(
      PerformRequest(action: action, newValue: crashes),
      of: InstalledExtension(
        id: "Probe", name: "Probe", bundle: place.bundle, contentHash: "1",
        contents: BundleDescription()),
      clock: .frozen(Date(timeIntervalSince1970: 0)), device: DeviceSettings())
  }

  /// Each action of the probe returns only while a second one runs.
  @Test func actionStartsAtOnceAfterOneHasFailed() async throws {
    let pool = pool()
    await #expect(throws: ExtensionServiceError.self) { try await perform(pool, crashes: true) }
    async let first = perform(pool)
    async let second = perform(pool)
    #expect(try await [first, second] == [PerformReply(), PerformReply()])
    await pool.endAll()
  }

  /// The gallery shows the placeholder meanwhile, so a preview may take as long as a timeline.
  @Test(arguments: [(true, 30.0), (false, 5)])
  func slowPreviewIsAwaited(isPreview: Bool, seconds: Double) async {
    let request = WidgetRequest(
      kind: "slow", family: .systemSmall, displaySize: LinkSize(width: 158, height: 158))
    let limit = await pool().timeLimit(of: .snapshot(request, isPreview: isPreview))
    #expect(limit == .seconds(seconds))
  }
}
