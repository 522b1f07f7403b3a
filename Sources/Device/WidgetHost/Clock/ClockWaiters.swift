import Foundation
import Synchronization

/// Tasks that wait for a date or for the clock to be set.
final class ClockWaiters: Sendable {
  private struct State {
    var last: UInt64 = 0
    var waiting: [UInt64: (date: Date, continuation: CheckedContinuation<Void, Never>)] = [:]
    var cancelled: Set<UInt64> = []
  }

  private let state = Mutex(State())

  /// The earliest date that a task waits for.
  var earliest: Date? { state.withLock { $0.waiting.values.map(\.date).min() } }

  /// Suspends until `wake(upTo:)` reaches `date`, `wakeAll()` is called, or the task is cancelled.
  ///
  /// - Parameter isDue: Called once the waiter is registered. Returns true to resume at once, so
  ///   that a wake-up just before the registration is not missed.
  func wait(until date: Date, unless isDue: @Sendable () -> Bool) async {
    let identifier = state.withLock { state in
      state.last += 1
      return state.last
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.remove(identifier) != nil { return true }
          state.waiting[identifier] = (date, continuation)
          return false
        }
        if isCancelled {
          continuation.resume()
        } else if isDue() {
          take(identifier)?.resume()
        }
      }
    } onCancel: {
      cancel(identifier)
    }
    state.withLock { _ = $0.cancelled.remove(identifier) }
  }

  func wake(upTo now: Date) {
    for continuation in removeAll(where: { $0 <= now }) { continuation.resume() }
  }

  func wakeAll() {
    for continuation in removeAll(where: { _ in true }) { continuation.resume() }
  }

  private func removeAll(where isDue: (Date) -> Bool) -> [CheckedContinuation<Void, Never>] {
    state.withLock { state in
      let due = state.waiting.filter { isDue($0.value.date) }.sorted { $0.key < $1.key }
      for (identifier, _) in due { state.waiting[identifier] = nil }
      return due.map(\.value.continuation)
    }
  }

  private func take(_ identifier: UInt64) -> CheckedContinuation<Void, Never>? {
    state.withLock { $0.waiting.removeValue(forKey: identifier)?.continuation }
  }

  /// The task may be cancelled before its waiter is registered; `cancelled` remembers that.
  private func cancel(_ identifier: UInt64) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if let waiter = state.waiting.removeValue(forKey: identifier) { return waiter.continuation }
      state.cancelled.insert(identifier)
      return nil
    }
    continuation?.resume()
  }
}
