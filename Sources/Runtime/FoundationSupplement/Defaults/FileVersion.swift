/// The version of a file at the time it was opened, to detect whether the file has been replaced.
///
/// The descriptor stays open, because the file system cannot reuse the inode number while it is. So
/// replacements are detected even if several happen within one tick of the file system's clock.
final class FileVersion: Sendable {
  private let descriptor: Int32
  private let identity: Identity

  private struct Identity: Equatable, Sendable {
    var device: dev_t
    var number: ino_t
    var size: off_t
    var seconds: Int
    var nanoseconds: Int

    init(_ status: stat) {
      device = status.st_dev
      number = status.st_ino
      size = status.st_size
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  /// Opens the file; nil if it is not a readable regular file.
  init?(opening path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    identity = Identity(status)
  }

  deinit {
    close(descriptor)
  }

  /// Whether `path` still refers to this file, and the file is unchanged.
  func isCurrent(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && Identity(status) == identity
  }

  /// The file's contents; nil if there are more than `limit` bytes or they cannot be read.
  func contents(limit: Int) -> Data? {
    guard identity.size <= limit else { return nil }
    var data = Data(count: Int(identity.size))
    var start = 0
    while start < data.count {
      let count = data.withUnsafeMutableBytes { bytes in
        pread(
          descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start, off_t(start))
      }
      if count > 0 {
        start += count
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
    return data
  }
}
