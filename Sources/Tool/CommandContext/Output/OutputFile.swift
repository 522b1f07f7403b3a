import Foundation
import ProcessCleanup

/// A file that is written atomically.
///
/// The bytes go into a temporary file in the same folder, which is then renamed: a reader never
/// sees half a file, and a failure leaves the old file unchanged. A symbolic link stays, and the
/// file that it leads to is replaced. A device or a pipe, such as `/dev/full` or `/dev/stdout`,
/// cannot be replaced and is written to.
package struct OutputFile {
  package var url: URL

  package init(url: URL) {
    self.url = url
  }

  /// Throws `ToolError.unwritable` if the file cannot be written now. Work that takes long is lost
  /// if its result cannot be written, so commands check this first.
  package func check() throws {
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
    let place = url.resolvingSymlinksInPath()
    let written = isStream ? url : place.deletingLastPathComponent()
    guard access(written.path, W_OK) == 0 else { throw failure(errno) }
  }

  /// Throws `ToolError.unwritable`.
  package func write(_ data: Data) throws {
    try check()
    if isStream { return try write(data, to: url, O_WRONLY) }
    let place = url.resolvingSymlinksInPath()
    let part = place.deletingLastPathComponent().appendingPathComponent(
      ".\(place.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part")
    ProcessCleanup.shared.add(temporary: part)
    defer { ProcessCleanup.shared.remove(temporary: part) }
    do {
      // A folder that others can write to may have a symbolic link with this name.
      try write(data, to: part, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
      guard rename(part.path, place.path) == 0 else { throw failure(errno) }
    } catch {
      unlink(part.path)
      throw error
    }
  }

  private var isStream: Bool {
    Self.isStream(url.resolvingSymlinksInPath()) || Self.isStream(url)
  }

  /// Whether the file cannot be replaced. A descriptor in `/dev` or `/proc` may be an ordinary
  /// file, but its name is not.
  private static func isStream(_ url: URL) -> Bool {
    if ["/dev/", "/proc/"].contains(where: url.path.hasPrefix) { return true }
    var facts = stat()
    return stat(url.path, &facts) == 0 && facts.st_mode & S_IFMT != S_IFREG
  }

  private func write(_ data: Data, to file: URL, _ flags: Int32) throws {
    let descriptor = open(file.path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(errno) }
    do throws(StandardStreams.Failure) {
      try StandardStreams.write(data, to: descriptor)
    } catch {
      close(descriptor)
      throw failure(error.code)
    }
    // Network file systems report here that nothing was written.
    guard close(descriptor) == 0 else { throw failure(errno) }
  }

  private func failure(_ code: Int32) -> ToolError {
    .unwritable(url.path, reason: String(cString: strerror(code)).lowercased())
  }
}
