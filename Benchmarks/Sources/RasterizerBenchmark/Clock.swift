/// Times of one thing, in milliseconds.
struct Timing {
  private(set) var samples: [Double] = []

  mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    let result = try body()
    let spent = (ContinuousClock.now - start).components
    samples.append(Double(spent.seconds) * 1e3 + Double(spent.attoseconds) / 1e15)
    return result
  }

  /// Half of the samples took less. The median, because other work on the machine only adds.
  var median: Double {
    samples.isEmpty ? 0 : samples.sorted()[samples.count / 2]
  }
}

func shown(_ value: Double, digits: Int = 2) -> String {
  var unit = 1.0
  for _ in 0..<digits { unit *= 10 }
  return "\((value * unit).rounded() / unit)"
}
