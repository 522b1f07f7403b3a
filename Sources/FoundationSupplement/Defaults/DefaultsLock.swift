/// The right to change a file, among all processes; the system takes it back from one that ends.
struct DefaultsLock {
  private let descriptor: Int32

  /// Waits until nobody else has it. Makes the folder if it is not there.
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
