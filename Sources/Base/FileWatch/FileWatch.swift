import Foundation
import Synchronization

/// Reports which files in folders change.
///
/// ```swift
/// let watch = try FileWatch(folders: [project])
/// while let files = await watch.next() { … }
/// ```
/// Each element is a set of paths that changed together (`SaveBurst`): files that were written,
/// moved, created or deleted, and folders that appeared or disappeared. If a reader is busy, its
/// next element has everything that has changed meanwhile. Folders are watched recursively, also
/// those that are created later; hidden folders, build products and the temporary files of editors
/// are left out. A folder that disappears, for example in a git checkout, is watched again when it
/// is back.
///
/// It knows nothing about projects: which of the files matter is decided by the reader.
package final class FileWatch: Sendable {
  private struct State {
    var pending: Set<String> = []
    var waiting: CheckedContinuation<Set<String>?, Never>?
    var isStopped = false
    /// Whether the thread has reported its last changes.
    var hasEnded = false
    var ending: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())
  /// The ends of a pipe whose closing wakes the thread.
  private let wake: (reading: Int32, writing: Int32)

  /// Starts to watch. Throws `FileWatchError`.
  package init(folders: [URL]) throws(FileWatchError) {
    let roots = Set(folders.map { $0.standardizedFileURL.resolvingSymlinksInPath().path }).sorted()
    let tree = try InotifyTree(roots: roots, isIgnored: Self.isIgnored)
    // After everything else that can fail: `deinit` closes the pipe.
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotWatch(roots.first ?? "", errno: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wake = (ends[0], ends[1])
    let locks = roots.compactMap(Self.repositoryLock)
    // The tree is used by this thread only.
    nonisolated(unsafe) let watched = tree
    let thread = Thread { [weak self, reading = ends[0]] in
      Self.run(watched, locks: locks, wake: reading) { self?.publish($0) ?? false }
      close(reading)
      self?.end()
    }
    thread.name = "file watch"
    thread.start()
  }

  deinit { stop() }

  package func stop() {
    let waiting = state.withLock { state in
      guard !state.isStopped else { return nil as CheckedContinuation<Set<String>?, Never>? }
      state.isStopped = true
      close(wake.writing)
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: nil)
  }

  /// Stops, and returns what has changed since the last element.
  package func finish() async -> Set<String> {
    stop()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let hasEnded = state.withLock { state in
        if !state.hasEnded { state.ending = continuation }
        return state.hasEnded
      }
      if hasEnded { continuation.resume() }
    }
    return state.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
  }

  private func end() {
    let ending = state.withLock { state in
      state.hasEnded = true
      defer { state.ending = nil }
      return state.ending
    }
    ending?.resume()
  }

  /// The next changes; nil after `stop()` or if the task is cancelled. For one reader.
  package func next() async -> Set<String>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ready: Set<String>?? = state.withLock { state in
          if state.isStopped || Task.isCancelled { return .some(nil) }
          guard state.pending.isEmpty else {
            defer { state.pending = [] }
            return state.pending
          }
          state.waiting = continuation
          return nil
        }
        if let ready { continuation.resume(returning: ready) }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(returning: nil)
    }
  }

  /// Returns false if nobody reads any more.
  func publish(_ files: Set<String>) -> Bool {
    let (waiting, isStopped) = state.withLock { state in
      guard let waiting = state.waiting else {
        state.pending.formUnion(files)
        return (nil as CheckedContinuation<Set<String>?, Never>?, state.isStopped)
      }
      state.waiting = nil
      return (waiting, state.isStopped)
    }
    waiting?.resume(returning: files)
    return !isStopped
  }

  private static func run(
    _ tree: InotifyTree, locks: [String], wake: Int32, _ publish: (Set<String>) -> Bool
  ) {
    var burst = SaveBurst()
    while true {
      var descriptors = [
        pollfd(fd: tree.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      var wait = burst.deadline.map { max($0 - now, 0) }
      // inotify cannot report that a missing folder is created.
      if !tree.missingRoots.isEmpty { wait = min(wait ?? 0.5, 0.5) }
      poll(&descriptors, 2, wait.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
      let time = now
      tree.read { burst.add($0, at: time) }
      if descriptors[1].revents != 0 {
        _ = publish(burst.takeAll().subtracting(tree.takeVanished()))
        return
      }
      if !tree.missingRoots.isEmpty { tree.restoreRoots { burst.add($0, at: time) } }
      let isLocked = locks.contains { access($0, F_OK) == 0 }
      guard let files = burst.take(at: now, isLocked: isLocked) else { continue }
      let lasting = files.subtracting(tree.takeVanished())
      if !lasting.isEmpty, !publish(lasting) { return }
    }
  }

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// The file that git creates while it changes the working copy; nil outside of a repository.
  private static func repositoryLock(of folder: String) -> String? {
    var place = URL(fileURLWithPath: folder, isDirectory: true)
    while place.path != "/" {
      let repository = place.appendingPathComponent(".git")
      if FileManager.default.fileExists(atPath: repository.path) {
        return repository.appendingPathComponent("index.lock").path
      }
      place.deleteLastPathComponent()
    }
    return nil
  }

  private static let ignoredNames: Set<String> = [
    "DerivedData", "node_modules", "xcuserdata", "4913",
  ]
  private static let ignoredEndings = ["~", ".swp", ".swx", ".tmp", ".vitrine", ".orig", ".rej"]

  /// Whether a file or folder of this name is not a source: hidden ones except the tool's own
  /// configuration, the products of builds, and the temporary files of editors.
  static func isIgnored(_ name: String) -> Bool {
    if name == ".vitrine.json" || name == ".swift-version" { return false }
    return name.hasPrefix(".") || name.hasPrefix("#") || ignoredNames.contains(name)
      || ignoredEndings.contains { name.hasSuffix($0) }
  }
}

/// Why folders cannot be watched.
package enum FileWatchError: Error, Equatable, CustomStringConvertible {
  case cannotWatch(String, errno: Int32)

  package var description: String {
    switch self {
    case .cannotWatch(let path, ENOSPC):
      """
      \(path): cannot be watched, because the user already watches as many folders as the system \
      allows; raise the limit with `sudo sysctl fs.inotify.max_user_watches=524288`
      """
    case .cannotWatch(let path, EMFILE):
      """
      \(path): cannot be watched, because too many programs of the user watch files; end some of \
      them, or raise the limit with `sudo sysctl fs.inotify.max_user_instances=512`
      """
    case .cannotWatch(let path, let code):
      "\(path): cannot be watched: \(String(cString: strerror(code)))"
    }
  }
}
