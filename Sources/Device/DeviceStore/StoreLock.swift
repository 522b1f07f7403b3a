import DeviceEngine
import Foundation

/// An exclusive lock on a state folder, held as long as the value lives.
///
/// The lock is `flock` on the file `lock`, so the system releases it when the process ends, even if
/// it crashes. The file holds the text `process <pid>` for the error message of a second host. The
/// text alone locks nothing: it stays in the file after the lock is released.
final class StoreLock: Sendable {
  private let descriptor: Int32

  /// Throws `HostError.storeInUse` if another process, or another store in this process, holds the
  /// lock; `HostError.storeFailed` if the file cannot be created.
  init(folder: URL) throws(HostError) {
    let path = folder.appendingPathComponent("lock").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .storeFailed(path: path, reason: String(cString: strerror(errno)))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      let holder = Self.text(of: descriptor)
      close(descriptor)
      guard reason == EWOULDBLOCK else {
        throw .storeFailed(path: path, reason: String(cString: strerror(reason)))
      }
      throw .storeInUse(
        path: folder.path, holder: holder.isEmpty ? "unknown process" : holder)
    }
    let text = "process \(getpid())"
    ftruncate(descriptor, 0)
    _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    self.descriptor = descriptor
  }

  deinit {
    // Closing is not enough: a child process has a copy of the descriptor until its program starts.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func text(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
