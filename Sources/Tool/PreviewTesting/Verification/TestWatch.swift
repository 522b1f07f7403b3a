import CommandArguments
import CommandContext
import ExtensionBuilder
import FileWatch
import Foundation
import SourceWatching

/// Runs the tests of a project again after each save that can change their results, until it is
/// cancelled, and prints which of them pass or fail now.
///
/// What a save concerns is decided twice, as for `serve --watch`: by the folders of an extension
/// and the modules that it uses, and by the contents of what was built. The extensions whose
/// contents and references are the same are not drawn again. A project that does not build keeps
/// its verdicts; the errors are printed.
package struct TestWatch: Sendable {
  private let run: PictureTestRun

  package init(_ run: PictureTestRun) {
    self.run = run
  }

  /// Throws `FileWatchError` if the project's folders cannot be watched.
  package func run() async throws {
    var targets = run.pipeline.targets.map { target in
      var target = target
      target.location.includesPreviews = run.pipeline.needsPreviews
      target.location.isIncremental = true
      return WatchedTests(target)
    }
    let cache = run.pipeline.context.cache.appendingPathComponent("packages", isDirectory: true)
    var watch = try FileWatch(folders: folders(of: targets))
    var files: Set<String>?
    while !Task.isCancelled {
      await update(&targets, after: files)
      // A changed project can use other packages.
      var hasMoved = false
      for index in targets.indices where targets[index].project.updateFolders(packageCache: cache) {
        hasMoved = true
      }
      if hasMoved {
        watch.stop()
        watch = try FileWatch(folders: folders(of: targets))
      }
      guard let changed = await watch.next() else { break }
      files = changed
    }
    watch.stop()
  }

  private func folders(of targets: [WatchedTests]) -> [URL] {
    let references = run.check.references.url
    let exists = FileManager.default.fileExists(atPath: references.path)
    return targets.flatMap(\.project.folders) + (exists ? [references] : [])
  }

  /// Runs the tests that a save concerns. Without files, runs all.
  private func update(_ targets: inout [WatchedTests], after files: Set<String>?) async {
    let console = run.pipeline.context.console
    let start = ContinuousClock.now
    let references = run.check.references.url.resolvingSymlinksInPath().path + "/"
    let hasNewReferences = files?.contains { $0.hasPrefix(references) } ?? true
    var (outcomes, isOutdated): ([TestOutcome], Bool) = ([], false)
    for index in targets.indices {
      let isConcerned = files?.contains(where: targets[index].project.contains) ?? true
      guard isConcerned || hasNewReferences else { continue }
      do {
        guard
          let new = try await targets[index].outcomes(of: run, hasNewReferences: hasNewReferences)
        else { continue }
        for change in targets[index].verdicts.changes(to: new) { console.print(change) }
        outcomes += new
      } catch is CancellationError {
        return
      } catch {
        isOutdated = true
        console.error(report(error))
      }
    }
    if isOutdated {
      console.note("the tests keep their verdicts, and run again after the next save")
    }
    guard !outcomes.isEmpty else { return }
    let review = TestReview(project: "", outcomes: outcomes)
    let names = (files ?? []).map { targets[0].project.relative($0) }.sorted()
    let cause = names.isEmpty ? "" : " (\(SourceWatcher.list(names)))"
    console.print(
      "\(counted(review.tests, "test")): \(review.counts), in \(shortNumber(start.secondsAgo)) s"
        + cause)
  }
}

/// The tests of one extension.
private struct WatchedTests {
  let target: FramePipeline.Target
  var project: WatchedProject
  var verdicts = TestVerdicts()
  /// The contents of the extension that was drawn last; nil if it has to be drawn.
  private var drawn: String?

  init(_ target: FramePipeline.Target) {
    self.target = target
    project = WatchedProject(target.location)
  }

  /// The results of the tests; nil if neither the extension nor the references have changed.
  mutating func outcomes(
    of run: PictureTestRun, hasNewReferences: Bool
  ) async throws -> [TestOutcome]? {
    let context = run.pipeline.context
    let bundle = try await target.location.bundle(
      in: context, warnings: WarningLog(context.console))
    guard hasNewReferences || bundle.information.contentHash != drawn else { return nil }
    drawn = nil
    let outcomes = try await run.only([target]).result().outcomes
    drawn = bundle.information.contentHash
    return outcomes
  }
}

/// Which tests pass, to tell what has changed.
struct TestVerdicts {
  /// By name, whether each test passes; nil before the first run.
  private var passes: [String: Bool]?

  /// A line for each test whose verdict has changed. The first run has a line for each failure.
  mutating func changes(to outcomes: [TestOutcome]) -> [String] {
    var new: [String: Bool] = [:]
    var lines: [String] = []
    for outcome in outcomes {
      new[outcome.name] = outcome.failure == nil
      let before = passes?[outcome.name]
      switch (outcome.failure, before) {
      case (let failure?, true), (let failure?, nil):
        let verb = before == nil ? "fails" : "fails now"
        lines.append("\(outcome.name) (\(outcome.place)) \(verb): \(failure.line)")
      case (nil, false): lines.append("\(outcome.name) passes now")
      case (nil, nil) where passes != nil: lines.append("\(outcome.name) is new and passes")
      default: break
      }
    }
    lines += (passes ?? [:]).keys.filter { new[$0] == nil }.sorted().map { "\($0) is gone" }
    passes = new
    return lines
  }
}
