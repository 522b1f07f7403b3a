import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import ExtensionBuilder
import ExtensionPool
import Foundation
import HostLink
import Synchronization

/// Keeps the extensions of one project on a device up to date with its sources.
///
/// ```
/// save -- other than literals --> build -> install -> prepare (in the background)
///      '- only literals --------> write a table -> install -> confirm (in the background)
/// ```
/// After each build it prepares the variant whose literals can be changed without the compiler
/// (`LiteralBuild`). What such a change shows is confirmed by an ordinary build, which replaces the
/// bundle, and whose errors are shown. The device does not reload, because both bundles mean the
/// same.
actor ProjectUpdates {
  enum Outcome { case built, shown }

  let project: WatchedProject
  let environment: SourceWatcher.Environment
  let sandbox: URL?
  let commits = BundleCommits()

  /// The contents of the bundles that were installed, by their paths.
  var hashes: [String: String] = [:]
  /// What the device knows of the only extension.
  var contents: BundleDescription?
  var hasFailed = false
  private var isPrepared = false

  /// nil while it is being prepared, and for a project for which there is none.
  var literals: LiteralBuild?
  /// The values of the literals that the device shows.
  var shownEdit: LiteralBuild.Edit?
  /// The files that have changed since the variant was prepared.
  var changed: Set<String> = []
  var preparation: Task<Void, Never>?
  /// Waits for a pause, and then for `confirming`.
  var confirmation: Task<Void, Never>?
  var confirming: Task<Void, Never>?

  init(_ project: WatchedProject, _ environment: SourceWatcher.Environment, sandbox: URL?) {
    self.project = project
    self.environment = environment
    self.sandbox = sandbox
  }

  /// Brings the device up to date. Returns whether the project was built.
  ///
  /// - Parameter files: The changed files; empty for the first build.
  func update(_ files: Set<String>) async -> Outcome {
    changed.formUnion(files)
    if !files.isEmpty, await showLiterals(files) { return .shown }
    await endBackgroundWork()
    let before = hashes
    await build(files)
    if hasFailed { return .built }
    if hashes == before, let literals {
      // The other files do not matter.
      changed = changed.filter(literals.contains)
    } else {
      prepareLiterals()
    }
    return .built
  }

  /// Ends all work, and waits until it has ended.
  func stop() async {
    confirming?.cancel()
    await endBackgroundWork()
    await preparation?.value
  }

  /// Waits for a build that is running: a compiler that is interrupted has to compile more later.
  /// A preparation may take long to end, because of its low priority.
  private func endBackgroundWork() async {
    preparation?.cancel()
    let (waiting, build) = (confirmation, confirming)
    waiting?.cancel()
    await withTaskCancellationHandler {
      await waiting?.value
    } onCancel: {
      // The device is being stopped.
      build?.cancel()
    }
  }

  // MARK: One build

  private func build(_ files: Set<String>) async {
    let (board, console) = (environment.board, environment.context.console)
    let start = ContinuousClock.now
    let changed = files.map(project.relative).sorted()
    let isFirst = files.isEmpty
    if isFirst || hasFailed {
      board.update(project.path) {
        $0.phase = .reading
        $0.files = Array(changed.prefix(10))
      }
    }
    var problems: [BuildProblem] = []
    var updated: [ExtensionSummary] = []
    do {
      for (_, var location) in try project.location.targets() {
        location.progress = { [project] phase in
          board.update(project.path) {
            $0.files = Array(changed.prefix(10))
            $0.show(phase)
          }
        }
        location.committing = { [literals] staged, commit in
          literals?.keepTable(in: staged)
          try commit()
        }
        do {
          let (bundle, contents) = try await bundle(at: location)
          if !isPrepared { try await environment.prepare(location, [bundle]) }
          let hash = bundle.information.wholeHash
          guard hashes[bundle.url.path] != hash else { continue }
          board.update(project.path) { $0.phase = .installing }
          updated.append(try await environment.install(bundle, contents))
          hashes[bundle.url.path] = hash
          self.contents = contents
        } catch {
          problems += report(failure: error)
        }
      }
      isPrepared = problems.isEmpty
    } catch {
      problems += report(failure: error)
    }
    let isSilent = updated.isEmpty && problems.isEmpty && !hasFailed && !isFirst
    hasFailed = !problems.isEmpty
    guard !isSilent else { return }
    finish(since: start, files: changed, problems)
    for app in updated where isFirst {
      console.note("\(app.change): \(app.kinds.joined(separator: ", "))")
    }
    if !isFirst { note(since: start, files: changed, errors: problems.count) }
    await environment.didBuild(project.path)
  }

  /// Builds an extension. Returns the bundle, and its description if it was described.
  ///
  /// - Parameter isSilent: Whether nothing but warnings is printed.
  func bundle(
    at location: ExtensionLocation, isSilent: Bool = false
  ) async throws -> (ExtensionBundle, BundleDescription?) {
    var location = location
    location.isIncremental = true
    let described = Mutex<BundleDescription?>(nil)
    location.kinds = { [self] bundle in
      let contents = await contents(of: bundle)
      described.withLock { $0 = contents }
      return contents?.kinds ?? []
    }
    var context = environment.context
    let warnings = WarningLog(context.console)
    if isSilent { context.console = Console(output: { _ in }, error: { _ in }) }
    let bundle = try await location.bundle(in: context, warnings: warnings)
    return (bundle, described.withLock { $0 })
  }

  nonisolated func contents(of bundle: ExtensionBundle) async -> BundleDescription? {
    await description(
      of: bundle, owner: ExtensionID(bundle.identifier), folders: environment.folders,
      sandbox: sandbox)
  }

  // MARK: Reports

  /// Prints an error, and returns what the page shows of it.
  func report(failure: any Error) -> [BuildProblem] {
    // The device is being stopped.
    if Task.isCancelled { return [] }
    environment.context.console.error(CommandContext.report(failure))
    return BuildProblem.all(of: failure, name: project.relative)
  }

  func finish(
    since start: ContinuousClock.Instant, files: [String], _ problems: [BuildProblem]
  ) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let count = problems.isEmpty ? literals?.count : nil
    environment.board.update(project.path) {
      $0.phase = problems.isEmpty ? .current : .failed
      $0.literals = count
      $0.subject = nil
      $0.seconds = seconds
      $0.files = Array(files.prefix(10))
      $0.problems = problems
    }
  }

  func note(since start: ContinuousClock.Instant, files: [String], errors: Int) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let outcome = errors == 0 ? "updated" : "not updated: \(counted(errors, "error"))"
    environment.context.console.note(
      "\(project.name): \(outcome) in \(shortNumber((seconds * 100).rounded() / 100)) s "
        + "(\(SourceWatcher.list(files)))")
  }
}

extension ExtensionBundle.Information {
  /// The hash of everything in the bundle.
  var wholeHash: String { contentHash + (appContentHash ?? "") }
}
