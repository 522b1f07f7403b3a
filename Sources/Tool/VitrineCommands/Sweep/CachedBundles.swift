import CommandArguments
import CommandContext
import ExtensionBuilder
import ExtensionProcess
import Foundation
import ProcessCleanup
import ProcessLaunch
import StableHash
import Sweep

/// A worker's cache of bundles of cluster sweeps, in the subfolder `swept` of the cache folder.
///
/// A bundle is unpacked once, after its hash was verified. The least recently used bundles are
/// removed.
actor CachedBundles: SweepBundles {
  /// The number of bundles that are kept.
  private static let limit = 32

  private let bucket: BundleBucket
  private let folder: URL
  private let frameworks: PrebuiltFrameworks
  private let console: Console
  private let now: @Sendable () -> Date
  /// The bundles that this process has verified or is unpacking, by hash.
  private var known: [String: Task<String, any Error>] = [:]

  /// Throws `BuildError.frameworksMissing`.
  init(_ bucket: BundleBucket, in context: ToolContext) throws {
    self.bucket = bucket
    folder = context.cache.appendingPathComponent("swept", isDirectory: true)
    frameworks = try PrebuiltFrameworks.located()
    console = context.console
    now = context.now
  }

  /// The folders in which extensions that were built on other machines find this machine's
  /// libraries.
  nonisolated var libraries: [String] {
    [frameworks.folder.path] + [Sandbox.swiftRuntime?.path].compactMap(\.self)
  }

  func path(of bundle: SweepPlan.Bundle) async throws -> String {
    // The hash is untrusted input from another machine.
    guard SweepFile(bundle.hash, .picture).isValid else {
      throw SweepError.wrongBundle(bundle.name)
    }
    let task = known[bundle.hash] ?? Task { try await find(bundle) }
    known[bundle.hash] = task
    do {
      return try await task.value
    } catch {
      // The next task retries.
      known[bundle.hash] = nil
      throw error
    }
  }

  private func find(_ bundle: SweepPlan.Bundle) async throws -> String {
    let place = folder.appendingPathComponent(
      "\(bundle.hash)-\(identity).\(ExtensionBundle.pathExtension)")
    if isUsable(place) {
      try? FileManager.default.setAttributes(
        [.modificationDate: now()], ofItemAtPath: place.path)
      return place.path
    }
    let archive = try await bucket.archive(of: bundle)
    let part = folder.appendingPathComponent(".\(UUID().uuidString)")
    ProcessCleanup.shared.add(temporary: part)
    defer {
      try? FileManager.default.removeItem(at: part)
      ProcessCleanup.shared.remove(temporary: part)
    }
    _ = try BundleArchive.unpack(archive, to: part, frameworks: frameworks)
    // Another worker may have unpacked the same bundle, and may be using it.
    if rename(part.path, place.path) != 0, !isUsable(place) {
      try? FileManager.default.removeItem(at: place)
      guard rename(part.path, place.path) == 0 || isUsable(place) else {
        throw ToolError.unwritable(place.path, reason: String(cString: strerror(errno)))
      }
    }
    console.note("downloaded \(bundle.name), \(archive.count) bytes")
    removeOldest()
    return place.path
  }

  private func isUsable(_ place: URL) -> Bool {
    guard let cached = try? ExtensionBundle(contentsOf: place) else { return false }
    return (try? cached.verify()) != nil
  }

  /// Identifies the installation of Vitrine. Each installation adapts bundles to its own paths.
  private var identity: String {
    let library = FrameworksIdentity(library: frameworks.library.path)
    let facts = library.map { "\($0.path) \($0.size) \($0.modified)" } ?? ""
    return StableHash<UInt64>(of: facts).hexadecimal
  }

  private func removeOldest() {
    let places = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    func date(_ url: URL) -> Date {
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      return values?.contentModificationDate ?? .distantPast
    }
    let bundles = (places ?? []).filter { $0.pathExtension == ExtensionBundle.pathExtension }
    for place in bundles.sorted(by: { date($0) > date($1) }).dropFirst(Self.limit) {
      try? FileManager.default.removeItem(at: place)
    }
  }
}
