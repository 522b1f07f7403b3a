extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Transformed<Self, Output, E> {
    Publishers.Transformed(upstream: self) { outlet in
      (
        { value, send in send(value) },
        { end in
          switch end {
          case .finished: outlet.finish()
          case .failure(let error): outlet.finish(.failure(transform(error)))
          }
        }
      )
    }
  }

  public func replaceError(with output: Output) -> Publishers.Transformed<Self, Output, Never> {
    Publishers.Transformed(upstream: self) { outlet in
      (
        { value, send in send(value) },
        { end in
          if case .failure = end { outlet.send(output) }
          outlet.finish()
        }
      )
    }
  }

  /// Stops the program with a fatal error if the stream fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Transformed<Self, Output, Never> {
    Publishers.Transformed(upstream: self) { outlet in
      (
        { value, send in send(value) },
        { end in
          if case .failure(let error) = end {
            fatalError("\(prefix)\(error)", file: file, line: line)
          }
          outlet.finish()
        }
      )
    }
  }

  /// Continues with another publisher if this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Continues with another publisher if this one fails. An error of the handler ends the stream.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes again if the stream fails, up to `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.Transformed<Self, Output, E> {
    Publishers.Transformed(upstream: self) { outlet in
      ({ value, send in send(value) }, { _ in outlet.finish() })
    }
  }
}

extension Publishers {
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain<Output, Failure>(subscriber)
      chain.follow(upstream) { end, chain in
        switch end {
        case .finished: chain.outlet.finish()
        case .failure(let error): chain.follow(handler(error)) { $1.outlet.finish($0) }
        }
      }
    }
  }

  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain<Output, any Error>(subscriber)
      chain.follow(upstream) { end, chain in
        switch end {
        case .finished: chain.outlet.finish()
        case .failure(let error):
          do {
            chain.follow(try handler(error).mapError { $0 as any Error }) { $1.outlet.finish($0) }
          } catch {
            chain.outlet.finish(.failure(error))
          }
        }
      }
    }
  }

  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Prefix.Output
    public typealias Failure = Prefix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain<Output, Failure>(subscriber)
      chain.follow(prefix) { end, chain in
        switch end {
        case .finished: chain.follow(suffix) { $1.outlet.finish($0) }
        case .failure: chain.outlet.finish(end)
        }
      }
    }
  }
}
