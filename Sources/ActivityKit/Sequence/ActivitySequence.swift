/// What changes of activities, over time: begins with what is now, and each iterator sees every
/// change from its making on.
public struct ActivitySequence<Element>: AsyncSequence {
  public typealias Failure = Never

  /// Unchecked: `next` reads a subscription, which is safe to share, and maps what comes with a
  /// function of that alone.
  public struct Iterator: AsyncIteratorProtocol, @unchecked Sendable {
    public typealias Failure = Never

    fileprivate let read: () async -> Element?

    public func next() async -> Element? { await read() }

    public func next(isolation actor: isolated (any Actor)?) async -> Element? {
      // A value is handed over once, to whoever asks.
      nonisolated(unsafe) let read = read
      return await Self.passed(read)
    }

    nonisolated private static func passed(
      _ read: @escaping () async -> Element?
    ) async -> sending Element? {
      nonisolated(unsafe) let element = await read()
      return element
    }
  }

  private let make: () -> Iterator

  /// - Parameters:
  ///   - subscribe: Called for each iterator.
  ///   - element: What becomes of a value; nil leaves it out.
  init<Value: Sendable>(
    _ subscribe: @escaping () -> Subscription<Value>, _ element: @escaping (Value) -> Element?
  ) {
    make = {
      let subscription = subscribe()
      return Iterator {
        while let value = await subscription.next() {
          if let element = element(value) { return element }
        }
        return nil
      }
    }
  }

  public func makeAsyncIterator() -> Iterator { make() }
}

/// Unchecked: it holds functions of its own making, which only subscribe and map.
extension ActivitySequence: @unchecked Sendable where Element: Sendable {}
