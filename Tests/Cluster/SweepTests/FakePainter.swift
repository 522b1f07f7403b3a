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
  private let prepared: (@Sendable (SweepTask) async -> Void)?
  private let painting: (@Sendable (SweepTask) async -> Void)?

  /// - Parameters:
  ///   - slow: Called before the first task is prepared.
  ///   - prepared: Called at each attempt of a task.
  ///   - painting: Called when a task is drawn.
  init(
    failing: String = "", times: Int = 0, notice: String? = nil,
    slow: (@Sendable () async throws -> Void)? = nil,
    prepared: (@Sendable (SweepTask) async -> Void)? = nil,
    painting: (@Sendable (SweepTask) async -> Void)? = nil
  ) {
    self.prepared = prepared
    self.painting = painting
    self.failing = failing
    self.times = times
    self.notice = notice
    first = Mutex(slow)
  }

  struct Failure: Error, CustomStringConvertible {
    let description = "no picture"
  }

  /// A task whose pictures were made when it was prepared.
  private struct Painted: PreparedTask {
    var pictures: PaintedTask
    var painting: @Sendable () async -> Void
    func paint() async -> PaintedTask {
      await painting()
      return pictures
    }
  }

  func prepare(_ task: SweepTask) async throws -> any PreparedTask {
    await prepared?(task)
    return Painted(pictures: try await painted(task)) { [painting] in await painting?(task) }
  }

  private func painted(_ task: SweepTask) async throws -> PaintedTask {
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
