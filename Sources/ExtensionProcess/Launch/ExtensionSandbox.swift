import Foundation

/// Keeps an extension from what is the person's, with bubblewrap: it sees the system read-only, has
/// temporary folders of its own, and of the folders that are hidden only what is named here.
///
/// The extension is in a process namespace of its own: whatever it starts ends with it. It keeps
/// the network, as widgets have it.
public struct ExtensionSandbox: Equatable, Sendable {
  /// bubblewrap's program.
  public var program: URL
  /// Folders that look empty, beside the usual ones: the home folders, `/tmp`, `/run`.
  public var hidden: [URL]
  /// Folders that can be read although they lie in hidden ones.
  public var readable: [URL]
  /// Folders that can be written.
  public var writable: [URL]
  /// Devices, or folders of them, that it may use beside the usual ones.
  public var devices: [URL]
  /// Bytes that the extension may write to each of its temporary folders.
  public var temporarySize: Int

  public init(
    program: URL, hidden: [URL] = [], readable: [URL] = [], writable: [URL] = [],
    devices: [URL] = [], temporarySize: Int = 64 << 20
  ) {
    self.program = program
    self.hidden = hidden
    self.readable = readable
    self.writable = writable
    self.devices = devices
    self.temporarySize = temporarySize
  }

  /// Exit statuses above this are signals that ended the extension: bubblewrap cannot die of them.
  static let signalStatus: Int32 = 128
}

extension ExtensionSandbox {
  private enum Mount: Int { case hidden, readable, writable }

  /// The command, started through bubblewrap: what to run in its place.
  public func wrapping(_ command: [String]) -> [String] {
    var line = [
      program.path, "--die-with-parent", "--unshare-pid", "--unshare-ipc", "--unshare-cgroup-try",
      "--cap-drop", "ALL", "--ro-bind", "/", "/", "--dev", "/dev",
    ]
    line += devices.flatMap { ["--dev-bind-try", $0.path, $0.path] }
    line += temporary("/dev/shm") + ["--remount-ro", "/dev", "--proc", "/proc"]
    // bubblewrap takes it for safe where the person is no administrator; here it may be one.
    line += ["--ro-bind", "/proc/sys", "/proc/sys"]
    line += ["--ro-bind-try", "/proc/sysrq-trigger", "/proc/sysrq-trigger"]
    // An outer folder first, so that an inner one decides for itself.
    let places = [
      (Self.usuallyHidden + hidden, Mount.hidden), (Self.usuallyReadable + readable, .readable),
      (writable, .writable),
    ]
    let mounts = places.flatMap { urls, mount in
      Set(urls.map { $0.resolvingSymlinksInPath().path }).subtracting(["/"])
        .filter { FileManager.default.fileExists(atPath: $0) }.map { (path: $0, mount: mount) }
    }
    let depth = { (path: String) in path.split(separator: "/").count }
    for (path, mount) in mounts.sorted(by: {
      (depth($0.path), $0.mount.rawValue, $0.path) < (depth($1.path), $1.mount.rawValue, $1.path)
    }) {
      switch mount {
      case .hidden: line += temporary(path)
      case .readable: line += ["--ro-bind", path, path]
      case .writable: line += ["--bind", path, path]
      }
    }
    return line + ["--chdir", "/", "--"] + command
  }

  private func temporary(_ path: String) -> [String] {
    ["--size", String(temporarySize), "--tmpfs", path]
  }

  /// Homes, temporary folders, and the sockets of services by which a program could get out.
  private static var usuallyHidden: [URL] {
    ["/home", "/root", "/tmp", "/var/tmp", "/run", NSHomeDirectory()].map {
      URL(fileURLWithPath: $0)
    }
  }

  /// The names of the network's machines; on many systems a link into `/run`.
  private static var usuallyReadable: [URL] { [URL(fileURLWithPath: "/etc/resolv.conf")] }
}
