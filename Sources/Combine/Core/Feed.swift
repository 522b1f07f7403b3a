import Foundation

/// The upstream end of an operator: a subscriber made of closures, which remembers requests that
/// come before the subscription.
final class Feed<Input, Failure: Error>: Subscriber {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiting = Subscribers.Demand.none
  private var isClosed = false
  private var onValue: ((Input) -> Void)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    onValue = value
    onCompletion = completion
  }

  func receive(subscription: any Subscription) {
    let (isRefused, early) = lock.withLock {
      if isClosed || self.subscription != nil { return (true, Subscribers.Demand.none) }
      self.subscription = subscription
      defer { waiting = .none }
      return (false, waiting)
    }
    if isRefused { return subscription.cancel() }
    if early > .none { subscription.request(early) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { onValue }?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let action = lock.withLock { onCompletion }
    _ = close()
    action?(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let target = lock.withLock {
      if subscription == nil, !isClosed { waiting += demand }
      return subscription
    }
    target?.request(demand)
  }

  func cancel() { close()?.cancel() }

  private func close() -> (any Subscription)? {
    lock.withLock {
      defer { (subscription, onValue, onCompletion) = (nil, nil, nil) }
      isClosed = true
      return subscription
    }
  }
}

/// Sends what `upstream` sends through closures to `subscriber`, value by value; a value that
/// leads to none is replaced by asking for one more.
func relay<Upstream: Publisher, Output, Failure: Error, S: Subscriber>(
  _ upstream: Upstream, to subscriber: S, as outlet: Outlet<Output, Failure>,
  value: @escaping (Upstream.Output, (Output) -> Void) -> Void,
  completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
) where S.Input == Output, S.Failure == Failure {
  weak var asked: Feed<Upstream.Output, Upstream.Failure>?
  let feed = Feed<Upstream.Output, Upstream.Failure>(
    value: { input in
      var isSent = false
      value(input) { output in
        isSent = true
        outlet.send(output)
      }
      if !isSent { asked?.request(.max(1)) }
    }, completion: completion)
  asked = feed
  outlet.connect(onRequest: { feed.request($0) }, onCancel: { feed.cancel() })
  outlet.start()
  upstream.subscribe(feed)
}
