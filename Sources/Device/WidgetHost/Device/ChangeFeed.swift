import DeviceEngine
import Foundation
import Synchronization

/// Delivers a host's changes to its subscribers, in order.
///
/// Each subscriber has its own buffer of at most `limit` changes. If it overflows, all of its
/// changes are replaced by one `HostChange.resync`: memory stays bounded, and the subscriber knows
/// that it must read the whole state again.
///
/// The feed holds its buffers weakly. A buffer lives as long as its stream, so a subscriber needs
/// no call to unsubscribe.
final class ChangeFeed: Sendable {
  private let limit: Int
  private let subscribers = Mutex<(last: Int, buffers: [Int: WeakBuffer])>((0, [:]))

  init(limit: Int) {
    self.limit = limit
  }

  /// A stream that begins with the next change. It ends at `finish()` or when its task is
  /// cancelled.
  func subscribe() -> AsyncStream<HostChange> {
    let buffer = ChangeBuffer(limit: limit)
    subscribers.withLock { subscribers in
      subscribers.last += 1
      subscribers.buffers[subscribers.last] = WeakBuffer(buffer: buffer)
    }
    return AsyncStream {
      await buffer.next()
    } onCancel: {
      buffer.finish()
    }
  }

  func publish(_ changes: [HostChange]) {
    guard !changes.isEmpty else { return }
    for buffer in liveBuffers() { buffer.append(changes) }
  }

  func finish() {
    for buffer in liveBuffers() { buffer.finish() }
  }

  /// The buffers whose streams still exist, in the order of their subscriptions.
  private func liveBuffers() -> [ChangeBuffer] {
    subscribers.withLock { subscribers in
      subscribers.buffers = subscribers.buffers.filter { $0.value.buffer != nil }
      return subscribers.buffers.sorted { $0.key < $1.key }.compactMap(\.value.buffer)
    }
  }

  private struct WeakBuffer {
    weak var buffer: ChangeBuffer?
  }
}

/// The changes that one subscriber has not read yet.
private final class ChangeBuffer: Sendable {
  private struct State {
    var changes: [HostChange] = []
    var isFinished = false
    var waiting: CheckedContinuation<HostChange?, Never>?
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  func append(_ changes: [HostChange]) {
    let reader = state.withLock { state -> (CheckedContinuation<HostChange?, Never>, HostChange)? in
      guard !state.isFinished else { return nil }
      state.changes += changes
      if state.changes.count > limit { state.changes = [.resync] }
      guard let waiting = state.waiting else { return nil }
      state.waiting = nil
      return (waiting, state.changes.removeFirst())
    }
    if let (continuation, change) = reader { continuation.resume(returning: change) }
  }

  /// The next change; nil at the end. Only one task may wait at a time.
  func next() async -> HostChange? {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state -> HostChange?? in
        if !state.changes.isEmpty { return .some(state.changes.removeFirst()) }
        if state.isFinished || state.waiting != nil { return .some(nil) }
        state.waiting = continuation
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }

  func finish() {
    let waiting = state.withLock { state in
      state.isFinished = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: nil)
  }
}
