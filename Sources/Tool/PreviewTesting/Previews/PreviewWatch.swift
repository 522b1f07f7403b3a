import CommandArguments
import CommandContext
import ExtensionBuilder
import FileWatch
import Foundation
import SourceWatching
import StableHash

/// Draws the page of previews again whenever a save changes the project, until it is interrupted.
///
/// A project that does not build keeps the page as it is; the errors are printed.
package struct PreviewWatch: Sendable {
  package let run: PreviewRun
  package let output: OutputFile
  package let project: WatchedProject

  package init(run: PreviewRun, output: OutputFile, project: WatchedProject) {
    self.run = run
    self.output = output
    self.project = project
  }

  /// The pictures of each preview, by its title and place.
  private typealias Pictures = [String: UInt64]

  /// Throws `FileWatchError` if the project's folders cannot be watched.
  package func draw() async throws {
    var project = project
    var watch = try FileWatch(folders: project.folders)
    var shown: Pictures?
    var built: String?
    var files: Set<String> = []
    let cache = run.context.cache.appendingPathComponent("packages", isDirectory: true)
    while !Task.isCancelled {
      await update(&shown, &built, files.map(project.relative).sorted())
      if project.updateFolders(packageCache: cache) {
        watch.stop()
        watch = try FileWatch(folders: project.folders)
      }
      guard let changed = await watch.next() else { break }
      files = changed
    }
    watch.stop()
  }

  /// Draws the page if the project has changed.
  private func update(
    _ shown: inout Pictures?, _ built: inout String?, _ files: [String]
  ) async {
    let console = run.context.console
    let start = ContinuousClock.now
    do {
      let bundle = try await run.location.bundle(
        in: run.context, warnings: WarningLog(console))
      guard bundle.information.contentHash != built else { return }
      let results = try await run.results()
      try output.write(try run.page(of: results))
      for result in results {
        if let failure = result.failure { console.warn("\(result.title): \(failure)") }
      }
      let pictures = Self.pictures(of: results)
      let seconds = shortNumber(
        ((ContinuousClock.now - start) / .seconds(1) * 100).rounded() / 100)
      console.print(
        "\(output.url.path): " + Self.difference(pictures, shown)
          + " in \(seconds) s" + (files.isEmpty ? "" : " (\(SourceWatcher.list(files)))"))
      shown = pictures
      built = bundle.information.contentHash
    } catch is CancellationError {
      built = nil
    } catch {
      // The next build may have the contents of the last good one.
      if !files.isEmpty || built == nil { built = nil }
      console.error(report(error))
      console.note("the page was not drawn; it is drawn again after the next save")
    }
  }

  private static func pictures(of results: [PreviewResult]) -> Pictures {
    var pictures: Pictures = [:]
    for result in results {
      guard let section = result.section else { continue }
      var hash = StableHash<UInt64>()
      for picture in section.light + section.dark + section.lockScreen {
        picture.picture.withUnsafeBytes { hash.combine($0) }
      }
      // A line can move without a change of the preview.
      var key = "\(result.location.file) \(result.title)"
      while pictures[key] != nil { key += "'" }
      pictures[key] = hash.value
    }
    return pictures
  }

  /// What differs between two pages, in words.
  private static func difference(_ new: Pictures, _ old: Pictures?) -> String {
    let count = counted(new.count, "preview")
    guard let old else { return "\(count) drawn" }
    func name(_ key: String) -> String {
      String(key.drop { $0 != " " }.dropFirst())
    }
    let changed = new.keys.filter { old[$0] != nil && old[$0] != new[$0] }.map(name).sorted()
    let added = new.keys.filter { old[$0] == nil }.map(name).sorted()
    let removed = old.keys.filter { new[$0] == nil }.map(name).sorted()
    let parts = [("changed", changed), ("added", added), ("removed", removed)]
      .filter { !$0.1.isEmpty }.map { "\($0.0): \(SourceWatcher.list($0.1))" }
    return parts.isEmpty ? "\(count), no picture changed" : parts.joined(separator: "; ")
  }
}
