// Compatibility: works | `Just`, `Deferred`, `Empty`, `Fail`

/// Sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber)
    outlet.start()
    outlet.send(output)
    outlet.finish()
  }
}

extension Just: Equatable where Output: Equatable {}

extension Just {
  public func setFailureType<E: Error>(to type: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }
}

/// Sends no values. Finishes immediately or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.start()
    if completeImmediately { outlet.finish() }
  }
}

/// Fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.start()
    outlet.finish(.failure(error))
  }
}

/// Creates a new publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// Sends the elements of a sequence as they are requested.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var iterator = sequence.makeIterator()
      var isRunning = false
      outlet.connect(onRequest: { [weak outlet] _ in
        // The running loop also serves a request from within `receive(_:)`.
        guard let outlet, !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        while outlet.isWanted {
          guard let element = iterator.next() else { return outlet.finish() }
          outlet.send(element)
        }
      })
      outlet.start()
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Result {
  /// Sends the result's value, or fails with its error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.start()
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish()
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Optional {
  /// Sends the value if there is one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      let outlet = Outlet(subscriber)
      outlet.start()
      if let output { outlet.send(output) }
      outlet.finish()
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
