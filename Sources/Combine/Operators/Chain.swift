import Foundation

/// Streams that follow one another to the same subscriber, with what is still wanted carried over.
final class Chain<Output, Failure: Error> {
  let outlet: Outlet<Output, Failure>
  private let lock = NSLock()
  private var wanted = Subscribers.Demand.none
  private var request: ((Subscribers.Demand) -> Void)?
  private var stop: (() -> Void)?
  private var isStarted = false

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    outlet = Outlet(subscriber)
  }

  func follow<P: Publisher>(
    _ publisher: P,
    completion: @escaping (Subscribers.Completion<P.Failure>, Chain) -> Void
  ) where P.Output == Output {
    let feed = Feed<Output, P.Failure>(
      value: { value in
        self.lock.withLock { self.wanted -= 1 }
        self.outlet.send(value)
      }, completion: { completion($0, self) })
    let (carried, isFirst) = lock.withLock {
      request = { feed.request($0) }
      stop = { feed.cancel() }
      defer { isStarted = true }
      return (wanted, !isStarted)
    }
    if isFirst {
      outlet.connect(
        onRequest: { self.ask($0) }, onCancel: { self.lock.withLock { self.stop }?() })
      outlet.start()
    }
    publisher.subscribe(feed)
    if !isFirst, carried > .none { feed.request(carried) }
  }

  private func ask(_ demand: Subscribers.Demand) {
    let target = lock.withLock {
      wanted += demand
      return request
    }
    target?(demand)
  }
}
