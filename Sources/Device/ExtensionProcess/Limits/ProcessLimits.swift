import ProcessLaunch

/// The resources that an extension may use.
///
/// Two mechanisms enforce the memory limit. The host measures the private memory of the extension
/// and its descendants while calls are pending, and ends the process above `memory`. Between two
/// measurements, the kernel's data limit (`setrlimit`) stops an extension that allocates quickly;
/// it is higher because a process reserves more than it uses. The kernel enforces the other limits,
/// for each process of the extension separately. Core files are always disabled.
///
/// While the process runs, the host also counts the extension's processes and threads, and measures
/// its folders (`DiskLimit`). It ends an extension above these limits. In a `Sandbox`
/// without processes, the kernel refuses new ones before that.
public struct ProcessLimits: Equatable, Sendable {
  /// The private memory of the extension and its descendants together, in bytes; nil is unlimited.
  public var memory: Int?
  /// The number of open files and sockets; nil is the host's limit.
  public var openFiles: Int?
  /// The size up to which a file can be written, in bytes; nil is the host's limit.
  public var fileSize: Int?
  /// The number of processes that the extension may have started and that still run; nil is
  /// unlimited.
  public var children: Int?
  /// The number of threads of the extension and its descendants together; nil is unlimited.
  public var threads: Int?
  /// The disk space of the folders that the extension can write to; nil is unlimited.
  public var disk: DiskLimit?
  /// The processor priority relative to the host, from 0 (equal) to 19 (lowest).
  public var niceness: Int

  public init(
    memory: Int? = nil, openFiles: Int? = nil, fileSize: Int? = nil,
    children: Int? = nil, threads: Int? = nil, disk: DiskLimit? = nil, niceness: Int = 0
  ) {
    self.memory = memory
    self.openFiles = openFiles
    self.fileSize = fileSize
    self.children = children
    self.threads = threads
    self.disk = disk
    self.niceness = niceness
  }

  /// Whether the host must measure the process while it runs.
  var needsMonitor: Bool { memory != nil || children != nil || threads != nil || disk != nil }

  /// The kernel's limit on reserved memory, in bytes. It leaves room for what a process reserves
  /// without using it: thread stacks and the allocator's free blocks.
  var dataLimit: Int? { memory.map { 2 * $0 + 256 << 20 } }

  /// The peak memory, in bytes, from which a crash counts as out of memory whatever its signal is.
  var exhaustionThreshold: Int? { memory.map { 2 * $0 } }

  var resources: ResourceLimits {
    ResourceLimits(
      data: dataLimit, openFiles: openFiles, fileSize: fileSize, niceness: niceness)
  }
}
