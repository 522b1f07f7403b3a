/// A histogram of latencies with a fixed number of buckets, for percentiles.
///
/// Each power of two of microseconds has 32 buckets, so that a percentile is at most 3 % too large.
/// It uses 8 KB for any number of latencies.
package struct LatencyHistogram: Equatable, Sendable {
  private static let perPower = 32
  /// Up to 2³⁵ microseconds, 9 hours.
  private static let powers = 31

  private var buckets = [UInt64](repeating: 0, count: perPower * (powers + 1))
  /// The number of latencies.
  package private(set) var count: UInt64 = 0
  /// In seconds.
  package private(set) var maximum = 0.0
  private var sum = 0.0

  package init() {}

  /// In seconds; 0 if there are no latencies.
  package var mean: Double { count == 0 ? 0 : sum / Double(count) }

  /// - Parameter seconds: Negative values count as 0. They occur because clocks differ.
  package mutating func add(_ seconds: Double) {
    let seconds = max(seconds, 0)
    buckets[Self.bucket(seconds)] += 1
    count += 1
    sum += seconds
    maximum = max(maximum, seconds)
  }

  /// Adds all latencies of another histogram.
  package mutating func add(_ other: LatencyHistogram) {
    for index in buckets.indices { buckets[index] += other.buckets[index] }
    count += other.count
    sum += other.sum
    maximum = max(maximum, other.maximum)
  }

  /// The latency that a share of all latencies does not exceed, in seconds; 0 if there are none.
  ///
  /// - Parameter share: From 0 to 1.
  package func percentile(_ share: Double) -> Double {
    guard count > 0 else { return 0 }
    let wanted = max(UInt64((share * Double(count)).rounded(.up)), 1)
    var seen: UInt64 = 0
    for (index, bucket) in buckets.enumerated() {
      seen += bucket
      if seen >= wanted { return min(Self.upperBound(index), maximum) }
    }
    return maximum
  }

  private static func bucket(_ seconds: Double) -> Int {
    let microseconds = UInt64(min(seconds * 1e6, 1e15))
    guard microseconds >= UInt64(perPower) else { return Int(microseconds) }
    let power = 63 - microseconds.leadingZeroBitCount - 5
    let index = (power + 1) * perPower + Int(microseconds >> UInt64(power)) - perPower
    return min(index, perPower * (powers + 1) - 1)
  }

  /// The exclusive upper bound of a bucket, in seconds.
  private static func upperBound(_ index: Int) -> Double {
    let (power, step) = (index / perPower - 1, index % perPower)
    guard power >= 0 else { return Double(index + 1) / 1e6 }
    return Double((perPower + step + 1) << power) / 1e6
  }
}
