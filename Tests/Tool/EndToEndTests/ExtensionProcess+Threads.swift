import ExtensionProcess
import Foundation
import Testing

extension ExtensionProcess {
  /// Waits until a sound plays.
  func waitForSound() async throws { try await waitForThread(named: "wavparse1:sink") }

  /// Waits until the process has a thread with this name. Polls `/proc`, because there is no event
  /// for it.
  private func waitForThread(named name: String) async throws {
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
    Issue.record("thread \(name) not found")
  }

  /// The started process and its descendants: in a sandbox, the extension is a child of the sandbox
  /// program.
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
