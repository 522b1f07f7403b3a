import Foundation

/// A file that is written atomically.
///
/// The bytes go into a temporary file in the same folder, which is then renamed: a reader never
/// sees half a file, and a failure leaves the old file unchanged.
struct OutputFile {
  var url: URL

  /// Throws `ToolError.unwritable`.
  func write(_ data: Data) throws {
    let folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      throw ToolError.unwritable(url.path, reason: "folder \(folder.path) not found")
    }
    guard isFolder.boolValue else {
      throw ToolError.unwritable(url.path, reason: "\(folder.path) is not a folder")
    }
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      throw ToolError.unwritable(url.path, reason: "a folder with this name exists")
    }
    let part = folder.appendingPathComponent(
      ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part")
    do {
      try write(data, to: part)
    } catch {
      unlink(part.path)
      throw error
    }
  }

  private func write(_ data: Data, to part: URL) throws {
    // A folder of somebody else can have a symbolic link with this name.
    let descriptor = open(
      part.path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    try data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          written += count
        } else if errno != EINTR {
          throw failure(errno)
        }
      }
    }
    guard rename(part.path, url.path) == 0 else { throw failure(errno) }
  }

  private func failure(_ code: Int32) -> ToolError {
    .unwritable(url.path, reason: String(cString: strerror(code)).lowercased())
  }
}
