import CProcess

/// The limits that the kernel enforces for a program and, separately, for each process that it
/// starts. A limit is never above that of this process. Core files are always disabled.
public struct ResourceLimits: Equatable, Sendable {
  /// The size of the data segment, in bytes; nil is this process's limit, as below.
  public var data: Int?
  /// The number of open files and sockets.
  public var openFiles: Int?
  /// The size up to which a file can be written, in bytes.
  public var fileSize: Int?
  /// The processor time, in seconds.
  public var processorSeconds: Int?
  /// The processor priority relative to this process, from 0 (equal) to 19 (lowest).
  public var niceness = 0

  public init(
    data: Int? = nil, openFiles: Int? = nil, fileSize: Int? = nil, processorSeconds: Int? = nil,
    niceness: Int = 0
  ) {
    self.data = data
    self.openFiles = openFiles
    self.fileSize = fileSize
    self.processorSeconds = processorSeconds
    self.niceness = niceness
  }

  var values: [process_limit] {
    let values = [
      (process_limit_core, 0), (process_limit_data, data), (process_limit_files, openFiles),
      (process_limit_file_size, fileSize), (process_limit_processor, processorSeconds),
    ]
    return values.compactMap { resource, value in
      value.map { process_limit(resource: resource, value: rlim_t(max($0, 0))) }
    }
  }
}
