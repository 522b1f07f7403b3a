import CommandArguments
import CommandContext
import Foundation
import MessageBus
import NATSBus
import Sweep

/// A run of `vitrine worker`.
struct WorkerRun {
  private static let longestName = 100

  private let connection: ClusterConnection
  private let name: String
  private let jobs: Int
  private let leaseDuration: Duration
  private let launch: OneShotLaunch
  private let context: ToolContext

  /// Throws `ValueError`, `UsageError`, `ToolError`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    guard let connection = try ClusterConnection(arguments, in: context) else {
      throw UsageError.missingOption("vitrine worker", requires: "--cluster")
    }
    self.connection = connection
    self.context = context
    let standard = "\(ProcessInfo.processInfo.hostName)-\(getpid())"
    name = arguments["name"] ?? standard
    guard 1...Self.longestName ~= name.utf8.count else {
      throw ValueError(
        value: name, option: "--name", expected: "1 to \(Self.longestName) bytes")
    }
    jobs =
      try wholeNumberValue(arguments["jobs"], option: "--jobs", in: 1...256)
      ?? ProcessInfo.processInfo.activeProcessorCount
    leaseDuration =
      try wholeNumberValue(arguments["silence"], option: "--silence", in: 1...3600)
      .map { .seconds($0) } ?? SweepChannel.leaseDuration
    launch = OneShotLaunch(arguments)
  }

  func run() async throws {
    let frameworks = try FrameworksHash.current()
    let bus = try await connection.connect(as: "vitrine worker \(name)")
    defer { bus.close() }
    try await SweepChannel.requireStreams(of: bus)
    let console = context.console
    let report: @Sendable (String) -> Void = { console.note($0) }
    let bundles = try CachedBundles(BundleBucket(on: bus, report: report), in: context)
    var launch = launch
    launch.libraries = bundles.libraries
    var group = try WorkerGroup(
      name: name, size: jobs, frameworks: frameworks, bundles: bundles, launch: launch, in: context)
    group.leaseDuration = leaseDuration
    let announcement = WorkerAnnouncement(
      WorkerPresence(name: name, frameworks: frameworks), on: bus, report: report)
    let meter = WorkerMeter(console)
    console.note("worker \(name) is waiting for tasks, \(counted(jobs, "job"))")
    do {
      try await group.work(
        on: bus, storingIn: PictureBucket(on: bus, report: report), finished: { meter.add($0) },
        report: report, until: { await announcement.run() })
    } catch is CancellationError {
      // Workers run until they are interrupted.
    }
    console.print(meter.summary)
  }
}
