import Foundation

/// Restricts an extension's view of the file system, with bubblewrap.
///
/// - Of the system, only the programs, the libraries and a few files of `/etc` are visible
///   (`systemFiles`), read-only. There are no passwords, no logs and no other disks.
/// - Home folders, `/var/tmp` and `/run` are empty, read-only folders, as are the folders in
///   `hidden`. In them, only the folders in `readable` and `writable` appear.
/// - `/tmp` and `/dev/shm` are in memory, and their sizes are limited.
/// - The extension has its own namespaces for processes, IPC and the host's name: everything it
///   starts ends with it. Without `hasNetwork`, it has its own network, too, which is empty.
/// - Without `allowsProcesses`, it cannot start other processes, only threads, as on iOS.
/// - All capabilities are dropped. Devices are limited to the basic ones and those in `devices`.
///
/// ```swift
/// let sandbox = ExtensionSandbox(program: bwrap, readable: [bundle], writable: [groups])
/// sandbox.wrapping(["/path/to/extension"])  // ["/usr/bin/bwrap", "--die-with-parent", …]
/// ```
/// The rule for nested folders: outer folders are mounted before inner ones, so the innermost entry
/// decides.
///
/// With `hasNetwork`, the extension also reaches abstract Unix sockets. `ProcessLimits` bound the
/// memory, the disk space, and the number of processes and threads. Nothing bounds processor time.
public struct ExtensionSandbox: Equatable, Sendable {
  /// The `bwrap` executable.
  public var program: URL
  /// Folders that appear empty, in addition to the home folders, `/tmp`, `/var/tmp` and `/run`.
  public var hidden: [URL]
  /// Folders that can be read even if they are inside hidden ones.
  public var readable: [URL]
  /// Folders that can be read at another place: the folder by its place. The place need not exist
  /// outside, but it must not be below a part of the system that is visible.
  public var aliases: [String: URL]
  /// Folders that can be read and written.
  public var writable: [URL]
  /// Additional devices, or folders of devices, that the extension may use.
  public var devices: [URL]
  /// Whether the extension may use the machine's network.
  public var hasNetwork: Bool
  /// Whether the extension may start other processes. If not, the attempt fails with `EPERM`: a
  /// seccomp filter, which also works for root and in containers, forbids it.
  public var allowsProcesses: Bool
  /// The size of `/tmp`, in bytes. `/dev/shm` has a quarter of it.
  public var temporarySize: Int

  public init(
    program: URL, hidden: [URL] = [], readable: [URL] = [], aliases: [String: URL] = [:],
    writable: [URL] = [], devices: [URL] = [], hasNetwork: Bool = true,
    allowsProcesses: Bool = true, temporarySize: Int = 64 << 20
  ) {
    self.program = program
    self.hidden = hidden
    self.readable = readable
    self.aliases = aliases
    self.writable = writable
    self.devices = devices
    self.hasNetwork = hasNetwork
    self.allowsProcesses = allowsProcesses
    self.temporarySize = temporarySize
  }

  /// If a signal terminates the extension, bubblewrap exits with this status plus the signal's
  /// number.
  static let signalStatus: Int32 = 128
}

extension ExtensionSandbox {
  private enum Mount: Int { case hidden, readable, writable }

  /// Returns the command line that runs `command` in the sandbox.
  ///
  /// - Parameter filter: The descriptor from which bubblewrap reads the seccomp filter.
  public func wrapping(_ command: [String], filter: Int32? = nil) -> [String] {
    var line = [
      program.path, "--die-with-parent", "--unshare-pid", "--unshare-ipc", "--unshare-uts",
      "--hostname", "localhost", "--unshare-cgroup-try", "--cap-drop", "ALL",
    ]
    if !hasNetwork { line.append("--unshare-net") }
    if let filter { line += ["--seccomp", String(filter)] }
    line += Self.systemFiles.flatMap(Self.binding) + ["--dev", "/dev"]
    line += devices.flatMap { ["--dev-bind-try", $0.path, $0.path] }
    line += temporary("/dev/shm", size: temporarySize / 4)
    line += ["--remount-ro", "/dev", "--proc", "/proc"]
    // bubblewrap leaves these writable because an ordinary user cannot change them. The host may
    // run as root.
    line += ["--ro-bind", "/proc/sys", "/proc/sys"]
    line += ["--ro-bind-try", "/proc/sysrq-trigger", "/proc/sysrq-trigger"]
    // Outer folders are mounted before inner ones.
    let places = [
      (Self.defaultHidden + hidden, Mount.hidden), (Self.defaultReadable + readable, .readable),
      (writable, .writable),
    ]
    let real = places.flatMap { urls, mount in
      Set(urls.map { $0.resolvingSymlinksInPath().path }).subtracting(["/"])
        .filter { FileManager.default.fileExists(atPath: $0) }.map { (path: $0, mount: mount) }
    }
    let mounts = real + aliases.keys.map { (path: $0, mount: .readable) }
    let depth = { (path: String) in path.split(separator: "/").count }
    for (path, mount) in mounts.sorted(by: {
      (depth($0.path), $0.mount.rawValue, $0.path) < (depth($1.path), $1.mount.rawValue, $1.path)
    }) {
      switch mount {
      case .hidden: line += temporary(path, size: temporarySize)
      case .readable: line += ["--ro-bind", aliases[path]?.path ?? path, path]
      case .writable: line += ["--bind", path, path]
      }
    }
    // Writes there would use memory that no limit counts.
    let empty = Set(mounts.filter { $0.mount == .hidden }.map(\.path))
      .subtracting(mounts.filter { $0.mount != .hidden }.map(\.path)).subtracting(["/tmp"])
    for path in empty.sorted() { line += ["--remount-ro", path] }
    // The root itself is a folder in memory.
    return line + ["--remount-ro", "/", "--chdir", "/", "--"] + command
  }

  /// Binds a file or folder of the system, or repeats its symbolic link, as `/lib` often is one.
  private static func binding(_ path: String) -> [String] {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
      !path.hasPrefix("/etc/")
    {
      return ["--symlink", target, path]
    }
    return ["--ro-bind-try", path, path]
  }

  /// The parts of the system that every extension can read.
  private static let systemFiles =
    ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix"]
    + [
      "alternatives", "ca-certificates", "fonts", "group", "gai.conf", "gtk-3.0", "host.conf",
      "hosts", "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "locale.alias", "localtime",
      "mime.types", "nsswitch.conf", "passwd", "pki", "protocols", "resolv.conf", "services",
      "ssl/certs", "ssl/openssl.cnf", "timezone", "asound.conf", "alsa", "pulse",
    ].map { "/etc/" + $0 }
    + ["/sys/devices/system/cpu", "/var/cache/fontconfig"]

  private func temporary(_ path: String, size: Int) -> [String] {
    ["--size", String(size), "--tmpfs", path]
  }

  /// Home folders, temporary folders, and the sockets of services through which a program could
  /// escape.
  private static var defaultHidden: [URL] {
    ["/home", "/root", "/tmp", "/var/tmp", "/run", NSHomeDirectory()].map {
      URL(fileURLWithPath: $0)
    }
  }

  /// The name servers' file. On many systems it is a link into `/run`.
  private static var defaultReadable: [URL] {
    [URL(fileURLWithPath: "/etc/resolv.conf")] + [swiftRuntime].compactMap(\.self)
  }

  /// The folder of the Swift runtime libraries, which may be anywhere.
  package static let swiftRuntime: URL? = {
    // `String(contentsOfFile:)` reads only the first page of a file whose size is unknown.
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    let maps = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
    let line = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
    guard let line, let start = line.firstIndex(of: "/") else { return nil }
    return URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent()
  }()
}
