import Foundation

/// A stream's values as an asynchronous sequence. Values that arrive before they are awaited are
/// queued without limit.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(AsyncThrowingPublisher(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncThrowingPublisher<P>.Iterator

    init(_ sequence: AsyncThrowingPublisher<P>) { base = sequence.makeAsyncIterator() }

    public mutating func next() async -> P.Output? {
      // Never throws: the publisher's failure is `Never`.
      try? await base.next()
    }
  }
}

/// Like `AsyncPublisher`, for a stream that can fail.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncThrowingStream<Transfer<P.Output>, any Error>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: Transfer<P.Output>.self)
      let sink = Subscribers.Sink<P.Output, P.Failure>(
        receiveCompletion: { end in
          switch end {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        }, receiveValue: { continuation.yield(Transfer(value: $0)) })
      let stop = ScheduledAction { sink.cancel() }
      continuation.onTermination = { _ in stop.run() }
      publisher.subscribe(sink)
      base = stream.makeAsyncIterator()
    }

    public mutating func next() async throws -> P.Output? { try await base.next()?.value }
  }
}

/// A value on its way to the awaiting task. `@unchecked Sendable`: only the receiver uses it, and
/// Combine itself passes values between threads without a check.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
