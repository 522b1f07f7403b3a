import CommandArguments
import CommandContext
import Foundation
import PictureComparison

/// Draws what a project shows, and compares the pictures with their references.
package struct PictureTestRun: Sendable {
  package let pipeline: FramePipeline
  package let check: PictureCheck
  /// What influences the pictures or the comparison: the arguments, and the project's list.
  let inputs: [String]

  package init(pipeline: FramePipeline, check: PictureCheck, inputs: [String]) {
    self.pipeline = pipeline
    self.check = check
    self.inputs = inputs
  }

  /// The tests of some of the extensions.
  func only(_ targets: [FramePipeline.Target]) -> PictureTestRun {
    PictureTestRun(
      pipeline: FramePipeline(
        targets: targets, batches: pipeline.batches, context: pipeline.context,
        filter: pipeline.filter, shard: pipeline.shard),
      check: check, inputs: inputs)
  }

  package struct Result {
    /// One for each picture, in the order of the list.
    package var outcomes: [TestOutcome]
    /// Whether nothing was drawn, because the same run has passed before.
    package var isUnchanged = false
  }

  /// Throws what the pipeline throws; a picture that cannot be drawn is an outcome.
  package func result() async throws -> Result {
    let inputs = try await allInputs()
    // The references as they were, in case that they are changed meanwhile.
    let before = check.updates ? nil : passedRun(inputs)
    if let outcomes = before?.outcomes() { return Result(outcomes: outcomes, isUnchanged: true) }
    let outcomes = try await pipeline.results { [check] job, painter in
      check.outcome(of: job, painter: painter)
    }
    (check.updates ? passedRun(inputs) : before)?.record(outcomes)
    return Result(outcomes: outcomes)
  }

  /// Builds the extensions. Returns what influences the result; nil if there are none, or if
  /// something cannot be hashed: the data of an app.
  private func allInputs() async throws -> [String]? {
    guard !pipeline.targets.isEmpty else { return nil }
    var inputs = inputs
    for target in pipeline.targets {
      var location = target.location
      location.includesPreviews = pipeline.needsPreviews
      let warnings = WarningLog(pipeline.context.console)
      let bundle = try await location.bundle(in: pipeline.context, warnings: warnings)
      inputs += [target.name, bundle.url.path, bundle.information.contentHash]
      guard try location.options.completed(for: location.url).seed == nil else { return nil }
    }
    return pipeline.batches.allSatisfy { $0.seed == nil } ? inputs : nil
  }

  private func passedRun(_ inputs: [String]?) -> PassedRun? {
    inputs.map {
      PassedRun(
        inputs: $0, references: check.references, folders: pipeline.targets.map(\.name),
        cache: pipeline.context.cache)
    }
  }
}

extension PictureCheck {
  /// Draws and compares a picture. A subject that cannot be drawn has failed.
  fileprivate func outcome(of job: FrameJob, painter: WidgetPainter) -> TestOutcome {
    let verdict: TestOutcome.Verdict =
      switch job.content {
      case .frame(let frame): verdict(of: frame, name: job.fileName, painter: painter)
      case .failure(let reason): .failed(TestFailure(summary: "cannot be drawn: \(reason)"))
      }
    return TestOutcome(
      name: job.fileName, title: job.subject.title, place: job.subject.place, verdict: verdict)
  }
}
