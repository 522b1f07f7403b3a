import Foundation
import LoadedLibrary

/// Restricts a program's view of the system, with bubblewrap: an extension, or a compiler, a script
/// or a macro that works for a project.
///
/// - Of the file system, only the programs, the libraries and a few files of `/etc` are visible
///   (`systemFiles`), read-only. There are no passwords, no logs and no other disks.
/// - Home folders, `/var/tmp` and `/run` are empty, read-only folders, as are the folders in
///   `hidden`. In them, only the folders in `readable` and `writable` appear.
/// - `/tmp` and `/dev/shm` are in memory, and their sizes are limited.
/// - The program has its own namespaces for processes, IPC and the host's name: everything it
///   starts ends with it. Without `hasNetwork`, it has its own network, too, which is empty.
/// - A seccomp filter refuses the parts of the kernel that no widget and no compiler needs
///   (`process_filter`), also for root. Without `allowsProcesses`, it refuses other processes, too,
///   as on iOS.
/// - All capabilities are dropped. Devices are limited to `/dev/null` and the like, and those in
///   `devices`. There is no terminal.
///
/// ```swift
/// let sandbox = Sandbox(program: bwrap, readable: [bundle], writable: [groups])
/// sandbox.wrapping(["/path/to/extension"])  // ["/usr/bin/bwrap", "--die-with-parent", …]
/// ```
/// The rule for nested folders: outer folders are mounted before inner ones, so the innermost entry
/// decides.
///
/// With `hasNetwork`, the program also reaches abstract Unix sockets. `ResourceLimits` bound memory
/// and files, and for extensions `ProcessLimits` the disk space and the number of processes and
/// threads.
public struct Sandbox: Equatable, Sendable {
  /// The `bwrap` executable.
  public var program: URL
  /// Folders that appear empty, in addition to the home folders, `/tmp`, `/var/tmp` and `/run`.
  public var hidden: [URL]
  /// Files and folders that can be read even if they are inside hidden ones.
  public var readable: [URL]
  /// Files and folders that can be read at another place: the folder by its place. The place need
  /// not exist outside, but it must not be below a part of the system that is visible.
  public var aliases: [String: URL]
  /// Files and folders that can be read and written.
  public var writable: [URL]
  /// The same at another place.
  public var writableAliases: [String: URL] = [:]
  /// Additional devices, or folders of devices, that the program may use.
  public var devices: [URL]
  /// Whether the program may use the machine's network.
  public var hasNetwork: Bool
  /// Whether the program may start other processes. If not, the attempt fails with `EPERM`.
  public var allowsProcesses: Bool
  /// The size of `/tmp`, in bytes. `/dev/shm` has a quarter of it.
  public var temporarySize: Int
  /// The working folder in the sandbox.
  public var folder = "/"

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

  /// If a signal terminates the program, bubblewrap exits with this status plus the signal's
  /// number.
  package static let signalStatus: Int32 = 128
}

extension Sandbox {
  private enum Mount: Int { case hidden, readable, writable }

  /// Returns the command line that runs `command` in the sandbox.
  ///
  /// - Parameters:
  ///   - environment: The variables of the program; it gets no others.
  ///   - filter: The descriptor from which bubblewrap reads the seccomp filter.
  public func wrapping(
    _ command: [String], environment: [String: String] = [:], filter: Int32? = nil
  ) -> [String] {
    var line = [
      program.path, "--die-with-parent", "--unshare-pid", "--unshare-ipc", "--unshare-uts",
      "--hostname", "localhost", "--unshare-cgroup-try", "--cap-drop", "ALL",
    ]
    if !hasNetwork { line.append("--unshare-net") }
    if let filter { line += ["--seccomp", String(filter)] }
    line.append("--clearenv")
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      line += ["--setenv", name, value]
    }
    line += Self.systemFiles.flatMap(Self.binding) + Self.basicDevices
    line += devices.flatMap { ["--dev-bind-try", $0.path, $0.path] }
    line += Self.temporary("/dev/shm", size: temporarySize / 4)
    line += ["--remount-ro", "/dev", "--proc", "/proc"]
    // bubblewrap leaves these writable because an ordinary user cannot change them. The host may
    // run as root.
    line += ["--ro-bind", "/proc/sys", "/proc/sys"]
    line += ["--ro-bind-try", "/proc/sysrq-trigger", "/proc/sysrq-trigger"]
    line += Self.kernelFiles.flatMap { ["--ro-bind", "/dev/null", $0] }
    // Outer folders are mounted before inner ones.
    let places = [
      (Self.defaultHidden + hidden, Mount.hidden), (Self.defaultReadable + readable, .readable),
      (writable, .writable),
    ]
    let real = places.flatMap { urls, mount in
      Set(urls.map { $0.resolvingSymlinksInPath().path }).subtracting(["/"])
        .filter { FileManager.default.fileExists(atPath: $0) }.map { (path: $0, mount: mount) }
    }
    let mounts =
      real + aliases.keys.map { (path: $0, mount: .readable) }
      + writableAliases.keys.map { (path: $0, mount: .writable) }
    let depth = { (path: String) in path.split(separator: "/").count }
    // What programs see, without what they see at another place. The last enclosing one decides.
    var seen = Self.systemFiles.map { (path: $0, mount: Mount.readable) }
    for (path, mount) in mounts.sorted(by: {
      (depth($0.path), $0.mount.rawValue, $0.path) < (depth($1.path), $1.mount.rawValue, $1.path)
    }) {
      // Each mount takes time, and the tool's folders are often below one another.
      if mount == .readable, aliases[path] == nil,
        seen.last(where: { path == $0.path || path.hasPrefix($0.path + "/") })?.mount == .readable
      {
        continue
      }
      seen.append((path, aliases[path] == nil ? mount : .hidden))
      switch mount {
      case .hidden: line += Self.temporary(path, size: temporarySize)
      case .readable: line += ["--ro-bind", aliases[path]?.path ?? path, path]
      case .writable: line += ["--bind", writableAliases[path]?.path ?? path, path]
      }
    }
    // Writes there would use memory that no limit counts.
    let empty = Set(mounts.filter { $0.mount == .hidden }.map(\.path))
      .subtracting(mounts.filter { $0.mount != .hidden }.map(\.path)).subtracting(["/tmp"])
    for path in empty.sorted() { line += ["--remount-ro", path] }
    // The root itself is a folder in memory.
    return line + ["--remount-ro", "/", "--chdir", folder, "--"] + command
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

  /// Whether a path is below a part of the system that every program can read, or of `/dev`,
  /// `/proc` or `/sys`.
  package static func isSystem(_ path: String) -> Bool {
    (systemFiles + ["/dev", "/proc", "/sys", "/etc"]).contains {
      path == $0 || path.hasPrefix($0 + "/")
    }
  }

  /// Files of the kernel that say where it is in memory, or what the machine does. They appear
  /// empty.
  private static let kernelFiles = [
    "kallsyms", "kcore", "keys", "key-users", "kmsg", "kpagecount", "kpageflags", "latency_stats",
    "modules", "sched_debug", "slabinfo", "timer_list", "vmallocinfo",
  ].map { "/proc/" + $0 }.filter { FileManager.default.fileExists(atPath: $0) }

  /// `/dev` without terminals: what bubblewrap's own `/dev` has besides.
  private static let basicDevices =
    temporary("/dev", size: 1 << 20)
    + ["null", "zero", "full", "random", "urandom"].flatMap {
      ["--dev-bind", "/dev/\($0)", "/dev/\($0)"]
    }
    + [
      "--symlink", "/proc/self/fd", "/dev/fd", "--symlink", "/proc/self/fd/0", "/dev/stdin",
      "--symlink", "/proc/self/fd/1", "/dev/stdout", "--symlink", "/proc/self/fd/2", "/dev/stderr",
    ]

  /// The parts of the system that every program can read. `/opt` is not one of them: there, servers
  /// keep their configurations. A toolchain in it is in `readable`.
  private static let systemFiles =
    ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix"]
    + [
      "alternatives", "ca-certificates", "fonts", "group", "gai.conf", "gtk-3.0", "host.conf",
      "hosts", "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "locale.alias", "localtime",
      "mime.types", "nsswitch.conf", "passwd", "pki", "protocols", "resolv.conf", "services",
      "ssl/certs", "ssl/openssl.cnf", "timezone", "asound.conf", "alsa", "pulse",
    ].map { "/etc/" + $0 }
    + ["/sys/devices/system/cpu", "/var/cache/fontconfig"]

  private static func temporary(_ path: String, size: Int) -> [String] {
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
  package static let swiftRuntime: URL? = MappedFile.folder(of: "libswiftCore.so")

  /// The folder `usr` of the toolchain to which this runtime belongs; nil if there is only the
  /// runtime.
  public static let runtimeToolchain: URL? = {
    guard let runtime = swiftRuntime else { return nil }
    let root = (0..<3).reduce(runtime) { url, _ in url.deletingLastPathComponent() }
    let compiler = root.appendingPathComponent("bin/swiftc").path
    return FileManager.default.isExecutableFile(atPath: compiler) ? root : nil
  }()
}
