extension Publishers {
  /// Sends the latest values of two streams whenever one of them sends a value.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<Output, Failure>(subscriber)
      var (first, second): (A.Output?, B.Output?)
      var open = 2
      let send = {
        let pair = junction.lock.withLock { first.flatMap { a in second.map { b in (a, b) } } }
        if let pair { junction.outlet.send(pair) }
      }
      let close = {
        let left = junction.lock.withLock {
          open -= 1
          return open
        }
        if left == 0 { junction.outlet.finish() }
      }
      junction.outlet.start()
      junction.attach(
        a,
        value: { value in
          junction.lock.withLock { first = value }
          send()
        }, finished: close)
      junction.attach(
        b,
        value: { value in
          junction.lock.withLock { second = value }
          send()
        }, finished: close)
    }
  }

  /// Sends the values of two streams in pairs: the first with the first, the second with the
  /// second.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<Output, Failure>(subscriber)
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      var (isFirstDone, isSecondDone) = (false, false)
      let send = {
        let (pair, isDone) = junction.lock.withLock {
          var pair: Output?
          if !first.isEmpty, !second.isEmpty {
            pair = (first.removeFirst(), second.removeFirst())
          }
          return (pair, isFirstDone && first.isEmpty || isSecondDone && second.isEmpty)
        }
        if let pair { junction.outlet.send(pair) }
        if isDone { junction.outlet.finishEarly() }
      }
      junction.outlet.start()
      junction.attach(
        a,
        value: { value in
          junction.lock.withLock { first.append(value) }
          send()
        },
        finished: {
          junction.lock.withLock { isFirstDone = true }
          send()
        })
      junction.attach(
        b,
        value: { value in
          junction.lock.withLock { second.append(value) }
          send()
        },
        finished: {
          junction.lock.withLock { isSecondDone = true }
          send()
        })
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Transformed<Publishers.CombineLatest<Self, P>, T, Failure>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1).combineLatest(publisher2) { ($0.0, $0.1, $1) }
      .eraseToAnyPublisher()
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Transformed<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1).zip(publisher2) { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
  }
}
