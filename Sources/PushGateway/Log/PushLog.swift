import Foundation
import Synchronization

/// The newest verdicts in memory, and more of them in a file: both are bounded.
///
/// A flood of pushes does not wait for the disk: what comes faster than it is written is left out of
/// the file, which says how many.
public final class PushLog: Sendable {
  public struct Limits: Sendable {
    /// Entries in memory.
    public var entries = 1000
    /// Bytes of the file; then it becomes the old one, and that one goes.
    public var file = 4 << 20
    /// Entries that wait to be written.
    public var waiting = 500
    /// Seconds between two writes.
    public var pause = 0.2
    /// Entries that a listener may be behind.
    public var behind = 256

    public init() {}
  }

  private struct State {
    var ring: [PushLogEntry] = []
    /// Where the oldest entry stands in a full ring.
    var start = 0
    var last = 0
    var waiting: [PushLogEntry] = []
    var leftOut = 0
    var isWriting = false
    var listeners: [UInt64: AsyncStream<PushLogEntry>.Continuation] = [:]
    var lastListener: UInt64 = 0
  }

  private let limits: Limits
  private let file: PushLogFile?
  private let queue = DispatchQueue(label: "push-log")
  private let state: Mutex<State>

  /// `file`: nil keeps the log in memory only. What it holds is read again.
  public init(file: URL?, limits: Limits = Limits()) {
    self.limits = limits
    self.file = file.map { PushLogFile($0, limit: limits.file) }
    var state = State()
    state.ring = self.file?.newest(limits.entries) ?? []
    state.last = state.ring.last?.id ?? 0
    self.state = Mutex(state)
  }

  /// The newest ones, the oldest first.
  public func newest(_ count: Int, after id: Int = 0) -> [PushLogEntry] {
    state.withLock { state in
      let ordered = state.ring[state.start...] + state.ring[..<state.start]
      return Array(ordered.filter { $0.id > id }.suffix(count))
    }
  }

  /// Entries to come. A listener that falls behind misses the oldest.
  public func entries() -> AsyncStream<PushLogEntry> {
    AsyncStream(bufferingPolicy: .bufferingNewest(limits.behind)) { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        state.listeners[state.lastListener] = continuation
        return state.lastListener
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.listeners[id] = nil }
      }
    }
  }

  /// Numbers the entry and keeps it.
  @discardableResult
  func append(_ entry: PushLogEntry) -> PushLogEntry {
    var entry = entry
    let (listeners, begins) = state.withLock { state in
      state.last += 1
      entry.id = state.last
      if state.ring.count < limits.entries {
        state.ring.append(entry)
      } else {
        state.ring[state.start] = entry
        state.start = (state.start + 1) % limits.entries
      }
      guard file != nil else { return (Array(state.listeners.values), false) }
      if state.waiting.count < limits.waiting {
        state.waiting.append(entry)
      } else {
        state.leftOut += 1
      }
      let begins = !state.isWriting
      state.isWriting = true
      return (Array(state.listeners.values), begins)
    }
    for listener in listeners { listener.yield(entry) }
    if begins { queue.asyncAfter(deadline: .now() + limits.pause) { [self] in write() } }
    return entry
  }

  /// Writes what waits.
  func flush() { queue.sync { write() } }

  private func write() {
    let (entries, leftOut) = state.withLock { state in
      defer { (state.waiting, state.leftOut, state.isWriting) = ([], 0, false) }
      return (state.waiting, state.leftOut)
    }
    file?.append(entries, leftOut: leftOut)
  }
}
