import Foundation
import ProcessCleanup
import ProjectReader
import StableHash
import XDGFolders

/// The folder of compiled C modules, which builds share, and the scratch folder of one build.
///
/// An incremental build keeps its scratch folder for the next build with the same output. Only one
/// build at a time uses it; others, also of other processes, take a new one.
struct BuildCache {
  /// The folder of all caches.
  let base: URL
  let built: BuiltBundles
  let moduleCache: URL
  /// The compiled modules and programs of projects, by hash.
  let compiledModules: URL
  /// What the plugins of packages have generated.
  let plugins: URL
  /// The version of the compiler; see `CompilerVersion`.
  let compilerVersion: URL
  let scratch: URL
  let headers = HeaderFlags()
  /// Held until the end of an incremental build; nil for others.
  private let lock: FolderLock?
  /// The scratch folder of a build that is not incremental.
  private let ownScratch: ScratchFolder?

  /// - Parameters:
  ///   - output: The output of an incremental build.
  ///   - fingerprint: If it differs from that of the last incremental build, everything is compiled
  ///     again.
  ///   - name: The name of the scratch folder of another build; nil is a new one.
  ///
  /// Throws `BuildError.outputUnwritable`.
  init(
    _ folder: URL?, incremental output: URL? = nil, fingerprint: String = "",
    scratch name: String? = nil
  ) throws(BuildError) {
    let base = Self.folder(folder)
    self.base = base
    built = BuiltBundles(cache: folder)
    moduleCache = base.appendingPathComponent("modules")
    compiledModules = base.appendingPathComponent("compiled")
    plugins = base.appendingPathComponent("plugins")
    compilerVersion = base.appendingPathComponent("compiler")
    Self.removeOthers(
      folders: ["modules", "compiled", "plugins", "incremental", "skeletons"]
        .map(base.appendingPathComponent),
      files: ["built", "compiler"].map(base.appendingPathComponent))
    let kept = output.map {
      let hash = StableHash<UInt64>(of: $0.standardizedFileURL.path)
      return base.appendingPathComponent("incremental")
        .appendingPathComponent(String(hash.value, radix: 16))
    }
    lock = kept.flatMap { FolderLock($0, fingerprint: fingerprint) }
    do {
      if let kept = lock?.folder ?? name.map({ base.appendingPathComponent($0) }) {
        scratch = kept
        ownScratch = nil
      } else {
        let own = try ScratchFolder("build", in: base)
        scratch = own.url
        ownScratch = own
      }
      for folder in [moduleCache, compiledModules, scratch] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw .outputUnwritable(base.path, reason: error.reason)
    }
  }

  /// The given folder, or the user's.
  static func folder(_ given: URL?) -> URL {
    let folders = XDGFolders(environment: ProcessInfo.processInfo.environment)
    return given
      ?? URL(fileURLWithPath: folders.cache, isDirectory: true).appendingPathComponent("vitrine")
  }

  /// Whether the scratch folder has the results of an earlier build.
  var isIncremental: Bool { lock != nil }

  /// Creates an empty folder in the scratch folder, for what is stored in the cache when it is
  /// complete. Throws `BuildError.outputUnwritable`.
  func emptyFolder(_ url: URL) throws(BuildError) {
    do {
      // An incremental build may have left files.
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .outputUnwritable(url.path, reason: error.reason)
    }
  }

  /// Removes what is in the place of a folder or of a file, and is something else.
  private static func removeOthers(folders: [URL], files: [URL]) {
    for (urls, type) in [(folders, S_IFDIR), (files, S_IFREG)] {
      for url in urls {
        var facts = stat()
        guard stat(url.path, &facts) == 0 || lstat(url.path, &facts) == 0,
          facts.st_mode & S_IFMT != type
        else { continue }
        try? FileManager.default.removeItem(at: url)
      }
    }
  }

  /// Removes the scratch folder, unless the next build uses it.
  func discardScratch() {
    guard lock == nil else { return }
    try? FileManager.default.removeItem(at: scratch)
    ownScratch?.release()
  }
}

extension ReadingOptions {
  /// The folder for the repositories of remote packages: `packages` in the cache folder.
  ///
  /// - Parameter cache: The cache folder of `ExtensionBuilder`; nil is the user's.
  package static func packageCache(in cache: URL? = nil) -> URL {
    BuildCache.folder(cache).appendingPathComponent("packages", isDirectory: true)
  }
}

/// A folder that one build uses at a time. The system releases the lock if the process ends.
private final class FolderLock: Sendable {
  let folder: URL
  private let descriptor: Int32

  /// Returns nil if another build uses the folder, or if it cannot be created.
  init?(_ folder: URL, fingerprint: String) {
    self.folder = folder
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    descriptor = open(
      folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    // `deinit` closes the descriptor also if the initializer fails.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    let record = folder.appendingPathComponent("fingerprint")
    guard (try? String(contentsOf: record, encoding: .utf8)) != fingerprint else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name != "lock" {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    try? Data(fingerprint.utf8).write(to: record)
  }

  deinit {
    guard descriptor >= 0 else { return }
    // Closing is not enough: a child process has a copy of the descriptor until its program starts.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
