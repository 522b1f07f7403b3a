/// Collects durations, in milliseconds.
public struct Timing {
  public private(set) var samples: [Double] = []

  public init() {}

  public mutating func add(_ duration: Duration) {
    let parts = duration.components
    samples.append(Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15)
  }

  public mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    let result = try body()
    add(ContinuousClock.now - start)
    return result
  }

  /// The median, which other work on the machine distorts less than the mean.
  public var median: Double {
    samples.isEmpty ? 0 : samples.sorted()[samples.count / 2]
  }
}

public func shown(_ value: Double, digits: Int = 2) -> String {
  var unit = 1.0
  for _ in 0..<digits { unit *= 10 }
  return "\((value * unit).rounded() / unit)"
}
