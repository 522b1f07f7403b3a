import Foundation

/// The shared part of operators that join several streams: the outlet, the feeds, and a lock for
/// the operator's own state.
///
/// A failure of one stream ends all. Cancelling the outlet cancels all streams.
final class Junction<Output, Failure: Error> {
  let outlet: Outlet<Output, Failure>
  let lock = NSLock()
  private var cancellations: [Int: () -> Void] = [:]
  private var next = 0

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    outlet = Outlet(subscriber)
    outlet.connect(onCancel: { self.cancelAll() })
  }

  /// - Parameters:
  ///   - demand: The initial demand on this stream.
  ///   - finished: Called when this stream finishes without an error.
  /// - Returns: A closure that requests more values from this stream.
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
        self.lock.withLock { self.cancellations[id] = nil }
        switch end {
        case .finished: finished()
        case .failure: self.outlet.finishEarly(end)
        }
      })
    lock.withLock { cancellations[id] = { feed.cancel() } }
    feed.request(demand)
    publisher.subscribe(feed)
    return { feed.request($0) }
  }

  private func cancelAll() {
    let all = lock.withLock {
      defer { cancellations = [:] }
      return Array(cancellations.values)
    }
    for cancel in all { cancel() }
  }
}

extension Publishers {
  /// Sends the values of several streams in the order of their arrival.
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

  /// Transforms each upstream value into a publisher and sends the values of all of them.
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

  /// Sends the values of the latest publisher that upstream has sent.
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

extension Publishers {
  /// Sends the values of two streams as they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
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

  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
}
