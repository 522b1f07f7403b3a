import Foundation

/// Facts from `/proc` about a process and its descendants.
enum ProcessTree {
  /// What a process and its descendants use together.
  struct Usage: Equatable {
    /// The private memory in bytes. Mapped files and libraries do not count, since they are shared.
    var memory = 0
    var processes = 0
    var threads = 0
  }

  /// Measures a process and its descendants (`tree(of:)`). nil if all are gone.
  static func usage(of tree: Set<pid_t>) -> Usage? {
    var usage = Usage()
    for process in tree {
      guard let memory = ownMemory(of: process) else { continue }
      usage.memory += memory
      usage.processes += 1
      usage.threads += threads(of: process).count
    }
    return usage.processes > 0 ? usage : nil
  }

  /// The bytes that a process and its descendants have written to files so far. nil if the system
  /// does not say.
  static func written(by root: pid_t) -> Int? {
    var total: Int?
    for process in tree(of: root) {
      guard let text = text(of: "/proc/\(process)/io") else { continue }
      // `write` and mapped files, respectively.
      for line in text.split(separator: "\n") {
        let name = ["wchar: ", "write_bytes: "].first { line.hasPrefix($0) }
        guard let bytes = name.flatMap({ Int(line.dropFirst($0.count)) }) else { continue }
        total = (total ?? 0) + bytes
      }
    }
    return total
  }

  /// The files that a process and its descendants have deleted and still hold open.
  static func deletedFiles(openIn root: pid_t) -> FolderUsage {
    var usage = FolderUsage()
    for process in tree(of: root) {
      let folder = "/proc/\(process)/fd"
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        var facts = stat()
        guard stat("\(folder)/\(name)", &facts) == 0, facts.st_nlink == 0,
          facts.st_mode & S_IFMT == S_IFREG
        else { continue }
        usage.bytes += Int(facts.st_blocks) * 512
        usage.files += 1
      }
    }
    return usage
  }

  /// A process and its descendants, at most `treeLimit` of them.
  static func tree(of root: pid_t) -> Set<pid_t> {
    var queue = [root]
    var seen: Set<pid_t> = []
    while let next = queue.popLast(), seen.count < treeLimit {
      if seen.insert(next).inserted { queue += children(of: next) }
    }
    return seen
  }

  private static let treeLimit = 1024
  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// Reads `/proc/PID/statm`: total pages, resident pages, and the shared part of the latter.
  private static func ownMemory(of process: pid_t) -> Int? {
    let fields = numbers(in: "/proc/\(process)/statm")
    guard fields.count > 2 else { return nil }
    return max(fields[1] - fields[2], 0) * pageSize
  }

  /// The children of a process. `/proc` lists them under the thread that started them.
  static func children(of process: pid_t) -> [pid_t] {
    threads(of: process).flatMap { numbers(in: "/proc/\(process)/task/\($0)/children") }
      .map { pid_t($0) }
  }

  private static func threads(of process: pid_t) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
  }

  private static func numbers(in path: String) -> [Int] {
    (text(of: path) ?? "").split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
  }

  /// The beginning of a file; nil if it cannot be read.
  private static func text(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
  }
}
