import CommandArguments
import CommandContext
import Foundation
import Sweep

/// A run of `vitrine sweep`.
struct SweepRun {
  private let arguments: ParsedArguments
  private let sweep: SweepArguments
  private let execution: any SweepExecution
  private let folder: URL
  private let other: URL?
  private let context: ToolContext

  /// Throws `ValueError`, `UsageError`, `ToolError`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    self.arguments = arguments
    self.context = context
    sweep = try SweepArguments(arguments, in: context)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let workers = try wholeNumberValue(arguments["workers"], option: "--workers", in: 1...256)
    if let connection = try ClusterConnection(arguments, in: context) {
      if workers != nil { throw UsageError.conflict("--workers", "--cluster") }
      execution = ClusterExecution(connection: connection, context: context)
    } else {
      execution = LocalExecution(
        workers: workers ?? cores, launch: OneShotLaunch(arguments), context: context)
    }
    let first = ExtensionLocation(arguments.positionals[0], in: context).name
    folder = context.file(arguments["output"] ?? "\(first)-sweep")
    other = arguments["compare"].map { context.file($0) }
  }

  func run() async throws {
    try prepareFolder()
    let manifestFile = folder.appendingPathComponent(SweepManifest.fileName)
    let extensions = try await SweptExtensions(arguments, in: context)
    let before = try SweepManifest.plan(in: manifestFile)
    let plan = try sweep.plan(
      of: extensions.all.map { ($0.planned, $0.widgets) }, after: before, now: context.now(),
      frameworks: try FrameworksHash.current())
    let product = plan.cases == nil ? nil : SweepReport.Product(plan.product)
    if let product {
      context.console.note(
        "pairwise: \(counted(plan.count, "task")), \(counted(plan.pictures, "picture")) in place of "
          + product.text)
    }
    let manifest = try SweepManifest(manifestFile, of: plan)
    let earlier = await manifest.counts
    if earlier.done > 0, earlier.done < plan.count {
      context.console.note("resuming after \(earlier.done) of \(counted(plan.count, "task"))")
    }
    let start = ContinuousClock.now
    try await draw(manifest, extensions)
    try ContactSheet(in: folder, title: extensions.names).write()
    let counts = await manifest.counts
    let report = SweepReport(
      folder: folder.path, tasks: plan.count, product: product, pictures: counts.pictures,
      drawn: counts.pictures - earlier.pictures, failures: counts.failures,
      seconds: (ContinuousClock.now - start) / .seconds(1),
      comparison: try other.map { try compare(with: $0) })
    try await context.console.show(asJSON: arguments.has("json")) {
      try jsonOutput(report, as: .sweep)
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
    try OutputFolder(url: folder).check()
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

  /// Draws the tasks that are not done.
  private func draw(_ manifest: SweepManifest, _ extensions: SweptExtensions) async throws {
    let total = manifest.plan.count
    let counts = await manifest.counts
    guard counts.done < total else { return }
    let pictures = PictureFolder(folder)
    pictures.removeParts()
    defer { pictures.removeParts() }
    do {
      try await execution.draw(
        manifest, extensions, into: pictures,
        SweepMeter(manifest.plan, counts, context.console))
    } catch is CancellationError {
      throw ToolError.sweepInterrupted(done: await manifest.counts.done, of: total)
    }
  }

  private func compare(with other: URL) throws -> SweepReport.Comparison {
    let comparison = try SweepComparison(before: other, after: folder)
    return SweepReport.Comparison(comparison, with: other.path)
  }
}
