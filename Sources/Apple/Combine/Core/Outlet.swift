import Foundation

/// The downstream end of an operator or publisher: a subscription that queues values until the
/// subscriber requests them.
///
/// ```swift
/// let outlet = Outlet(subscriber)
/// outlet.connect(onCancel: { timer.invalidate() })
/// outlet.start()       // the subscriber receives its subscription
/// outlet.send(value)   // delivered now, or after the next request
/// outlet.finish()      // delivered after the queued values
/// ```
/// Invariants:
/// - Values are delivered in the order of `send`, never more than requested, and the completion
///   last.
/// - Events are delivered one at a time. The thread that finds the outlet idle delivers all events,
///   including those that other threads or the subscriber itself add in the meantime. So a request
///   from within `receive(_:)` does not recurse.
/// - Closures and the subscriber are called without holding the lock.
/// - After the completion or `cancel`, nothing is delivered, and the subscriber and the closures
///   are released.
///
/// See `Feed` for the upstream end.
final class Outlet<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var queue: [Output] = []
  private var head = 0
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false
  private var onRequest: ((Subscribers.Demand) -> Void)?
  private var onCancel: (() -> Void)?

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    downstream = AnySubscriber(subscriber)
  }

  /// - Parameters:
  ///   - onRequest: Called with each request of the subscriber.
  ///   - onCancel: Called once, at cancellation or by `finishEarly`.
  func connect(
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    lock.withLock {
      self.onRequest = onRequest
      self.onCancel = onCancel
    }
  }

  /// Passes the subscription to the subscriber.
  func start() { lock.withLock { downstream }?.receive(subscription: self) }

  var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

  /// Whether a value would be delivered without further requests.
  var isWanted: Bool {
    lock.withLock { downstream != nil && demand > .max(queue.count - head) }
  }

  func send(_ value: Output) {
    lock.withLock {
      guard downstream != nil, completion == nil else { return }
      queue.append(value)
    }
    drain()
  }

  /// Sends a value, or keeps it for later with at most `limit` others.
  ///
  /// - Returns: Whether there was room for it.
  func send(_ value: Output, keeping limit: Int, dropsOldest: Bool) -> Bool {
    let hasRoom = lock.withLock {
      guard downstream != nil, completion == nil else { return true }
      let waiting = queue.count - head
      let hasRoom = demand > .max(waiting) || waiting < limit
      if !hasRoom, dropsOldest, waiting > 0 { queue.remove(at: head) }
      if hasRoom || (dropsOldest && limit > 0) { queue.append(value) }
      return hasRoom
    }
    drain()
    return hasRoom
  }

  /// Ends the stream after the queued values. Only the first completion counts.
  func finish(_ end: Subscribers.Completion<Failure> = .finished) {
    lock.withLock { if downstream != nil, completion == nil { completion = end } }
    drain()
  }

  /// Ends the stream before upstream does, and cancels upstream.
  func finishEarly(_ end: Subscribers.Completion<Failure> = .finished) {
    let stop = lock.withLock {
      defer { onCancel = nil }
      return onCancel
    }
    stop?()
    finish(end)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let forward = lock.withLock {
      self.demand += demand
      return downstream == nil ? nil : onRequest
    }
    drain()
    forward?(demand)
  }

  func cancel() { close()?() }

  private func close() -> (() -> Void)? {
    lock.withLock {
      let stop = onCancel
      (downstream, onCancel, onRequest) = (nil, nil, nil)
      queue.removeAll()
      head = 0
      return stop
    }
  }

  private enum Step {
    case value(Output, AnySubscriber<Output, Failure>)
    case end(Subscribers.Completion<Failure>, AnySubscriber<Output, Failure>)
    case idle
  }

  private func drain() {
    let isFirst = lock.withLock {
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while true {
      switch nextStep() {
      case .value(let value, let subscriber):
        let more = subscriber.receive(value)
        if more > .none { requestMore(more) }
      case .end(let end, let subscriber):
        _ = close()
        subscriber.receive(completion: end)
      case .idle: return
      }
    }
  }

  private func requestMore(_ more: Subscribers.Demand) {
    let forward = lock.withLock {
      demand += more
      return onRequest
    }
    forward?(more)
  }

  private func nextStep() -> Step {
    lock.withLock {
      guard let downstream else {
        isSending = false
        return .idle
      }
      if demand > .none, head < queue.count {
        let value = queue[head]
        head += 1
        demand -= 1
        if head == queue.count {
          queue.removeAll(keepingCapacity: true)
          head = 0
        }
        return .value(value, downstream)
      }
      if head == queue.count, let completion { return .end(completion, downstream) }
      isSending = false
      return .idle
    }
  }
}
