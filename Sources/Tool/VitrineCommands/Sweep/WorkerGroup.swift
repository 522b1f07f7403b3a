import CommandContext
import MessageBus
import Sweep
import SweepDrawing

/// The workers of one process. Each uses one core. They share the processes of extensions.
struct WorkerGroup {
  private let name: String
  private let frameworks: String
  private let painters: [TaskPainter]
  private let sessions: SessionPool
  private let context: ToolContext
  var leaseDuration = SweepChannel.leaseDuration

  /// Throws `TextEngineError`.
  init(
    name: String, size: Int, frameworks: String, bundles: any SweepBundles, launch: OneShotLaunch,
    in context: ToolContext
  ) throws {
    self.name = name
    self.frameworks = frameworks
    self.context = context
    let sessions = SessionPool(limit: size * 2)
    self.sessions = sessions
    var context = context
    context.sessions = sessions
    let extensions = ExtensionSweepSessions(bundles: bundles, launch: launch, context: context)
    painters = try (0..<size).map { _ in try TaskPainter(extensions) }
  }

  /// Runs the workers until `body` returns. Throws `CancellationError` after an interruption, and
  /// the first error of a worker or of `body`.
  func work(
    on bus: any MessageBus, storingIn store: any PictureStore,
    finished: @escaping @Sendable (SweepOutcome) -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void,
    until body: @escaping @Sendable () async throws -> Void
  ) async throws {
    do {
      try await withThrowingTaskGroup(of: Void.self) { [context] group in
        for (number, painter) in painters.enumerated() {
          let worker = SweepWorker(
            name: painters.count == 1 ? name : "\(name) \(number + 1)", frameworks: frameworks,
            bus: bus, painter: painter, store: store, leaseDuration: leaseDuration,
            finished: finished, report: report)
          group.addTask { try await worker.run() }
        }
        group.addTask {
          await context.interruption()
          throw CancellationError()
        }
        group.addTask { try await body() }
        // The first child that ends stops the others.
        try await group.next()
        group.cancelAll()
      }
    } catch {
      await sessions.end()
      throw error
    }
    await sessions.end()
  }
}
