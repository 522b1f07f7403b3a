import DeviceEngine
import Foundation

/// Holds a state folder for one host. The system lets go of it with the process, however it ends.
final class StoreLock: Sendable {
  private let descriptor: Int32

  /// Throws `HostError.storeInUse` where another process, or another store of this one, has the
  /// folder; `HostError.storeFailed` where the file cannot be made.
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
        path: folder.path, holder: holder.isEmpty ? "its process is not known" : holder)
    }
    let text = "process \(getpid())"
    ftruncate(descriptor, 0)
    _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  private static func text(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
