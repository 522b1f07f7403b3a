import CommandArguments
import CommandContext
import Foundation
import ProjectReader

/// The tests of a run that changes since a commit can concern: those of the extensions that are
/// built from a changed file, or whose references have changed.
///
/// All tests are drawn if the answer is not known: without the commit, after a change of a project
/// file, and for bundles, whose sources are not known.
package struct TestSelection {
  package let run: PictureTestRun
  /// A sentence about the tests that are left out; nil if there are none.
  package let leftOut: String?
  /// Why all tests are drawn; nil if it is known which ones a change concerns.
  package let reason: String?

  /// All tests.
  package init(all run: PictureTestRun) {
    self.run = run
    leftOut = nil
    reason = nil
  }

  /// Throws `ProjectError` and `ToolError`.
  package init(_ run: PictureTestRun, changedSince name: GitCommitName) throws {
    do {
      let folder =
        run.pipeline.targets.first?.location.url.projectFolder ?? run.check.references.url
      let changes = try GitChanges(since: name, around: folder)
      let concerned = try run.pipeline.targets.filter { target in
        let inputs = try Self.inputs(of: target, in: run)
        if let file = changes.files.first(where: inputs.isProjectFile) {
          throw GitChanges.Unknown(reason: "\(file.path) has changed, which can concern all")
        }
        return changes.files.contains(where: inputs.contains)
      }
      let names = Set(concerned.map(\.name))
      let others = run.pipeline.targets.filter { !names.contains($0.name) }
      self.run = others.isEmpty ? run : run.only(concerned)
      leftOut = Self.sentence(about: others, of: run, since: changes.commit)
      reason = nil
    } catch let unknown as GitChanges.Unknown {
      self.run = run
      leftOut = nil
      reason = unknown.reason
    }
  }

  /// Throws `GitChanges.Unknown`, `ProjectError` and `ToolError`.
  private static func inputs(
    of target: FramePipeline.Target, in run: PictureTestRun
  ) throws -> ExtensionInputs {
    let location = target.location
    guard try !location.sourceTargets().isEmpty else {
      throw GitChanges.Unknown(reason: "\(location.path) is a bundle, whose sources are not known")
    }
    let options = try location.options.completed(for: location.url)
    let found = try options.extensions(at: location.url)
    guard !options.reading.runsScripts else {
      throw GitChanges.Unknown(reason: "--run-scripts makes sources that are not known before")
    }
    var inputs =
      found?.first.map(ExtensionInputs.init) ?? ExtensionInputs(folder: location.url)
    let references = run.check.references.url
    inputs.add([
      target.name.isEmpty ? references : references.appendingPathComponent(target.name)
    ])
    inputs.add(options.stubs.map(\.file))
    inputs.add([options.seed, options.fontFolder].compactMap(\.self))
    inputs.add(run.pipeline.batches.compactMap(\.seed))
    return inputs
  }

  private static func sentence(
    about targets: [FramePipeline.Target], of run: PictureTestRun, since commit: String
  ) -> String? {
    guard !targets.isEmpty else { return nil }
    let names = targets.map { $0.name.isEmpty ? $0.location.name : $0.name }
    let count = targets.reduce(0) { $0 + run.check.references.names(in: $1.name).count }
    return "left out \(names.joined(separator: ", ")) with \(counted(count, "reference")): "
      + "nothing that they are drawn from has changed since \(commit)"
  }
}
