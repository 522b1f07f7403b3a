import DeviceEngine
import Foundation
import HostLink
import Rasterizer
import Synchronization
import TextEngine
import ViewArchive
import WidgetHost

/// Draws the archives that the host shows, so that expensive ones do not delay the others.
///
/// ```swift
/// let service = try PictureService()
/// let shown = try await host.shown("p1", appearance: nil)
/// let picture = try await service.picture(
///   of: shown, on: .home, settings: settings, at: now, scale: 2)
/// ```
/// Every picture begins on the quick lane, whose budget is short. One that exceeds it is drawn on
/// a slow lane, and begins there from then on. A picture that exceeds the slow lane's budget, too,
/// fails with `RasterizerError.tooExpensive`.
///
/// With a `DrawingProgram`, each lane draws in its own process. One that exceeds its time or
/// memory, or crashes, is replaced; the picture fails with `RasterizerError.stopped`.
package final class PictureService: Sendable {
  /// The budgets of the lanes.
  package struct Limits: Sendable {
    /// The budget of the lane that each picture is drawn in first.
    package var quick = DrawingBudget(time: .milliseconds(150))
    /// The budget of the lanes for pictures that exceed `quick`.
    package var slow = DrawingBudget(time: .seconds(5))
    package var slowLanes = 2
    /// The time after which a lane's process is killed. It is longer than the budget's, because an
    /// operation that has begun is completed.
    package var quickPatience = Duration.seconds(1)
    package var slowPatience = Duration.seconds(7)
    /// The time after which the process of a slow lane without work ends.
    package var slowIdle = Duration.seconds(30)

    package init() {}
  }

  private struct State {
    /// Archives that exceeded the quick lane's budget.
    var expensive = RecentlyUsed<Data, RasterizerError>(capacity: 64)
    /// Created when they are needed.
    var slow: [(lane: PictureLane, waiting: Int)] = []
  }

  private let limits: Limits
  private let quick: PictureLane
  private let state = Mutex(State())
  private let program: DrawingProgram?
  private let report: @Sendable (String) -> Void

  /// Creates a service with the fonts that come with the tool. Throws `TextEngineError`.
  ///
  /// - Parameters:
  ///   - program: Draws archives in separate processes; nil draws them in this process.
  ///   - report: Receives the rasterizer's notices, each once for each lane.
  package init(
    limits: Limits = Limits(), program: DrawingProgram? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    self.limits = limits
    self.program = program
    self.report = report
    let process = program.map {
      DrawingProcess($0, budget: limits.quick, patience: limits.quickPatience)
    }
    quick = try PictureLane(budget: limits.quick, process: process, report: report)
  }

  /// Draws a widget, and describes its elements and its next change.
  ///
  /// - Parameters:
  ///   - instant: The device's time, which timers and progress show.
  ///   - scale: Pixels per point of the widget's layout, 0.25…16.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  package func picture(
    of shown: ShownArchive, on surface: SurfaceName, settings: DeviceSettings,
    at instant: Date, scale: Double
  ) async throws -> WidgetPicture {
    try await draw(shown.archive) {
      try $0.picture(of: shown, on: surface, settings: settings, at: instant, scale: scale)
    }
  }

  /// Draws an archive that is on no surface, such as that of a preview, and describes its elements.
  ///
  /// - Parameters:
  ///   - look: With the picture's scale.
  ///   - instant: The device's time, which timers and progress show.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  package func picture(
    of archive: Data, look: WidgetLook, at instant: Date
  ) async throws -> WidgetPicture {
    try await draw(archive) { try $0.picture(of: archive, look: look, at: instant) }
  }

  /// Draws one presentation of an activity on a clear background. The surface adds shape and
  /// colour.
  ///
  /// - Parameters:
  ///   - instant: The device's time, which timers show.
  ///   - scale: Pixels per point of the presentation's layout, 0.25…16.
  ///   - isLocked: Whether buttons are reported as disabled.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  package func picture(
    of shown: ShownActivity, at instant: Date, scale: Double, isLocked: Bool
  ) async throws -> WidgetPicture {
    try await draw(shown.archive) {
      try $0.picture(of: shown, at: instant, scale: scale, isLocked: isLocked)
    }
  }

  /// Draws a control's platter and, separately, its symbol.
  ///
  /// - Parameters:
  ///   - instant: The device's time.
  ///   - scale: Pixels per point, 0.25…16.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  package func picture(
    of shown: ShownControl, at instant: Date, scale: Double
  ) async throws -> WidgetPicture {
    try await draw(shown.face.platter) { try $0.picture(of: shown, at: instant, scale: scale) }
  }

  /// Draws a control with its symbol into one file, for galleries. Throws `ArchiveError`,
  /// `RasterizerError`.
  package func composedPicture(
    of shown: ShownControl, at instant: Date, scale: Double
  ) async throws -> WidgetPicture {
    try await draw(shown.face.platter) {
      try $0.composedPicture(of: shown, at: instant, scale: scale)
    }
  }

  /// Draws the window of the app in front, without the status bar.
  ///
  /// - Parameters:
  ///   - instant: The device's time, which timers show.
  ///   - scale: Pixels per point, 0.25…16.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  package func picture(
    of shown: ShownScreen, at instant: Date, scale: Double
  ) async throws -> WidgetPicture {
    try await draw(shown.archive) { try $0.picture(of: shown, at: instant, scale: scale) }
  }

  /// Draws a whole screen as a PNG file, on a slow lane. Round screen corners are transparent. A
  /// widget that is too expensive to draw is left empty. Throws `SurfaceError`, `ArchiveError`,
  /// `RasterizerError`.
  ///
  /// - Parameter scale: Pixels per point, 0.25…4; nil uses the device's scale.
  package func screen(_ scene: SurfaceScene, scale: Double? = nil) async throws -> Data {
    try await drawSlowly { try $0.screen(scene, scale: scale) }
  }

  /// A picture file that the user has chosen as a wallpaper, as a JPEG file of limited size. Throws
  /// an error that says why the file cannot be decoded.
  package func wallpaper(from file: Data) async throws -> Data {
    try await drawSlowly { try $0.wallpaper(from: file) }
  }

  /// Draws a surface of a companion as a PNG file; see `screen(_:scale:)`.
  package func screen(_ scene: CompanionScene, scale: Double? = nil) async throws -> Data {
    try await drawSlowly { try $0.screen(scene, scale: scale) }
  }

  /// Draws a surface of a companion for a page, on a slow lane. Throws `SurfaceError`,
  /// `ArchiveError`, `RasterizerError`.
  ///
  /// - Parameter scale: Pixels per point, 0.25…4.
  package func picture(of scene: CompanionScene, scale: Double) async throws -> WidgetPicture {
    try await drawSlowly { try $0.picture(of: scene, scale: scale) }
  }

  /// Draws a surface of an iPad beside the main device, like the other `picture(of:scale:)`.
  package func picture(of scene: SurfaceScene, scale: Double) async throws -> WidgetPicture {
    try await drawSlowly { try $0.picture(of: scene, scale: scale) }
  }

  /// What a surface of a companion shows, and where. Throws `SurfaceError`.
  package func contents(of scene: CompanionScene) async throws -> SurfaceContents {
    try await drawSlowly { try $0.contents(of: scene) }
  }

  /// What a surface of an iPad beside the main device shows. Throws like `contents(of:)`.
  package func contents(of scene: SurfaceScene) async throws -> SurfaceContents {
    try await drawSlowly { try $0.contents(of: scene) }
  }

  /// What assistive technology reads on a whole screen of the main device. Throws like
  /// `contents(of:)`.
  package func elements(
    of scene: SurfaceScene, in state: HostState
  ) async throws -> ScreenElements {
    try await drawSlowly { try $0.elements(of: scene, in: state) }
  }

  private func draw<Result: Sendable>(
    _ archive: Data, _ body: @Sendable (isolated PictureLane) throws -> Result
  ) async throws -> Result {
    if state.withLock({ $0.expensive.value(for: archive) }) == nil {
      do {
        return try await quick.run { lane in
          // An equal picture may have been given up while this one waited.
          if let error = self.state.withLock({ $0.expensive.value(for: archive) }) { throw error }
          return try body(lane)
        }
      } catch let error as RasterizerError {
        guard error.deservesSlowLane else { throw error }
        state.withLock { $0.expensive.insert(error, for: archive) }
      }
    }
    return try await drawSlowly(body)
  }

  /// Draws on the slow lane on which the fewest pictures wait.
  private func drawSlowly<Result: Sendable>(
    _ body: @Sendable (isolated PictureLane) throws -> Result
  ) async throws -> Result {
    let (index, lane) = try state.withLock { state in
      var index = state.slow.indices.min { state.slow[$0].waiting < state.slow[$1].waiting }
      if index.map({ state.slow[$0].waiting > 0 }) ?? true, state.slow.count < limits.slowLanes {
        let process = program.map {
          DrawingProcess(
            $0, budget: limits.slow, patience: limits.slowPatience, idle: limits.slowIdle)
        }
        state.slow.append(
          (try PictureLane(budget: limits.slow, process: process, report: report), 0))
        index = state.slow.count - 1
      }
      let chosen = index ?? 0
      state.slow[chosen].waiting += 1
      return (chosen, state.slow[chosen].lane)
    }
    defer { state.withLock { $0.slow[index].waiting -= 1 } }
    do {
      return try await lane.run(body)
    } catch let error as RasterizerError {
      switch error {
      case .tooExpensive: report("A picture is \(error)")
      case .stopped: report("A picture is missing: \(error)")
      default: break
      }
      throw error
    }
  }
}

extension RasterizerError {
  /// Whether more time could help.
  fileprivate var deservesSlowLane: Bool {
    switch self {
    case .tooExpensive, .stopped(.tookLonger): true
    default: false
    }
  }
}
