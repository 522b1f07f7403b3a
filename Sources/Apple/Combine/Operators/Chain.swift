import Foundation

/// Sends several publishers to one subscriber, one after the other. The unfulfilled demand carries
/// over from one to the next.
final class Chain<Output, Failure: Error> {
  let outlet: Outlet<Output, Failure>
  private let lock = NSLock()
  private var openDemand = Subscribers.Demand.none
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
        self.lock.withLock { self.openDemand -= 1 }
        self.outlet.send(value)
      }, completion: { completion($0, self) })
    let (carried, isFirst) = lock.withLock {
      request = { feed.request($0) }
      stop = { feed.cancel() }
      defer { isStarted = true }
      return (openDemand, !isStarted)
    }
    if isFirst {
      outlet.connect(
        onRequest: { self.forward($0) }, onCancel: { self.lock.withLock { self.stop }?() })
      outlet.start()
    }
    publisher.subscribe(feed)
    if !isFirst, carried > .none { feed.request(carried) }
  }

  private func forward(_ demand: Subscribers.Demand) {
    let target = lock.withLock {
      openDemand += demand
      return request
    }
    target?(demand)
  }
}
