extension Publishers {
  /// A stream that another one is turned into value by value: what the operators here return.
  ///
  /// Apple names a type for each operator. Sources name those of streams that join others only,
  /// so that here one stands for all.
  public struct Transformed<Upstream: Publisher, Output, Failure: Error>: Publisher {
    typealias Steps = (
      value: (Upstream.Output, (Output) -> Void) -> Void,
      completion: (Subscribers.Completion<Upstream.Failure>) -> Void
    )

    public let upstream: Upstream
    /// Makes the steps for one subscriber, which may keep state of their own.
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

  /// Steps that change values and leave the end as it is.
  func values<T>(
    _ makeValue: @escaping (Outlet<T, Failure>) -> (Output, (T) -> Void) -> Void
  ) -> Publishers.Transformed<Self, T, Failure> {
    Publishers.Transformed(upstream: self) { outlet in
      (makeValue(outlet), { outlet.finish($0) })
    }
  }

  /// Steps that may throw, which ends the stream.
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

  /// Each value together with those before it: the running result.
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

/// Decodes a whole value, as `JSONDecoder` does.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Encodes a whole value, as `JSONEncoder` does.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
