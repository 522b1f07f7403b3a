import Foundation

/// The downstream end of a stream: keeps what isn't wanted yet and sends it in order, one at a
/// time, whichever threads values and requests come from.
///
/// After the completion, or once cancelled, nothing is sent any more, and what the closures hold
/// is let go.
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
  ///   - onRequest: gets each request for more values.
  ///   - onCancel: called once, at cancellation or before an early end.
  func connect(
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    lock.withLock {
      self.onRequest = onRequest
      self.onCancel = onCancel
    }
  }

  /// Hands itself to the subscriber.
  func start() { lock.withLock { downstream }?.receive(subscription: self) }

  var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

  /// Whether a value would go out at once.
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

  /// Ends the stream after what is waiting. The first end counts.
  func finish(_ end: Subscribers.Completion<Failure> = .finished) {
    lock.withLock { if downstream != nil, completion == nil { completion = end } }
    drain()
  }

  /// Ends the stream from within, and cancels what feeds it.
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
    case rest
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
      case .rest: return
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
        return .rest
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
      return .rest
    }
  }
}
