import Foundation
import Synchronization

/// The last bytes of a process's output; takes whatever comes and keeps a bounded part.
final class OutputRing: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isTruncated = false
    var isFinished = false
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// `capacity` in bytes.
  init(capacity: Int = 64 << 10) {
    self.capacity = capacity
  }

  func append(_ bytes: UnsafeRawBufferPointer) {
    state.withLock {
      $0.bytes.append(contentsOf: bytes)
      // Cut rarely: twice the capacity at most is kept in between.
      guard $0.bytes.count > 2 * capacity else { return }
      $0.bytes.removeFirst($0.bytes.count - capacity)
      $0.isTruncated = true
    }
  }

  func finish() {
    state.withLock { $0.isFinished = true }
  }

  var isFinished: Bool { state.withLock { $0.isFinished } }

  /// `3    libswiftCore.so    0x00007ff4500f9280 <unavailable> + 221`.
  private static var stackFrame: Regex<Substring> { #/^\d+ +\S+ +0x[0-9a-f]{16} /# }

  /// The last lines, without empty ones and the runtime's stack traces; a line is cut at 500 characters.
  func lastLines(_ count: Int = 20) -> [String] {
    let kept = state.withLock { (bytes: $0.bytes.suffix(capacity), cut: $0.isTruncated) }
    var lines = String(decoding: kept.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true)
    if kept.cut && lines.count > 1 { lines.removeFirst() }
    // The runtime's stack of addresses says nothing and would push out its message.
    lines.removeAll { $0 == "Current stack trace:" || $0.contains(Self.stackFrame) }
    return lines.suffix(count).map { String($0.prefix(500)) }
  }
}
