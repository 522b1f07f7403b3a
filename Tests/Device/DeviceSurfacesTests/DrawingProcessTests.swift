import DeviceEngine
import Foundation
import HostLink
import Rasterizer
import Synchronization
import Testing
import ViewArchive
import WidgetHost

@testable import DeviceSurfaces

/// Pictures that another process draws, and what happens if it hangs, crashes or grows.
@Suite struct DrawingProcessTests {
  private static let size = LinkSize(width: 158, height: 158)

  /// The program, built into the same folder as the tests.
  private static let program: DrawingProgram = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    let probe = [tests, URL(fileURLWithPath: bundle)]
      .map { $0.deletingLastPathComponent().appendingPathComponent("DrawingProbe").path }
      .first { FileManager.default.fileExists(atPath: $0) }
    return DrawingProgram(
      executable: probe ?? "DrawingProbe", arguments: [],
      environment: ProcessInfo.processInfo.environment)
  }()

  /// Slow machines must not move pictures to the slow lanes.
  private static let limits: PictureService.Limits = {
    var limits = PictureService.Limits()
    limits.quick = DrawingBudget(time: .seconds(10))
    limits.quickPatience = .seconds(2)
    return limits
  }()

  /// Records the processes of a service.
  private final class Processes: Sendable {
    private let all = Mutex<[pid_t]>([])

    var identifiers: [pid_t] { all.withLock { $0 } }

    func add(_ identifier: pid_t) { all.withLock { $0.append(identifier) } }
  }

  private func draw(
    _ shown: ShownArchive, with service: PictureService, scale: Double = 3
  ) async throws -> WidgetPicture {
    try await service.picture(
      of: shown, on: .home, settings: DeviceSettings(), at: SampleWidgets.now, scale: scale)
  }

  private func isGone(_ identifier: pid_t) -> Bool {
    kill(identifier, 0) != 0 && errno == ESRCH
  }

  @Test func drawsTheSameBytesAsInTheHost() async throws {
    let local = try PictureService()
    let remote = try PictureService(program: Self.program)
    for shown in [SampleWidgets.timer(Self.size), SampleWidgets.account(Self.size)] {
      let expected = try await draw(shown, with: local)
      #expect(try await draw(shown, with: remote) == expected)
    }
  }

  @Test func screensAreTheSame() async throws {
    let widget = SurfaceScene.Widget(
      place: .home(page: 0, column: 0, row: 0), family: .systemSmall, title: "Account",
      shown: SampleWidgets.account(Self.size), stack: nil)
    var settings = DeviceSettings()
    settings.look = .tinted
    let scene = SurfaceScene(
      surface: .home, page: 0, pages: 1, settings: settings, now: SampleWidgets.now,
      widgets: [widget])
    let expected = try await PictureService().screen(scene, scale: 1)
    #expect(try await PictureService(program: Self.program).screen(scene, scale: 1) == expected)
  }

  @Test func killedProcessIsReplaced() async throws {
    let processes = Processes()
    var program = Self.program
    program.started = { processes.add($0) }
    let service = try PictureService(limits: Self.limits, program: program)
    let shown = SampleWidgets.account(Self.size)
    let first = try await draw(shown, with: service)
    let process = try #require(processes.identifiers.first)
    // A crash between two pictures is noticed with the next one, which fails.
    kill(process, SIGSEGV)
    await #expect(throws: RasterizerError.stopped(.crashed)) {
      try await draw(shown, with: service, scale: 2)
    }
    #expect(isGone(process))
    let other = try await draw(SampleWidgets.timer(Self.size), with: service)
    #expect(!other.png.isEmpty)
    #expect(processes.identifiers.count == 2)
    // The last good picture is still available.
    #expect(try await draw(shown, with: service) == first)
  }

  @Test func hangingProcessIsKilledWhileOthersDraw() async throws {
    let processes = Processes()
    var limits = Self.limits
    limits.slowPatience = .milliseconds(200)
    var program = Self.program
    program.started = { identifier in
      processes.add(identifier)
      // The second process, of the slow lane, hangs as well.
      if processes.identifiers.count == 2 { kill(identifier, SIGSTOP) }
    }
    let service = try PictureService(limits: limits, program: program)
    let shown = SampleWidgets.account(Self.size)
    _ = try await draw(shown, with: service)
    let process = try #require(processes.identifiers.first)
    kill(process, SIGSTOP)
    let hanging = Task { try await draw(shown, with: service, scale: 2) }
    await #expect(throws: RasterizerError.stopped(.tookLonger(seconds: 0.2))) {
      try await hanging.value
    }
    #expect(processes.identifiers.prefix(2).allSatisfy(isGone))
    #expect(!(try await draw(SampleWidgets.timer(Self.size), with: service)).png.isEmpty)
    // The picture is not tried again at once: no third process of a slow lane was started.
    await #expect(throws: RasterizerError.stopped(.tookLonger(seconds: 0.2))) {
      try await draw(shown, with: service, scale: 2)
    }
    #expect(processes.identifiers.count == 3)
  }

  @Test func expensivePictureIsRefusedByTheProcessItself() async throws {
    var limits = PictureService.Limits()
    limits.quick = DrawingBudget(work: 10, time: .seconds(1))
    limits.slow = limits.quick
    let service = try PictureService(limits: limits, program: Self.program)
    let thrown = await #expect(throws: RasterizerError.self) {
      try await draw(SampleWidgets.account(Self.size), with: service)
    }
    #expect(thrown?.description.hasPrefix("too expensive to draw: ") == true)
  }

  @Test func missingProgramIsReported() async throws {
    let program = DrawingProgram(executable: "/nowhere/vitrine", environment: [:])
    let service = try PictureService(program: program)
    let thrown = await #expect(throws: RasterizerError.self) {
      try await draw(SampleWidgets.account(Self.size), with: service)
    }
    #expect(thrown?.description.contains("could not be started") == true)
  }

  @Test(arguments: [
    (
      RasterizerError.StopReason.crashed,
      "drawing crashed, probably because of an image or a font."
    ),
    (.tookLonger(seconds: 7), "drawing took longer than 7 s and was stopped."),
    (.neededMoreMemory(megabytes: 512), "drawing needed more than 512 MB and was stopped."),
  ])
  func reasonIsSaid(reason: RasterizerError.StopReason, text: String) {
    #expect(RasterizerError.stopped(reason).description.hasPrefix(text))
  }

  /// What crosses the link is what the host has asked for.
  @Test(arguments: [
    DrawingOptions(),
    DrawingOptions(
      scale: 2.5, containerShape: .continuousCorners(radius: 21.5),
      background: .linearGradient(
        [.init(color: .white, location: 0), .init(color: .black, location: 1)], start: .zero,
        end: CGPoint(x: 0, y: 158)),
      showsContainerBackground: false,
      renderingMode: .accented(accent: .white, primary: .black), isLuminanceReduced: true,
      colorFilter: PaintColor(hex: 0xFF3B30), isRedacted: true, isInvalidated: true,
      flippedToggles: [1, 4], pixelLimit: 1234),
    DrawingOptions(containerShape: .capsule, background: .color(.black), renderingMode: .vibrant),
  ])
  func optionsSurviveTheLink(options: DrawingOptions) throws {
    let frame = try HostLinkFrame(try SentOptions(options))
    #expect(try frame.decode(SentOptions.self).options() == options)
  }
}
