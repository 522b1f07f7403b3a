import Foundation

/// What several streams that feed one subscriber share: their feeds and a lock for the state that
/// the operator keeps.
final class Junction<Output, Failure: Error> {
  let outlet: Outlet<Output, Failure>
  let lock = NSLock()
  private var stops: [Int: () -> Void] = [:]
  private var next = 0

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    outlet = Outlet(subscriber)
    outlet.connect(onCancel: { self.stopAll() })
  }

  /// - Parameters:
  ///   - demand: how much is asked of this stream at once.
  ///   - finished: called at the stream's own end without error; an error ends all.
  /// - Returns: asks the stream for more.
  @discardableResult
  func attach<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand = .unlimited, value: @escaping (P.Output) -> Void,
    finished: @escaping () -> Void
  ) -> (Subscribers.Demand) -> Void where P.Failure == Failure {
    let id = lock.withLock {
      next += 1
      return next
    }
    let feed = Feed<P.Output, Failure>(
      value: value,
      completion: { end in
        self.lock.withLock { self.stops[id] = nil }
        switch end {
        case .finished: finished()
        case .failure: self.outlet.finishEarly(end)
        }
      })
    lock.withLock { stops[id] = { feed.cancel() } }
    feed.request(demand)
    publisher.subscribe(feed)
    return { feed.request($0) }
  }

  private func stopAll() {
    let all = lock.withLock {
      defer { stops = [:] }
      return Array(stops.values)
    }
    for stop in all { stop() }
  }
}

extension Publishers {
  /// The values of several streams, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<Output, Failure>(subscriber)
      var open = publishers.count
      junction.outlet.start()
      if publishers.isEmpty { junction.outlet.finish() }
      for publisher in publishers {
        junction.attach(
          publisher, value: { junction.outlet.send($0) },
          finished: {
            let left = junction.lock.withLock {
              open -= 1
              return open
            }
            if left == 0 { junction.outlet.finish() }
          })
      }
    }
  }

  /// The values of the streams that each value of another is turned into.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<Output, Failure>(subscriber)
      var open = 1
      var more: ((Subscribers.Demand) -> Void)?
      let close = {
        let left = junction.lock.withLock {
          open -= 1
          return open
        }
        if left == 0 { junction.outlet.finish() }
      }
      junction.outlet.start()
      let ask = junction.attach(
        upstream, demand: .none,
        value: { value in
          junction.lock.withLock { open += 1 }
          junction.attach(
            transform(value), value: { junction.outlet.send($0) },
            finished: {
              close()
              junction.lock.withLock { more }?(.max(1))
            })
        }, finished: close)
      junction.lock.withLock { more = ask }
      ask(maxPublishers)
    }
  }

  /// The value of the latest stream that a value was turned into.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<Output, Failure>(subscriber)
      var latest: AnyCancellable?
      var isInnerOpen = false
      var isOuterOpen = true
      junction.outlet.start()
      junction.attach(
        upstream,
        value: { inner in
          junction.lock.withLock { latest }?.cancel()
          junction.lock.withLock { isInnerOpen = true }
          let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { end in
              let isLast = junction.lock.withLock {
                isInnerOpen = false
                return !isOuterOpen
              }
              if case .failure = end { junction.outlet.finishEarly(end) }
              if isLast { junction.outlet.finish() }
            }, receiveValue: { junction.outlet.send($0) })
          junction.lock.withLock { latest = AnyCancellable(sink) }
          inner.subscribe(sink)
        },
        finished: {
          let isLast = junction.lock.withLock {
            isOuterOpen = false
            return !isInnerOpen
          }
          if isLast { junction.outlet.finish() }
        })
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.SwitchToLatest(upstream: self)
  }

  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
  }
}
