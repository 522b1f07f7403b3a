import CommandArguments
import CommandContext
import DeviceProtocol
import ExtensionBuilder
import ExtensionPool
import ExtensionProcess
import FileWatch
import Foundation
import HostLink
import ProcessLaunch
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
package struct SourceWatcher: Sendable {
  /// Installs a bundle, of which the description may be known.
  package typealias Installation =
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
  /// be watched at the beginning.
  package func run() async throws {
    let context = environment.context
    var projects = paths.map { WatchedProject($0, options: environment.options, in: context) }
    for project in projects {
      environment.board.add(BuildStatus(project: project.path, name: project.name))
    }
    var watch = try FileWatch(folders: projects.flatMap(\.folders))
    await FrameworksBuild(context.environment)?.end(showing: environment.board)
    let sandbox = try? await Sandbox.find().get()
    let updates = projects.map { ProjectUpdates($0, environment, sandbox: sandbox) }
    var queue = RebuildQueue(projects: projects.count) { [projects] in
      projects[$0].contains($1)
    }
    var isReady = false
    while !Task.isCancelled {
      while let job = queue.next(), !Task.isCancelled {
        guard await updates[job.project].update(job.files) == .built else { continue }
        // A changed project can use other packages.
        let cache = context.cache.appendingPathComponent("packages", isDirectory: true)
        guard projects[job.project].updateFolders(packageCache: cache) else { continue }
        queue.use { [projects] in projects[$0].contains($1) }
        do {
          let old = watch
          watch = try FileWatch(folders: projects.flatMap(\.folders))
          // The files that were saved during the build.
          queue.add(await old.finish())
        } catch {
          // The folders so far are still watched.
          context.console.error(report(error))
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
    for updates in updates { await updates.stop() }
  }

  /// The first three names, and the number of the others.
  package static func list(_ names: [String]) -> String {
    let rest = names.count - 3
    let shown = names.prefix(3).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }
}

extension BuildStatus {
  /// Shows what the builder does now.
  mutating func show(_ phase: BuildPhase) {
    switch phase {
    case .compiling(let name), .cutting(let name, _): (self.phase, subject) = (.compiling, name)
    case .linking(let name): (self.phase, subject) = (.linking, name)
    case .checking, .ownSourcesChecked: (self.phase, subject) = (.checking, nil)
    }
  }
}
