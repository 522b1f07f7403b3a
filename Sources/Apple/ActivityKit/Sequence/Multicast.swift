import Synchronization

/// A value that changes over time, and its subscribers.
///
/// ```swift
/// let minutes = Multicast(3)
/// let subscription = minutes.subscribe()
/// minutes.publish(2)
/// await subscription.next()  // 3
/// await subscription.next()  // 2
/// ```
/// - A subscription begins with the newest value and then receives each later one in order.
/// - It buffers up to 64 values. If it falls further behind, it loses the oldest, so that it always
///   arrives at the newest.
/// - The multicast holds subscriptions weakly; releasing one unsubscribes.
/// - After `finish()` nothing is published. Subscriptions end after their buffered values.
final class Multicast<Value: Sendable>: Sendable {
  private struct Subscriber {
    weak var subscription: Subscription<Value>?
  }

  private struct State {
    var newest: Value?
    var isFinished = false
    var subscribers: [Subscriber] = []
  }

  private let state: Mutex<State>

  init(_ first: Value? = nil) {
    state = Mutex(State(newest: first))
  }

  var newest: Value? { state.withLock { $0.newest } }

  func publish(_ value: Value) {
    for subscription in subscriptions(after: { $0.newest = value }) { subscription.receive(value) }
  }

  /// Ends all subscriptions after their buffered values.
  func finish() {
    for subscription in subscriptions(after: { $0.isFinished = true }) { subscription.finish() }
  }

  /// - Parameter first: The values that the subscription begins with; the newest value by default.
  func subscribe(first: [Value]? = nil) -> Subscription<Value> {
    state.withLock { state in
      let subscription = Subscription<Value>()
      for value in first ?? state.newest.map({ [$0] }) ?? [] { subscription.receive(value) }
      if state.isFinished {
        subscription.finish()
      } else {
        state.subscribers.append(Subscriber(subscription: subscription))
      }
      return subscription
    }
  }

  /// Changes the state and returns the subscriptions to notify; none after `finish()`.
  private func subscriptions(after change: (inout State) -> Void) -> [Subscription<Value>] {
    state.withLock { state in
      guard !state.isFinished else { return [] }
      change(&state)
      state.subscribers.removeAll { $0.subscription == nil }
      return state.subscribers.compactMap(\.subscription)
    }
  }
}

/// The values of a `Multicast` that one subscriber has not read yet.
///
/// If several tasks wait in `next()`, the one that has waited longest gets the next value. A
/// cancelled wait returns nil and loses no value. There is no way to publish to a single
/// subscription; values come from its multicast.
final class Subscription<Value: Sendable>: Sendable {
  private struct State {
    var buffer: [Value] = []
    var isFinished = false
    var waiting: [UInt64: CheckedContinuation<Value?, Never>] = [:]
    var lastIdentifier: UInt64 = 0
  }

  private let state = Mutex(State())
  private static var capacity: Int { 64 }

  func receive(_ value: Value) {
    let waiting: CheckedContinuation<Value?, Never>? = state.withLock { state in
      guard !state.isFinished else { return nil }
      if let first = state.waiting.keys.min() { return state.waiting.removeValue(forKey: first) }
      if state.buffer.count == Self.capacity { state.buffer.removeFirst() }
      state.buffer.append(value)
      return nil
    }
    waiting?.resume(returning: value)
  }

  func finish() {
    let waiting = state.withLock { state in
      state.isFinished = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume(returning: nil) }
  }

  /// Waits for the next value. Returns nil after the last one, and if the task is cancelled.
  func next() async -> Value? {
    let identifier = state.withLock { state in
      state.lastIdentifier += 1
      return state.lastIdentifier
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0, identifier) }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: identifier) }?.resume(returning: nil)
    }
  }

  private func wait(_ continuation: CheckedContinuation<Value?, Never>, _ identifier: UInt64) {
    let isCancelled = Task.isCancelled
    let (isReady, value): (Bool, Value?) = state.withLock { state in
      if isCancelled { return (true, nil) }
      if !state.buffer.isEmpty { return (true, state.buffer.removeFirst()) }
      if state.isFinished { return (true, nil) }
      state.waiting[identifier] = continuation
      return (false, nil)
    }
    if isReady { continuation.resume(returning: value) }
  }
}
