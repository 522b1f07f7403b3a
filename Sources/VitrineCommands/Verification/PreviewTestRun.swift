import Foundation

/// Draws all previews of a project and compares them with their references.
///
/// The extension archives one preview while all cores draw and compare the pictures of those
/// before.
struct PreviewTestRun {
  /// A widget extension of the project, with its folder in the references. A folder of sources has
  /// the empty name.
  struct Target {
    var name: String
    var location: ExtensionLocation
  }

  let targets: [Target]
  let settings: RenderSettings
  let context: ToolContext
  let filter: String?
  let shard: Shard
  let variants: PreviewVariants
  let check: PictureCheck
  /// The arguments that influence the pictures or the comparison.
  let arguments: [String]

  struct Result {
    var outcomes: [TestOutcome]
    /// Whether nothing was drawn, because the same run has passed before.
    var isUnchanged = false
  }

  func result() async throws -> Result {
    let inputs = try await inputs()
    if !check.updates, let outcomes = passedRun(inputs)?.outcomes() {
      return Result(outcomes: outcomes, isUnchanged: true)
    }
    // The references as they were, in case that somebody changes them meanwhile.
    let before = passedRun(inputs)
    var outcomes: [TestOutcome] = []
    for target in targets { outcomes += try await self.outcomes(of: target) }
    (check.updates ? passedRun(inputs) : before)?.record(outcomes)
    return Result(outcomes: outcomes)
  }

  /// Builds the extensions. Returns what influences the result; nil if something cannot be hashed:
  /// the data of an app.
  private func inputs() async throws -> [String]? {
    var inputs = arguments
    for target in targets {
      let location = target.location
      let bundle = try await location.bundle(in: context, warnings: WarningLog(context.console))
      inputs += [target.name, bundle.url.path, bundle.information.contentHash]
      guard try location.options.completed(for: location.url).seed == nil else { return nil }
    }
    return inputs
  }

  private func passedRun(_ inputs: [String]?) -> PassedRun? {
    inputs.map {
      PassedRun(
        inputs: $0, references: check.references, folders: targets.map(\.name),
        cache: context.cache)
    }
  }

  /// A picture that is to be drawn and compared.
  private struct Job: Sendable {
    var result: PreviewResult
    /// The index among the frames of the preview.
    var index: Int
    var frame: PreviewFrame
  }

  /// An outcome with its place in the order of the previews.
  private struct Placed: Sendable {
    var preview, item, index: Int
    var outcome: TestOutcome
  }

  private func outcomes(of target: Target) async throws -> [TestOutcome] {
    let (jobs, queue) = AsyncStream.makeStream(of: Job.self)
    let run = PreviewRun(
      location: target.location, settings: settings, context: context, filter: filter,
      shard: shard, variants: variants,
      drawing: .frames { result, frames in
        for (index, frame) in frames.enumerated() {
          queue.yield(Job(result: result, index: index, frame: frame))
        }
      })
    let placed = try await withThrowingTaskGroup(of: [Placed].self) { group in
      let warnings = WarningLog(context.console)
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        group.addTask { [check] in
          try await Self.compared(jobs, target.name, check, warnings)
        }
      }
      do {
        let failed = try await run.results().filter { $0.failure != nil }
        queue.finish()
        var placed = failed.map { Self.failure($0, target.name) }
        for try await part in group { placed += part }
        return placed
      } catch {
        queue.finish()
        throw error
      }
    }
    return placed.sorted {
      ($0.preview, $0.item, $0.index) < ($1.preview, $1.item, $1.index)
    }.map(\.outcome)
  }

  /// Draws and compares pictures until there are no more.
  private static func compared(
    _ jobs: AsyncStream<Job>, _ target: String, _ check: PictureCheck, _ warnings: WarningLog
  ) async throws -> [Placed] {
    var painter: WidgetPainter?
    var placed: [Placed] = []
    for await job in jobs {
      let current = try painter ?? WidgetPainter(warnings: warnings)
      painter = current
      let result = job.result
      let name = path(target, "\(result.fileName).\(job.frame.fileSuffix)")
      let verdict = check.verdict(of: job.frame, name: name, painter: current)
      placed.append(
        Placed(
          preview: result.preview, item: result.item, index: job.index,
          outcome: TestOutcome(
            name: name, title: result.title, place: result.place, verdict: verdict)))
    }
    return placed
  }

  /// A preview that cannot be drawn.
  private static func failure(_ result: PreviewResult, _ target: String) -> Placed {
    let failure = TestFailure(summary: "cannot be drawn: \(result.failure ?? "")")
    return Placed(
      preview: result.preview, item: result.item, index: 0,
      outcome: TestOutcome(
        name: path(target, result.fileName), title: result.title, place: result.place,
        verdict: .failed(failure)))
  }

  private static func path(_ target: String, _ name: String) -> String {
    target.isEmpty ? name : "\(target)/\(name)"
  }
}
