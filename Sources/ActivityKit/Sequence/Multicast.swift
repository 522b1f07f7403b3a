import Synchronization

/// A value over time, and everybody who follows it.
///
/// Who subscribes gets the newest value first, then each later one in order. A follower that falls
/// behind keeps the newest 64, so that it always comes to what is.
final class Multicast<Value: Sendable>: Sendable {
  private struct Follower {
    weak var subscription: Subscription<Value>?
  }

  private struct State {
    var newest: Value?
    var isFinished = false
    var followers: [Follower] = []
  }

  private let state: Mutex<State>

  init(_ first: Value? = nil) {
    state = Mutex(State(newest: first))
  }

  var newest: Value? { state.withLock { $0.newest } }

  func publish(_ value: Value) {
    for subscription in followers(changing: { $0.newest = value }) { subscription.receive(value) }
  }

  /// Ends the sequences after what they hold.
  func finish() {
    for subscription in followers(changing: { $0.isFinished = true }) { subscription.finish() }
  }

  /// - Parameter first: What the subscription begins with; without it the newest value.
  func subscribe(first: [Value]? = nil) -> Subscription<Value> {
    state.withLock { state in
      let subscription = Subscription<Value>()
      for value in first ?? state.newest.map({ [$0] }) ?? [] { subscription.receive(value) }
      if state.isFinished {
        subscription.finish()
      } else {
        state.followers.append(Follower(subscription: subscription))
      }
      return subscription
    }
  }

  private func followers(changing change: (inout State) -> Void) -> [Subscription<Value>] {
    state.withLock { state in
      guard !state.isFinished else { return [] }
      change(&state)
      state.followers.removeAll { $0.subscription == nil }
      return state.followers.compactMap(\.subscription)
    }
  }
}

/// What one follower has not seen yet.
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

  /// Waits for the next value; nil after the last one, and where the task is cancelled.
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
