extension Publisher {
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Transformed<Self, Output, Failure> {
    values { _ in { value, send in if isIncluded(value) { send(value) } } }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.Transformed<Self, Output, any Error> {
    throwingValues { { value, send in if try isIncluded(value) { send(value) } } }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transformed<Self, Output, Failure> {
    values { _ in
      var last: Output?
      return { value, send in
        if let previous = last, predicate(previous, value) { return }
        last = value
        send(value)
      }
    }
  }

  public func removeDuplicates() -> Publishers.Transformed<Self, Output, Failure>
  where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Transformed<Self, Output, Failure> {
    values { _ in
      var left = count
      return { value, send in
        if left > 0 { left -= 1 } else { send(value) }
      }
    }
  }

  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transformed<Self, Output, Failure> {
    values { _ in
      var isDropping = true
      return { value, send in
        isDropping = isDropping && predicate(value)
        if !isDropping { send(value) }
      }
    }
  }

  public func prefix(_ maxLength: Int) -> Publishers.Transformed<Self, Output, Failure> {
    values { outlet in
      var left = maxLength
      if left <= 0 { outlet.finish() }
      return { value, send in
        guard left > 0 else { return }
        left -= 1
        send(value)
        if left == 0 { outlet.finishEarly() }
      }
    }
  }

  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transformed<Self, Output, Failure> {
    values { outlet in
      { value, send in
        if predicate(value) { send(value) } else { outlet.finishEarly() }
      }
    }
  }

  public func first() -> Publishers.Transformed<Self, Output, Failure> { prefix(1) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Transformed<Self, Output, Failure> {
    values { outlet in
      { value, send in
        guard predicate(value) else { return }
        send(value)
        outlet.finishEarly()
      }
    }
  }

  /// Sends the value at a position, and finishes.
  public func output(at index: Int) -> Publishers.Transformed<Self, Output, Failure> {
    output(in: index..<index + 1)
  }

  /// Sends the values at some positions, and finishes.
  ///
  /// - Parameter range: Positions from 0 on. A negative bound stops the program, as on Apple's
  ///   platforms.
  public func output<R: RangeExpression>(
    in range: R
  ) -> Publishers.Transformed<Self, Output, Failure> where R.Bound == Int {
    let positions = range.relative(to: 0..<Int.max)
    precondition(positions.lowerBound >= 0, "The range of output(in:) has a negative bound.")
    return values { outlet in
      var index = 0
      if positions.isEmpty { outlet.finish() }
      return { value, send in
        defer { index += 1 }
        guard positions.contains(index) else { return }
        send(value)
        if index == positions.upperBound - 1 { outlet.finishEarly() }
      }
    }
  }

  public func ignoreOutput() -> Publishers.Transformed<Self, Never, Failure> {
    values { _ in { _, _ in } }
  }
}
