import ExtensionProcess
import Foundation
import Testing

extension ExtensionProcess {
  /// Returns when a sound plays.
  func playsSound() async throws { try await thread(named: "wavparse1:sink") }

  /// Returns when the process has a thread of that name. There is no event for it: `/proc` is
  /// looked at.
  private func thread(named name: String) async throws {
    let tasks = URL(fileURLWithPath: "/proc")
    for _ in 0..<2000 {
      for identifier in processes {
        let folder = tasks.appendingPathComponent("\(identifier)/task")
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let isThere = threads.contains { thread in
          let file = folder.appendingPathComponent("\(thread)/comm")
          return (try? String(contentsOf: file, encoding: .utf8)) == name + "\n"
        }
        if isThere { return }
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("there is no thread \(name)")
  }

  /// The process that was started, and those below it: a sandbox's program has the extension as
  /// its child.
  private var processes: [Int32] {
    var found = [processIdentifier]
    var next = 0
    while next < found.count {
      let file = "/proc/\(found[next])/task/\(found[next])/children"
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      found += text.split(separator: " ").compactMap { Int32($0) }
      next += 1
    }
    return found
  }
}
