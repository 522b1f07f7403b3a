extension Publishers {
  /// When a buffer asks for values. A buffer here always takes all that the publisher sends.
  public enum PrefetchStrategy: Hashable, Sendable {
    case keepFull
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    /// Ends the stream.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Keeps the values that the subscriber does not want yet.
  ///
  /// - Parameter size: The number of values that are kept; 0 keeps none.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Scheduled<Self> {
    Publishers.Scheduled(upstream: self) { outlet in
      (
        { value in
          switch whenFull {
          case .dropNewest: _ = outlet.send(value, keeping: size, dropsOldest: false)
          case .dropOldest: _ = outlet.send(value, keeping: size, dropsOldest: true)
          case .customError(let error):
            guard outlet.send(value, keeping: size, dropsOldest: false) else {
              return outlet.finishEarly(.failure(error()))
            }
          }
        }, { outlet.finish($0) }
      )
    }
  }
}
