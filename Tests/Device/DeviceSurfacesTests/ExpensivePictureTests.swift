import DeviceEngine
import Foundation
import HostLink
import Rasterizer
import Synchronization
import Testing
import ViewArchive
import WidgetHost

@testable import DeviceSurfaces

@Suite struct ExpensivePictureTests {
  private let size = LinkSize(width: 158, height: 158)

  /// A widget whose drawing takes minutes.
  private var expensive: ShownArchive {
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let discs = (0..<3000).map { index in
      ArchiveNode(
        kind: "Shape", frame: bounds.offsetBy(dx: Double(index) / 100, dy: 0),
        content: .fill(ArchivePath(rect: bounds), .color(.black), evenOdd: false),
        effects: [.blur(radius: 7 + Double(index) / 1e4, opaque: false)])
    }
    return SampleWidgets.shown(discs, size, family: .systemSmall, Appearance())
  }

  private func limits(slow: Duration) -> PictureService.Limits {
    var limits = PictureService.Limits()
    limits.slow = DrawingBudget(work: .infinity, time: slow)
    return limits
  }

  private func draw(_ shown: ShownArchive, with service: PictureService) async throws {
    _ = try await service.picture(
      of: shown, on: .home, settings: DeviceSettings(), at: SampleWidgets.now, scale: 3)
  }

  @Test func otherPicturesDoNotWait() async throws {
    let service = try PictureService(limits: limits(slow: .seconds(2)))
    let expensive = expensive
    let isOver = Mutex(false)
    let slow = Task {
      defer { isOver.withLock { $0 = true } }
      try await draw(expensive, with: service)
    }
    // The quick lane gives the expensive picture up after 0.15 s.
    try await draw(SampleWidgets.timer(size), with: service)
    try await draw(SampleWidgets.account(size), with: service)
    #expect(!isOver.withLock { $0 })
    await #expect(throws: RasterizerError.tooExpensive(count: 3000, of: "blurs")) {
      try await slow.value
    }
  }

  @Test func refusedPictureIsReportedAndNotDrawnAgain() async throws {
    let reported = Mutex<[String]>([])
    var limits = limits(slow: .seconds(1))
    limits.slowLanes = 1
    let service = try PictureService(limits: limits) { notice in
      reported.withLock { $0.append(notice) }
    }
    await #expect(throws: RasterizerError.self) { try await draw(expensive, with: service) }
    let start = ContinuousClock.now
    for _ in 0..<10 {
      await #expect(throws: RasterizerError.self) { try await draw(expensive, with: service) }
    }
    // Each refusal also sends the archive, which takes tenths of a second on a busy machine.
    #expect(ContinuousClock.now - start < .seconds(10), "10 drawings would take more than 10 s")
    let notices = Set(reported.withLock { $0 })
    #expect(notices.count == 1)
    #expect(
      notices.first?.hasPrefix("A picture is too expensive to draw: 3,000 blurs.") == true)
  }

  @Test func screenIsDrawnWithoutExpensiveWidget() async throws {
    let service = try PictureService(limits: limits(slow: .milliseconds(200)))
    let widget = SurfaceScene.Widget(
      place: .home(page: 0, column: 0, row: 0), family: .systemSmall, title: "Heavy",
      shown: expensive, stack: nil)
    let scene = SurfaceScene(
      surface: .home, page: 0, pages: 1, settings: DeviceSettings(), now: SampleWidgets.now,
      widgets: [widget])
    #expect(try await service.screen(scene, scale: 1).count > 1000)
  }
}
