import Foundation

/// Restricts an extension's view of the file system, with bubblewrap.
///
/// - The whole system is visible, but read-only.
/// - Home folders, temporary folders and `/run` are replaced by empty ones in memory, as are the
///   folders in `hidden`. In them, only the folders in `readable` and `writable` appear.
/// - The extension has its own process namespace: everything it starts ends with it.
/// - All capabilities are dropped. Devices are limited to the basic ones and those in `devices`.
///
/// ```swift
/// let sandbox = ExtensionSandbox(program: bwrap, readable: [bundle], writable: [groups])
/// sandbox.wrapping(["/path/to/extension"])  // ["/usr/bin/bwrap", "--die-with-parent", …]
/// ```
/// The rule for nested folders: outer folders are mounted before inner ones, so the innermost entry
/// decides.
///
/// The sandbox does not restrict the network, which widgets may use, and does not limit processor
/// time or memory (see `ProcessLimits`).
public struct ExtensionSandbox: Equatable, Sendable {
  /// The `bwrap` executable.
  public var program: URL
  /// Folders that appear empty, in addition to the home folders, `/tmp`, `/var/tmp` and `/run`.
  public var hidden: [URL]
  /// Folders that can be read even if they are inside hidden ones.
  public var readable: [URL]
  /// Folders that can be read and written.
  public var writable: [URL]
  /// Additional devices, or folders of devices, that the extension may use.
  public var devices: [URL]
  /// The size of each temporary folder, in bytes.
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

  /// If a signal terminates the extension, bubblewrap exits with this status plus the signal's
  /// number.
  static let signalStatus: Int32 = 128
}

extension ExtensionSandbox {
  private enum Mount: Int { case hidden, readable, writable }

  /// Returns the command line that runs `command` in the sandbox.
  public func wrapping(_ command: [String]) -> [String] {
    var line = [
      program.path, "--die-with-parent", "--unshare-pid", "--unshare-ipc", "--unshare-cgroup-try",
      "--cap-drop", "ALL", "--ro-bind", "/", "/", "--dev", "/dev",
    ]
    line += devices.flatMap { ["--dev-bind-try", $0.path, $0.path] }
    line += temporary("/dev/shm") + ["--remount-ro", "/dev", "--proc", "/proc"]
    // bubblewrap leaves these writable because an ordinary user cannot change them. The host may
    // run as root.
    line += ["--ro-bind", "/proc/sys", "/proc/sys"]
    line += ["--ro-bind-try", "/proc/sysrq-trigger", "/proc/sysrq-trigger"]
    // Outer folders are mounted before inner ones.
    let places = [
      (Self.defaultHidden + hidden, Mount.hidden), (Self.defaultReadable + readable, .readable),
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

  /// Home folders, temporary folders, and the sockets of services through which a program could
  /// escape.
  private static var defaultHidden: [URL] {
    ["/home", "/root", "/tmp", "/var/tmp", "/run", NSHomeDirectory()].map {
      URL(fileURLWithPath: $0)
    }
  }

  /// The name servers' file. On many systems it is a link into `/run`.
  private static var defaultReadable: [URL] { [URL(fileURLWithPath: "/etc/resolv.conf")] }
}
