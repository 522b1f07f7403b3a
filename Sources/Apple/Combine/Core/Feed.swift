import Foundation

/// The upstream end of an operator: a subscriber that forwards events to closures.
///
/// An operator consists of a `Feed`, which subscribes to the upstream publisher, and an `Outlet`,
/// which is the subscription of the downstream subscriber. Requests and cancellation travel from
/// the outlet to the feed, values and the completion from the feed to the outlet.
///
/// - Demand that is requested before the subscription arrives is kept and requested then.
/// - Only the first subscription is accepted; further ones are cancelled, as Combine requires.
/// - After a completion or `cancel`, no closure is called, and the closures are released. This
///   breaks the reference cycle between feed and outlet.
///
/// The feed has no queue and does not check that upstream obeys the demand.
final class Feed<Input, Failure: Error>: Subscriber {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  /// The demand that was requested before the subscription arrived.
  private var pendingDemand = Subscribers.Demand.none
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
      defer { pendingDemand = .none }
      return (false, pendingDemand)
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
      if subscription == nil, !isClosed { pendingDemand += demand }
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

/// Connects `upstream` to `subscriber` through closures that transform each value and the
/// completion.
///
/// If `value` sends nothing for an upstream value, one more value is requested, so that the demand
/// of the subscriber stays satisfied.
func relay<Upstream: Publisher, Output, Failure: Error, S: Subscriber>(
  _ upstream: Upstream, to subscriber: S, as outlet: Outlet<Output, Failure>,
  value: @escaping (Upstream.Output, (Output) -> Void) -> Void,
  completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
) where S.Input == Output, S.Failure == Failure {
  weak var weakFeed: Feed<Upstream.Output, Upstream.Failure>?
  let feed = Feed<Upstream.Output, Upstream.Failure>(
    value: { input in
      var isSent = false
      value(input) { output in
        isSent = true
        outlet.send(output)
      }
      if !isSent { weakFeed?.request(.max(1)) }
    }, completion: completion)
  weakFeed = feed
  outlet.connect(onRequest: { feed.request($0) }, onCancel: { feed.cancel() })
  outlet.start()
  upstream.subscribe(feed)
}
