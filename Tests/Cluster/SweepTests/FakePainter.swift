import Foundation
import Sweep
import Synchronization

/// A painter whose pictures are the names of the kinds. It can fail a number of times.
final class FakePainter: SweepPainter {
  /// The number of calls for each task.
  let calls = Mutex<[String: Int]>([:])
  private let failing: String
  private let times: Int
  private let notice: String?
  private let first: Mutex<(@Sendable () async throws -> Void)?>

  /// - Parameter slow: Called before the first task is drawn.
  init(
    failing: String = "", times: Int = 0, notice: String? = nil,
    slow: (@Sendable () async throws -> Void)? = nil
  ) {
    self.failing = failing
    self.times = times
    self.notice = notice
    first = Mutex(slow)
  }

  struct Failure: Error, CustomStringConvertible {
    let description = "no picture"
  }

  func paint(_ task: SweepTask) async throws -> PaintedTask {
    let slow = first.withLock { first in
      defer { first = nil }
      return first
    }
    try await slow?()
    let count = calls.withLock { calls in
      calls["\(task.kind) \(task.locale)", default: 0] += 1
      return calls["\(task.kind) \(task.locale)", default: 0]
    }
    if task.kind == failing, count <= times { throw Failure() }
    return PaintedTask(
      pictures: task.schemes.map { scheme in
        PaintedPicture(
          typeSize: "large", scheme: scheme, entry: 0, png: Data("\(task.kind) \(scheme)".utf8),
          tree: task.kind, width: 2, height: 2)
      }, notices: notice.map { [$0] } ?? [])
  }
}
