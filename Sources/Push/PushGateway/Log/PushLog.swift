import Foundation
import Synchronization

/// The log of requests and their verdicts: the newest entries in memory, older ones in a file.
///
/// ```swift
/// for await entry in log.entries() { print(entry.verdict.sentence) }
/// ```
/// Each entry gets the next number (`PushLogEntry.id`), which continues after a restart. Memory,
/// file and queues are bounded. Appending never waits for the disk: entries that exceed the write
/// queue are missing in the file, which states their count (`{"leftOut": 5}`), but not in memory.
public final class PushLog: Sendable {
  /// How many entries the log keeps.
  public struct Limits: Sendable {
    /// Entries in memory.
    public var maxEntries = 1000
    /// Bytes of the file. A full file replaces the older one beside it.
    public var maxFileBytes = 4 << 20
    /// Entries that may be queued for the file.
    public var maxQueuedEntries = 500
    /// Seconds between writes.
    public var writeInterval = 0.2
    /// Entries that are buffered for a slow listener.
    public var listenerBuffer = 256

    /// The default limits.
    public init() {}
  }

  private struct State {
    var ring: [PushLogEntry] = []
    /// The index of the oldest entry.
    var start = 0
    var last = 0
    var queued: [PushLogEntry] = []
    /// Entries that did not fit into `queued`.
    var dropped = 0
    var isWriting = false
    var listeners: [UInt64: AsyncStream<PushLogEntry>.Continuation] = [:]
    var lastListener: UInt64 = 0
  }

  private let limits: Limits
  private let file: PushLogFile?
  private let queue = DispatchQueue(label: "push-log")
  private let state: Mutex<State>

  /// - Parameter file: The file to continue; nil keeps the log in memory only.
  public init(file: URL?, limits: Limits = Limits()) {
    self.limits = limits
    self.file = file.map { PushLogFile($0, limit: limits.maxFileBytes) }
    var state = State()
    state.ring = self.file?.newest(limits.maxEntries) ?? []
    state.last = state.ring.last?.id ?? 0
    self.state = Mutex(state)
  }

  /// The newest entries, oldest first.
  ///
  /// - Parameter id: Only entries with a greater number are returned.
  public func newest(_ count: Int, after id: Int = 0) -> [PushLogEntry] {
    state.withLock { state in
      let ordered = state.ring[state.start...] + state.ring[..<state.start]
      return Array(ordered.filter { $0.id > id }.suffix(count))
    }
  }

  /// Future entries. A slow listener misses the oldest ones.
  public func entries() -> AsyncStream<PushLogEntry> {
    AsyncStream(bufferingPolicy: .bufferingNewest(limits.listenerBuffer)) { continuation in
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

  /// Numbers, stores and returns the entry.
  @discardableResult
  func append(_ entry: consuming PushLogEntry) -> PushLogEntry {
    var numbered = entry
    let (listeners, startsWriting) = state.withLock { state in
      state.last += 1
      numbered.id = state.last
      if state.ring.count < limits.maxEntries {
        state.ring.append(numbered)
      } else {
        state.ring[state.start] = numbered
        state.start = (state.start + 1) % limits.maxEntries
      }
      guard file != nil else { return (Array(state.listeners.values), false) }
      if state.queued.count < limits.maxQueuedEntries {
        state.queued.append(numbered)
      } else {
        state.dropped += 1
      }
      let startsWriting = !state.isWriting
      state.isWriting = true
      return (Array(state.listeners.values), startsWriting)
    }
    for listener in listeners { listener.yield(numbered) }
    if startsWriting {
      queue.asyncAfter(deadline: .now() + limits.writeInterval) { [self] in write() }
    }
    return numbered
  }

  /// Writes queued entries to the file.
  func flush() { queue.sync { write() } }

  private func write() {
    let (entries, dropped) = state.withLock { state in
      defer { (state.queued, state.dropped, state.isWriting) = ([], 0, false) }
      return (state.queued, state.dropped)
    }
    file?.append(entries, leftOut: dropped)
  }
}
