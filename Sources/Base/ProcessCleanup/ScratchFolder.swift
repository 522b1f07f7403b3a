import CProcessCleanup
import Foundation

/// A folder that exists only while its process uses it.
///
/// ```swift
/// let scratch = try ScratchFolder(temporary: "vitrine-simulation")
/// defer { scratch.remove() }
/// ```
/// It is removed when a signal ends the process (`ProcessCleanup`). A process that is killed or
/// crashes leaves it behind; the next one that makes a folder with the same prefix removes it. The
/// process holds a lock on its folder, by which others recognize that it is in use. The system
/// releases the lock when the process ends. Unlike the number of a process, a lock also works
/// between containers that share a folder.
package final class ScratchFolder: Sendable {
  package let url: URL
  private let lock: Int32

  /// Creates a folder that does not exist yet, and those around it. Throws `CocoaError` and
  /// `POSIXError`.
  ///
  /// - Parameter mode: The permissions, before the process's mask is applied.
  package init(_ url: URL, mode: mode_t = 0o700) throws {
    self.url = url
    ProcessCleanup.shared.add(temporary: url)
    do {
      lock = try Self.create(url, mode)
    } catch {
      ProcessCleanup.shared.remove(temporary: url)
      throw error
    }
  }

  /// Creates `PREFIX-UUID` in a folder, and removes those that ended processes have left there.
  ///
  /// - Parameter isShort: Whether the name has only the first 8 digits, for paths of sockets.
  package convenience init(_ prefix: String, in parent: URL, isShort: Bool = false) throws {
    Self.removeAbandoned(in: parent) { Self.isName($0, prefix) }
    let suffix = UUID().uuidString.prefix(isShort ? 8 : 36)
    try self.init(parent.appendingPathComponent("\(prefix)-\(suffix)", isDirectory: true))
  }

  /// The same in the folder for temporary files.
  package convenience init(temporary prefix: String, isShort: Bool = false) throws {
    try self.init(prefix, in: FileManager.default.temporaryDirectory, isShort: isShort)
  }

  deinit { close(lock) }

  /// Removes the folder. Does nothing if it was moved.
  package func remove() {
    try? FileManager.default.removeItem(at: url)
    release()
  }

  /// The folder was moved to where it is kept.
  package func release() {
    ProcessCleanup.shared.remove(temporary: url)
    // Closing is not enough: a child process has a copy of the descriptor until its program starts.
    flock(lock, LOCK_UN)
  }
}

extension ScratchFolder {
  /// Removes the folders with certain names that no process uses.
  package static func removeAbandoned(in parent: URL, where isScratch: (String) -> Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where isScratch(name) {
      let url = parent.appendingPathComponent(name)
      guard let descriptor = open(url), isOwn(descriptor) else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(at: url) }
      close(descriptor)
    }
  }

  /// Whether a name is the prefix, a hyphen and a UUID, or the first digits of one.
  static func isName(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix + "-") else { return false }
    let suffix = name.dropFirst(prefix.count + 1)
    return suffix.count == 8
      ? suffix.allSatisfy(\.isHexDigit) : UUID(uuidString: String(suffix)) != nil
  }

  /// Returns the descriptor with the lock.
  private static func create(_ url: URL, _ mode: mode_t) throws -> Int32 {
    while true {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard mkdir(url.path, mode) == 0 || errno == EEXIST else { throw failure() }
      guard let descriptor = open(url) else {
        // Another process has removed the folder before it was locked.
        if errno == ENOENT { continue }
        throw failure()
      }
      guard flock(descriptor, LOCK_EX) == 0 else {
        defer { close(descriptor) }
        throw failure()
      }
      // The same, after it was opened.
      if isSame(descriptor, url) { return descriptor }
      close(descriptor)
    }
  }

  private static func failure() -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }

  private static func open(_ url: URL) -> Int32? {
    let descriptor = Foundation.open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  private static func isOwn(_ descriptor: Int32) -> Bool {
    var facts = stat()
    return fstat(descriptor, &facts) == 0 && facts.st_uid == geteuid()
  }

  private static func isSame(_ descriptor: Int32, _ url: URL) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && lstat(url.path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}
