import Foundation

/// Runs code of a project that has to run while it is built: without network, without the user's
/// files and environment, and with a limit for the size of files.
///
/// It uses bubblewrap. The system is visible and read-only; the folders of users and temporary
/// files are empty.
public struct CodeSandbox: Sendable {
  public let executable: String

  /// nil if `bwrap` is not in PATH.
  public init?() {
    guard let executable = BoundedProcess.find("bwrap") else { return nil }
    self.executable = executable
  }

  /// The arguments that precede a program and its arguments.
  /// - Parameters:
  ///   - readable: Folders that the program may read, wherever they are.
  ///   - writable: Folders that the program may change, and the places where it finds them.
  ///   - folder: The working folder; nil is `/`.
  ///   - processorSeconds: The limit of the processor's time; nil for none.
  ///   - options: Further options of `bwrap`.
  public func arguments(
    readable: [URL], writable: [(folder: URL, place: URL)] = [], folder: URL? = nil,
    processorSeconds: Int? = nil, options: [String] = []
  ) -> [String] {
    let hidden = ["/home", "/root", "/tmp", "/var/tmp", "/run", "/mnt", "/media"].filter {
      FileManager.default.fileExists(atPath: $0)
    }
    var line = [
      "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
      "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
    ]
    line += hidden.flatMap { ["--size", "268435456", "--tmpfs", $0] }
    line += readable.flatMap { ["--ro-bind", $0.path, $0.path] }
    line += writable.flatMap { ["--bind", $0.folder.path, $0.place.path] }
    line += ["--clearenv", "--setenv", "HOME", "/tmp", "--setenv", "PATH", "/usr/bin:/bin"]
    line += options
    let time = processorSeconds.map { " && ulimit -t \($0)" } ?? ""
    return line + [
      "--chdir", folder?.path ?? "/", "/bin/sh", "-c", "ulimit -f 65536\(time) && exec \"$@\"",
      "sh",
    ]
  }
}
