import Foundation

/// What the system says of a process and of those that it has started.
enum ProcessTree {
  /// Bytes that a process and all that it has started have for themselves: without files and
  /// libraries, which are shared. nil where the process is gone.
  static func memory(of root: pid_t) -> Int? {
    guard let own = ownMemory(of: root) else { return nil }
    var total = own
    var waiting = children(of: root)
    var seen: Set<pid_t> = [root]
    while let next = waiting.popLast(), seen.count < treeLimit {
      guard seen.insert(next).inserted, let used = ownMemory(of: next) else { continue }
      total += used
      waiting += children(of: next)
    }
    return total
  }

  private static let treeLimit = 256
  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// `/proc/PID/statm`: pages in all, resident, and of these shared.
  private static func ownMemory(of process: pid_t) -> Int? {
    let fields = numbers(in: "/proc/\(process)/statm")
    guard fields.count > 2 else { return nil }
    return max(fields[1] - fields[2], 0) * pageSize
  }

  /// A child stands under the thread that has started it.
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
