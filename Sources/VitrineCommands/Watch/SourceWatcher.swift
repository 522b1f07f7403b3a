import DeviceProtocol
import ExtensionBuilder
import ExtensionPool
import ExtensionProcess
import FileWatch
import Foundation
import HostLink
import Synchronization

/// Keeps a device up to date with the sources of projects: builds those that a save concerns, and
/// installs them in place of what the device has. Placements reload and keep their configuration;
/// the device's clock, its stores and the data of app groups are not touched.
///
/// A project that does not build leaves the device as it is. `BuildBoard` has the reasons, until
/// it builds.
///
/// What a save concerns is decided twice. `RebuildQueue` finds the projects whose folders contain
/// the file; then the builder compares the contents of everything that influences the result
/// (`ExtensionBuilder`), so that saving another file, or the same content again, compiles nothing.
struct SourceWatcher: Sendable {
  /// Installs a bundle, of which the description may be known.
  typealias Installation =
    @Sendable (ExtensionBundle, BundleDescription?) async throws -> ExtensionSummary

  /// The machine's side of the watcher, so that the whole is one value.
  struct Environment: Sendable {
    var context: ToolContext
    var board: BuildBoard
    /// Builds the extensions of a project, and reports the phases.
    var options: ProjectOptions
    /// The device's folders, which the extension also uses while it is described.
    var folders: ExtensionFolders
    var install: Installation
    /// Prepares the data that a project's extensions read.
    var prepare: @Sendable (ExtensionLocation, [ExtensionBundle]) async throws -> Void
    /// Called with the path of a project that was built, or could not be built.
    var didBuild: @Sendable (_ project: String) async -> Void
    /// Called when all projects have been built for the first time.
    var isReady: @Sendable () async -> Void
  }

  let paths: [String]
  let environment: Environment

  /// Builds and watches until the task is cancelled. Throws `FileWatchError` if the folders cannot
  /// be watched.
  func run() async throws {
    let context = environment.context
    var projects = paths.map { WatchedProject($0, options: environment.options, in: context) }
    for project in projects {
      environment.board.add(BuildStatus(project: project.path, name: project.name))
    }
    var installed = projects.map { _ in InstalledBuilds() }
    var watch = try FileWatch(folders: projects.flatMap(\.folders))
    let sandbox = try? await ExtensionSandbox.find().get()
    var queue = RebuildQueue(projects: projects.count) { [projects] in
      projects[$0].contains($1)
    }
    var isReady = false
    while !Task.isCancelled {
      while let job = queue.next(), !Task.isCancelled {
        await build(projects[job.project], job.files, sandbox, &installed[job.project])
        // A changed project can use other packages.
        let cache = context.cache.appendingPathComponent("packages", isDirectory: true)
        if projects[job.project].updateFolders(packageCache: cache) {
          watch.stop()
          watch = try FileWatch(folders: projects.flatMap(\.folders))
          queue.use { [projects] in projects[$0].contains($1) }
        }
      }
      if !isReady {
        isReady = true
        await environment.isReady()
      }
      guard let files = await watch.next() else { break }
      queue.add(files)
    }
    watch.stop()
  }

  // MARK: One build

  /// What a project has on the device.
  private struct InstalledBuilds {
    /// The contents of the bundles that were installed, by their paths.
    var hashes: [String: String] = [:]
    var hasFailed = false
    var isPrepared = false
  }

  private func build(
    _ project: WatchedProject, _ files: Set<String>, _ sandbox: URL?,
    _ installed: inout InstalledBuilds
  ) async {
    let (board, console) = (environment.board, environment.context.console)
    let start = ContinuousClock.now
    let changed = files.map(project.relative).sorted()
    let isFirst = files.isEmpty
    if isFirst || installed.hasFailed {
      board.update(project.path) {
        $0.phase = .reading
        $0.files = Array(changed.prefix(10))
      }
    }
    var problems: [BuildProblem] = []
    var updated: [ExtensionSummary] = []
    func fail(_ error: any Error) {
      // The device is being stopped.
      if Task.isCancelled { return }
      console.error(report(error))
      problems += BuildProblem.all(of: error, name: project.relative)
    }
    do {
      for (_, var location) in try project.location.targets() {
        location.isIncremental = true
        location.progress = { phase in
          board.update(project.path) {
            $0.files = Array(changed.prefix(10))
            $0.show(phase)
          }
        }
        let described = Mutex<BundleDescription?>(nil)
        location.kinds = { [folders = environment.folders] bundle in
          let contents = await description(
            of: bundle, owner: bundle.identifier, folders: folders, sandbox: sandbox)
          described.withLock { $0 = contents }
          return contents?.kinds ?? []
        }
        do {
          let bundle = try await location.bundle(
            in: environment.context, warnings: WarningLog(console))
          if !installed.isPrepared { try await environment.prepare(location, [bundle]) }
          let hash = bundle.information.wholeHash
          guard installed.hashes[bundle.url.path] != hash else { continue }
          board.update(project.path) { $0.phase = .installing }
          updated.append(try await environment.install(bundle, described.withLock { $0 }))
          installed.hashes[bundle.url.path] = hash
        } catch {
          fail(error)
        }
      }
      installed.isPrepared = problems.isEmpty
    } catch {
      fail(error)
    }
    let isSilent = updated.isEmpty && problems.isEmpty && !installed.hasFailed && !isFirst
    installed.hasFailed = !problems.isEmpty
    guard !isSilent else { return }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    board.update(project.path) { [problems] in
      $0.phase = problems.isEmpty ? .current : .failed
      $0.subject = nil
      $0.seconds = seconds
      $0.problems = problems
    }
    await environment.didBuild(project.path)
    for app in updated where isFirst {
      console.note("\(app.change): \(app.kinds.joined(separator: ", "))")
    }
    guard !isFirst else { return }
    let count = problems.count == 1 ? "1 error" : "\(problems.count) errors"
    let outcome = problems.isEmpty ? "updated" : "not updated: \(count)"
    console.note(
      "\(project.name): \(outcome) in \(shortNumber((seconds * 100).rounded() / 100)) s "
        + "(\(Self.list(changed)))")
  }

  /// The first three names, and the number of the others.
  static func list(_ names: [String]) -> String {
    let rest = names.count - 3
    let shown = names.prefix(3).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }
}

extension BuildStatus {
  /// Shows what the builder does now.
  mutating func show(_ phase: BuildPhase) {
    switch phase {
    case .compiling(let name): (self.phase, subject) = (.compiling, name)
    case .linking(let name): (self.phase, subject) = (.linking, name)
    case .checking: (self.phase, subject) = (.checking, nil)
    }
  }
}

extension ExtensionBundle.Information {
  /// The hash of everything in the bundle.
  fileprivate var wholeHash: String { contentHash + (appContentHash ?? "") }
}
