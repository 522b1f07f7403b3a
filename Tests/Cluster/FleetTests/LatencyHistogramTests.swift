import Testing

@testable import Fleet

@Suite struct LatencyHistogramTests {
  @Test func percentilesAreAtMostThreePercentTooLarge() {
    var histogram = LatencyHistogram()
    for number in 1...100_000 { histogram.add(Double(number) / 1e5) }
    for share in [0.01, 0.5, 0.9, 0.99, 0.999, 1] {
      #expect((share...(share * 1.032 + 2e-5)).contains(histogram.percentile(share)))
    }
    #expect(histogram.count == 100_000)
    #expect(histogram.maximum == 1)
    #expect(abs(histogram.mean - 0.500005) < 1e-9)
  }

  @Test(
    arguments: [
      ([], 0, 0), ([0.25], 0.25, 0.25), ([-3], 0, 0), ([0, 0, 0, 40_000], 1e-6, 40_000),
    ] as [([Double], Double, Double)])
  func extremeTimesAreCounted(times: [Double], median: Double, maximum: Double) {
    var histogram = LatencyHistogram()
    for time in times { histogram.add(time) }
    #expect(histogram.percentile(0.5) <= median)
    #expect(histogram.maximum == maximum)
    #expect(histogram.percentile(1) == maximum)
  }

  @Test func histogramsAreMerged() {
    var (first, second, both) = (LatencyHistogram(), LatencyHistogram(), LatencyHistogram())
    for number in 0..<1000 {
      let time = Double(number * number) / 1e4
      if number.isMultiple(of: 3) { first.add(time) } else { second.add(time) }
      both.add(time)
    }
    first.add(second)
    #expect(first.percentile(0.9) == both.percentile(0.9))
    #expect(first.count == both.count)
    #expect(first.maximum == both.maximum)
  }
}
