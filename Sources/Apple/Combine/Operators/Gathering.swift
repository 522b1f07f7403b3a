extension Publisher {
  /// Accumulates all values. When the stream finishes, sends the result for the final state.
  private func gather<State, T>(
    _ initial: State, add: @escaping (inout State, Output) -> Void,
    result: @escaping (State) -> T?
  ) -> Publishers.Transformed<Self, T, Failure> {
    Publishers.Transformed(upstream: self) { outlet in
      var state = initial
      return (
        { value, _ in add(&state, value) },
        { end in
          if case .finished = end, let output = result(state) { outlet.send(output) }
          outlet.finish(end)
        }
      )
    }
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Transformed<Self, T, Failure> {
    gather(initialResult, add: { $0 = nextPartialResult($0, $1) }, result: { $0 })
  }

  /// Sends all values as one array.
  public func collect() -> Publishers.Transformed<Self, [Output], Failure> {
    gather([Output](), add: { $0.append($1) }, result: { $0 })
  }

  /// Sends arrays of `count` values; the last one may be shorter.
  public func collect(_ count: Int) -> Publishers.Transformed<Self, [Output], Failure> {
    Publishers.Transformed(upstream: self) { outlet in
      var group: [Output] = []
      return (
        { value, send in
          group.append(value)
          guard group.count >= count else { return }
          defer { group = [] }
          send(group)
        },
        { end in
          if case .finished = end, !group.isEmpty { outlet.send(group) }
          outlet.finish(end)
        }
      )
    }
  }

  public func last() -> Publishers.Transformed<Self, Output, Failure> {
    gather(Output?.none, add: { $0 = $1 }, result: { $0 })
  }

  /// Sends the smallest value when the stream finishes, the first of equal ones.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transformed<Self, Output, Failure> {
    gather(
      Output?.none,
      add: { least, value in
        guard let current = least, !areInIncreasingOrder(value, current) else {
          least = value
          return
        }
      }, result: { $0 })
  }

  /// Sends the largest value when the stream finishes, the last of equal ones.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transformed<Self, Output, Failure> {
    gather(
      Output?.none,
      add: { greatest, value in
        guard let current = greatest, areInIncreasingOrder(value, current) else {
          greatest = value
          return
        }
      }, result: { $0 })
  }

  public func min() -> Publishers.Transformed<Self, Output, Failure> where Output: Comparable {
    min(by: <)
  }

  public func max() -> Publishers.Transformed<Self, Output, Failure> where Output: Comparable {
    max(by: <)
  }

  public func count() -> Publishers.Transformed<Self, Int, Failure> {
    reduce(0) { count, _ in count + 1 }
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transformed<Self, Bool, Failure> {
    Publishers.Transformed(upstream: self) { outlet in
      (
        { value, send in
          guard predicate(value) else { return }
          send(true)
          outlet.finishEarly()
        },
        { end in
          if case .finished = end { outlet.send(false) }
          outlet.finish(end)
        }
      )
    }
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transformed<Publishers.Transformed<Self, Bool, Failure>, Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  public func replaceEmpty(
    with output: Output
  ) -> Publishers.Transformed<Self, Output, Failure> {
    Publishers.Transformed(upstream: self) { outlet in
      var isEmpty = true
      return (
        { value, send in
          isEmpty = false
          send(value)
        },
        { end in
          if case .finished = end, isEmpty { outlet.send(output) }
          outlet.finish(end)
        }
      )
    }
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    Publishers.Concatenate(
      prefix: Publishers.Sequence<[Output], Failure>(sequence: elements), suffix: self
    ).eraseToAnyPublisher()
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    Publishers.Concatenate(
      prefix: self, suffix: Publishers.Sequence<[Output], Failure>(sequence: elements)
    ).eraseToAnyPublisher()
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
