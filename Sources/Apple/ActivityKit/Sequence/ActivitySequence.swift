/// A value of an activity, or of all activities, over time.
///
/// Each iterator begins with the current value and then returns every change since its creation.
public struct ActivitySequence<Element>: AsyncSequence {
  public typealias Failure = Never

  /// Unchecked: `next` reads a subscription, which is safe to share, and maps each value with a
  /// function that depends on nothing else.
  public struct Iterator: AsyncIteratorProtocol, @unchecked Sendable {
    public typealias Failure = Never

    fileprivate let read: () async -> Element?

    public func next() async -> Element? { await read() }

    public func next(isolation actor: isolated (any Actor)?) async -> Element? {
      // Never shared: each value is returned once, to one caller.
      nonisolated(unsafe) let read = read
      return await Self.passed(read)
    }

    nonisolated private static func passed(
      _ read: @escaping () async -> Element?
    ) async -> sending Element? {
      // Passed on to the one caller, and not used here again.
      nonisolated(unsafe) let element = await read()
      return element
    }
  }

  private let make: () -> Iterator

  /// - Parameters:
  ///   - subscribe: Called for each iterator.
  ///   - element: Converts a value; nil skips it.
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

/// Unchecked: it stores only functions that subscribe and map.
extension ActivitySequence: @unchecked Sendable where Element: Sendable {}
