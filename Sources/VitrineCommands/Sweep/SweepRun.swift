import Cluster
import ExtensionBuilder
import Foundation
import HostLink
import MessageBus
import Sweep

/// A run of `vitrine sweep`.
struct SweepRun {
  private let arguments: ParsedArguments
  private let sweep: SweepArguments
  private let workers: Int
  private let folder: URL
  private let other: URL?
  private let context: ToolContext

  /// Throws `ValueError`, `ToolError`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    self.arguments = arguments
    self.context = context
    sweep = try SweepArguments(arguments, in: context)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    workers =
      try wholeNumberValue(arguments["workers"], option: "--workers", in: 1...256) ?? cores
    let first = ExtensionLocation(arguments.positionals[0], in: context).name
    folder = context.file(arguments["output"] ?? "\(first)-sweep")
    other = arguments["compare"].map { context.file($0) }
  }

  func run() async throws {
    try prepareFolder()
    let manifestFile = folder.appendingPathComponent(SweepManifest.fileName)
    var paths: [String: String] = [:]
    var extensions: [(bundle: SweepPlan.Bundle, widgets: [WidgetDescription])] = []
    for path in arguments.positionals {
      let (bundle, widgets) = try await described(path)
      let known = SweepPlan.Bundle(
        name: bundle.information.moduleName, hash: bundle.information.contentHash)
      paths[known.hash] = bundle.url.path
      extensions.append((known, widgets))
    }
    let before = try SweepManifest.plan(in: manifestFile)
    let plan = try sweep.plan(
      of: extensions, after: before, now: context.now(), frameworks: try FrameworksHash.current())
    let manifest = try SweepManifest(manifestFile, of: plan)
    let earlier = await manifest.counts
    if earlier.done > 0, earlier.done < plan.count {
      context.console.note("going on after \(earlier.done) of \(counted(plan.count, "task"))")
    }
    PictureFolder(folder).removeParts()
    let start = ContinuousClock.now
    try await draw(manifest, LocalBundles(paths: paths))
    PictureFolder(folder).removeParts()
    let title = extensions.map(\.bundle.name).joined(separator: ", ")
    try ContactSheet(in: folder, title: title).write()
    let counts = await manifest.counts
    let report = SweepReport(
      folder: folder.path, tasks: plan.count, pictures: counts.pictures,
      drawn: counts.pictures - earlier.pictures, failures: counts.failures,
      seconds: (ContinuousClock.now - start) / .seconds(1),
      comparison: try other.map { try compare(with: $0) })
    try await context.console.show(asJSON: arguments.has("json")) {
      try jsonText(report)
    } text: {
      report.text
    }
    if counts.failures > 0 {
      throw ToolError.sweepFailed(counts.failures, file: manifestFile.path)
    }
    if let count = report.comparison?.count, count > 0 { throw ToolError.sweepsDiffer(count) }
  }

  private func prepareFolder() throws {
    if let other {
      let file = other.appendingPathComponent(SweepManifest.fileName)
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw ToolError.unreadable(
          other.path, reason: "the folder has no \(file.lastPathComponent)")
      }
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolError.unwritable(folder.path, reason: error.localizedDescription)
    }
    if arguments.has("restart") {
      try? FileManager.default.removeItem(
        at: folder.appendingPathComponent(SweepManifest.fileName))
    }
  }

  private func described(
    _ path: String
  ) async throws -> (ExtensionBundle, [WidgetDescription]) {
    let options = try ProjectOptions(arguments, in: context)
    let location = ExtensionLocation(path, options: options, in: context)
    let bundle = try await location.bundle(in: context, warnings: WarningLog(context.console))
    var settings = try RenderSettings(ParsedArguments(), now: context.now())
    settings.launch = OneShotLaunch(arguments)
    let built = ExtensionLocation(bundle.url.path, in: context)
    let widgets = try await ExtensionSession.run(built, settings: settings, in: context) {
      $0.description.widgets
    }
    return (bundle, widgets)
  }

  /// Draws what is missing with workers of this process.
  private func draw(_ manifest: SweepManifest, _ bundles: LocalBundles) async throws {
    let total = manifest.plan.count
    guard await manifest.counts.done < total else { return }
    let bus = MemoryBus()
    for stream in ClusterLayout().streams.map(\.configuration)
    where [SweepChannel.tasks, SweepChannel.results].contains(stream.name) {
      try await bus.create(stream)
    }
    var context = context
    let sessions = SessionPool(limit: workers * 2)
    context.sessions = sessions
    let report: @Sendable (String) -> Void = { [console = context.console] in console.note($0) }
    let meter = SweepMeter(manifest.plan, await manifest.counts, context.console)
    let coordinator = SweepCoordinator(
      bus: bus, window: workers * 4, progress: { meter.show($0) }, report: report)
    let painters = try (0..<workers).map { [context] _ in
      try SessionPainter(bundles: bundles, launch: OneShotLaunch(arguments), context: context)
    }
    do {
      try await withThrowingTaskGroup(of: Void.self) { [context] group in
        for (number, painter) in painters.enumerated() {
          let worker = SweepWorker(
            name: "worker \(number + 1)", frameworks: manifest.plan.frameworks, bus: bus,
            painter: painter, store: PictureFolder(folder), report: report)
          group.addTask { try await worker.run() }
        }
        group.addTask {
          await context.interruption()
          throw CancellationError()
        }
        group.addTask { try await coordinator.run(manifest) }
        // Workers end with the coordinator, or with the first error.
        try await group.next()
        group.cancelAll()
      }
    } catch {
      await sessions.end()
      guard error is CancellationError else { throw error }
      throw ToolError.sweepInterrupted(done: await manifest.counts.done, of: total)
    }
    await sessions.end()
  }

  private func compare(with other: URL) throws -> SweepReport.Comparison {
    let comparison = try SweepComparison(before: other, after: folder)
    return SweepReport.Comparison(comparison, with: other.path)
  }
}
