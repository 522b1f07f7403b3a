import CProcess

/// What a process may take of the machine. Whatever it starts has the same limits; it never leaves
/// a core file behind.
public struct ProcessLimits: Equatable, Sendable {
  /// Bytes of memory of their own that an extension and what it has started may use together;
  /// nil: as much as there is. Looked at while calls wait.
  public var memory: Int?
  /// Open files and sockets.
  public var openFiles: Int?
  /// Bytes of the largest file that may be written.
  public var fileSize: Int?
  /// 0…19: how far the process stands back behind the host for the processor.
  public var niceness: Int

  public init(
    memory: Int? = nil, openFiles: Int? = nil, fileSize: Int? = nil, niceness: Int = 0
  ) {
    self.memory = memory
    self.openFiles = openFiles
    self.fileSize = fileSize
    self.niceness = niceness
  }

  /// What the system itself enforces, so that nothing is lost between two looks at the memory. A
  /// process reserves more than it uses: the stacks of its threads, its allocator's stock.
  var reservable: Int? { memory.map { 2 * $0 + 256 << 20 } }

  /// A process that had so much was out of memory when it fell, whatever its signal says.
  var exhausted: Int? { memory.map { 2 * $0 } }

  var systemLimits: [process_limit] {
    let values = [
      (process_limit_core, 0), (process_limit_data, reservable),
      (process_limit_files, openFiles), (process_limit_file_size, fileSize),
    ]
    return values.compactMap { resource, value in
      value.map { process_limit(resource: resource, value: rlim_t(max($0, 0))) }
    }
  }
}
