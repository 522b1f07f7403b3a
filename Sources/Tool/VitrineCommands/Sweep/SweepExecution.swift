import Cluster
import CommandArguments
import CommandContext
import Foundation
import MessageBus
import NATSBus
import Sweep

/// Runs the tasks of a sweep, on this machine or on a cluster.
protocol SweepExecution: Sendable {
  /// Draws all tasks of the manifest that are not done. Throws `CancellationError` after an
  /// interruption.
  func draw(
    _ manifest: SweepManifest, _ extensions: SweptExtensions, into folder: PictureFolder,
    _ meter: SweepMeter
  ) async throws
}

/// Runs workers in this process, on an in-memory bus.
struct LocalExecution: SweepExecution {
  var workers: Int
  var launch: OneShotLaunch
  var context: ToolContext

  func draw(
    _ manifest: SweepManifest, _ extensions: SweptExtensions, into folder: PictureFolder,
    _ meter: SweepMeter
  ) async throws {
    let bus = MemoryBus()
    for stream in ClusterLayout().streams.map(\.configuration)
    where [SweepSubjects.tasks, SweepSubjects.results].contains(stream.name) {
      try await bus.create(stream)
    }
    let report: @Sendable (String) -> Void = { [console = context.console] in console.note($0) }
    let coordinator = SweepCoordinator(
      bus: bus, window: workers * 4, progress: { meter.show($0) }, report: report)
    let group = try WorkerGroup(
      name: "worker", size: workers, frameworks: manifest.plan.frameworks,
      bundles: extensions.local, launch: launch, in: context)
    try await group.work(
      on: bus, storingIn: folder, report: report,
      until: { try await coordinator.run(manifest) })
  }
}

/// Sends the tasks to the workers of a cluster.
struct ClusterExecution: SweepExecution {
  var connection: ClusterConnection
  var context: ToolContext

  func draw(
    _ manifest: SweepManifest, _ extensions: SweptExtensions, into folder: PictureFolder,
    _ meter: SweepMeter
  ) async throws {
    let bus = try await connection.connect(as: "vitrine sweep")
    defer { bus.close() }
    try await SweepChannel.requireStreams(of: bus)
    let report: @Sendable (String) -> Void = { [console = context.console] in console.note($0) }
    let pictures = PictureBucket(on: bus, report: report)
    let coordinator = SweepCoordinator(
      bus: bus, watchesWorkers: true, collect: { try await pictures.collect($0, into: folder) },
      progress: { meter.show($0) }, report: report)
    let bundles = BundleBucket(on: bus, report: report)
    try await withThrowingTaskGroup(of: Void.self) { [context] group in
      group.addTask {
        await context.interruption()
        throw CancellationError()
      }
      group.addTask {
        try await extensions.provide(to: bundles, context.console)
        try await coordinator.run(manifest)
      }
      try await group.next()
      group.cancelAll()
    }
  }
}
