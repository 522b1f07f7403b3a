// Compatibility: partial | Operators: `map`, `tryMap`, `compactMap`, `filter`, `scan`, `reduce`,
//   `collect`, `flatMap`, `switchToLatest`, `merge`, `zip`, `combineLatest`, `append`, `prepend`,
//   `prefix`, `drop`, `dropFirst`, `first`, `last`, `removeDuplicates`, `replace…`, `retry`,
//   `catch`, `mapError`, `decode`, `encode`, `debounce`, `throttle`, `delay`, `receive`,
//   `subscribe`, `share`, `multicast`, `autoconnect`, `handleEvents`, `print`, `values` | not all
//   names in `Publishers` are Apple's

extension Publishers {
  /// A stream that transforms another one value by value. Most operators return it.
  ///
  /// Apple has a separate type for each operator. Sources rarely write these types, except for
  /// operators that join streams, so one type is enough here.
  public struct Transformed<Upstream: Publisher, Output, Failure: Error>: Publisher {
    typealias Steps = (
      value: (Upstream.Output, (Output) -> Void) -> Void,
      completion: (Subscribers.Completion<Upstream.Failure>) -> Void
    )

    public let upstream: Upstream
    /// Creates the steps for one subscriber. They may capture mutable state.
    let makeSteps: (Outlet<Output, Failure>) -> Steps

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      let steps = makeSteps(outlet)
      relay(
        upstream, to: subscriber, as: outlet, value: steps.value, completion: steps.completion)
    }
  }
}

extension Publisher {
  /// Transforms values and passes the completion on unchanged.
  func values<T>(
    _ makeValue: @escaping (Outlet<T, Failure>) -> (Output, (T) -> Void) -> Void
  ) -> Publishers.Transformed<Self, T, Failure> {
    Publishers.Transformed(upstream: self) { outlet in
      (makeValue(outlet), { outlet.finish($0) })
    }
  }

  /// Transforms values with steps that may throw. An error ends the stream.
  func throwingValues<T>(
    _ makeValue: @escaping () -> (Output, (T) -> Void) throws -> Void
  ) -> Publishers.Transformed<Self, T, any Error> {
    Publishers.Transformed(upstream: self) { outlet in
      let step = makeValue()
      return (
        { input, send in
          do { try step(input, send) } catch { outlet.finishEarly(.failure(error)) }
        },
        { end in
          switch end {
          case .finished: outlet.finish()
          case .failure(let error): outlet.finish(.failure(error))
          }
        }
      )
    }
  }
}

extension Publisher {
  public func map<T>(
    _ transform: @escaping (Output) -> T
  ) -> Publishers.Transformed<Self, T, Failure> {
    values { _ in { value, send in send(transform(value)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Transformed<Self, T, Failure> {
    values { _ in { value, send in send(value[keyPath: keyPath]) } }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Transformed<Self, T, any Error> {
    throwingValues { { value, send in send(try transform(value)) } }
  }

  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Transformed<Self, T, Failure> {
    values { _ in { value, send in if let result = transform(value) { send(result) } } }
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Transformed<Self, T, any Error> {
    throwingValues { { value, send in if let result = try transform(value) { send(result) } } }
  }

  /// Sends the running result after each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Transformed<Self, T, Failure> {
    values { _ in
      var result = initialResult
      return { value, send in
        result = nextPartialResult(result, value)
        send(result)
      }
    }
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Transformed<Self, T, any Error> {
    throwingValues {
      var result = initialResult
      return { value, send in
        result = try nextPartialResult(result, value)
        send(result)
      }
    }
  }

  public func replaceNil<T>(with output: T) -> Publishers.Transformed<Self, T, Failure>
  where Output == T? {
    map { $0 ?? output }
  }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Transformed<Self, Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Transformed<Self, Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

/// Decodes complete values, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Encodes complete values, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
