/// A lock among all processes for changing a file. The kernel releases it if its holder exits.
struct DefaultsLock {
  private let descriptor: Int32

  /// Waits for the lock. Creates the folder if it does not exist.
  init(beside path: String) throws(DefaultsFailure) {
    let file = path + ".lock"
    var opened = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if opened < 0, errno == ENOENT {
      let folder = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      opened = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    }
    guard opened >= 0 else { throw .system(call: "open", path: file, errno: errno) }
    while flock(opened, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let number = errno
        close(opened)
        throw .system(call: "flock", path: file, errno: number)
      }
    }
    descriptor = opened
  }

  func unlock() {
    close(descriptor)
  }
}
