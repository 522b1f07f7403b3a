import DeviceEngine
import Foundation
import Synchronization

/// Hands a host's changes to its subscribers, in order.
///
/// Each has a buffer of its own. A subscriber that does not keep up loses the whole buffer and finds
/// `HostChange.resync` in its place: memory stays bounded, and it knows that it has to look anew.
final class ChangeFeed: Sendable {
  private let limit: Int
  private let subscribers = Mutex<(last: Int, buffers: [Int: WeakBuffer])>((0, [:]))

  init(limit: Int) {
    self.limit = limit
  }

  /// A stream that begins with the next change; it ends with `finish()` or its task.
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
    for buffer in live() { buffer.append(changes) }
  }

  func finish() {
    for buffer in live() { buffer.finish() }
  }

  /// The buffers whose streams are still there.
  private func live() -> [ChangeBuffer] {
    subscribers.withLock { subscribers in
      subscribers.buffers = subscribers.buffers.filter { $0.value.buffer != nil }
      return subscribers.buffers.sorted { $0.key < $1.key }.compactMap(\.value.buffer)
    }
  }

  private struct WeakBuffer {
    weak var buffer: ChangeBuffer?
  }
}

/// What one subscriber has not taken yet.
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
    let taker = state.withLock { state -> (CheckedContinuation<HostChange?, Never>, HostChange)? in
      guard !state.isFinished else { return nil }
      state.changes += changes
      if state.changes.count > limit { state.changes = [.resync] }
      guard let waiting = state.waiting else { return nil }
      state.waiting = nil
      return (waiting, state.changes.removeFirst())
    }
    if let (continuation, change) = taker { continuation.resume(returning: change) }
  }

  /// nil at the end. One task at a time, as streams are read.
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
