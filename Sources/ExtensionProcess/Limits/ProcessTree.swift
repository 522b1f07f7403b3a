import Foundation

/// Facts from `/proc` about a process and its descendants.
enum ProcessTree {
  /// The private memory of a process and its descendants, in bytes. Mapped files and libraries do
  /// not count, since they are shared. nil if the process is gone.
  static func memory(of root: pid_t) -> Int? {
    guard let own = ownMemory(of: root) else { return nil }
    var total = own
    var queue = children(of: root)
    var seen: Set<pid_t> = [root]
    while let next = queue.popLast(), seen.count < treeLimit {
      guard seen.insert(next).inserted, let used = ownMemory(of: next) else { continue }
      total += used
      queue += children(of: next)
    }
    return total
  }

  private static let treeLimit = 256
  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// Reads `/proc/PID/statm`: total pages, resident pages, and the shared part of the latter.
  private static func ownMemory(of process: pid_t) -> Int? {
    let fields = numbers(in: "/proc/\(process)/statm")
    guard fields.count > 2 else { return nil }
    return max(fields[1] - fields[2], 0) * pageSize
  }

  /// The children of a process. `/proc` lists them under the thread that started them.
  static func children(of process: pid_t) -> [pid_t] {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.flatMap { numbers(in: "\(folder)/\($0)/children") }.map { pid_t($0) }
  }

  private static func numbers(in path: String) -> [Int] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { return [] }
      return String(decoding: buffer[..<count], as: UTF8.self)
        .split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    }
  }
}
