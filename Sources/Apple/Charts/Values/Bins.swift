import Foundation

/// The range of a bin. The last bin includes its upper bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public let upperBound: Bound
  let isClosed: Bool

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
    isClosed
      ? (lowerBound...upperBound).relative(to: collection)
      : (lowerBound..<upperBound).relative(to: collection)
  }

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension Array where Element: Comparable {
  /// The index of the bin that contains `value`, between thresholds; the nearest bin if none does.
  fileprivate func bin(of value: Element) -> Int {
    let after = firstIndex { $0 > value } ?? count
    return Swift.min(Swift.max(after - 1, 0), Swift.max(count - 2, 0))
  }
}

/// Divides numbers into bins of equal size.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
  public let thresholds: [Value]

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public func index(after i: Int) -> Int { i + 1 }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  /// The index of the bin that contains `value`; the nearest bin if none does.
  public func index(for value: Value) -> Int {
    thresholds.bin(of: value)
  }

  /// - Parameter thresholds: In ascending order.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins of `size` that cover the range.
  public init(size: Value, range: ClosedRange<Value>) {
    let steps = NiceSteps(step: Double(size), covering: range.doubles)
    thresholds = steps.values.map { Value($0) }
  }

  /// `count` bins of equal size.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(count, 1)
    let size = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + Value($0) * size }
  }

  /// About `desiredCount` bins with round bounds.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let steps = NiceSteps(
      range.doubles, desiredCount: desiredCount, minimumStep: Double(minimumStride))
    thresholds = steps.values.map { Value($0) }
  }

  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let count = desiredCount ?? Self.count(for: data.count)
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: count,
      minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins of `size` that cover the range.
  public init(size: Value, range: ClosedRange<Value>) {
    let steps = NiceSteps(step: Double(size), covering: range.doubles)
    thresholds = steps.values.map { Value($0) }
  }

  /// `count` bins of about equal size.
  public init(range: ClosedRange<Value>, count: Int) {
    let bins = NumberBins<Double>(range: range.doubles, count: count)
    thresholds = Self.unique(bins.thresholds)
  }

  /// About `desiredCount` bins with round bounds.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let steps = NiceSteps(
      range.doubles, desiredCount: desiredCount,
      minimumStep: Swift.max(Double(minimumStride), 1))
    thresholds = Self.unique(steps.values)
  }

  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let count = desiredCount ?? Self.count(for: data.count)
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: count,
      minimumStride: minimumStride)
  }

  private static func unique(_ bounds: [Double]) -> [Value] {
    bounds.map { Value($0.rounded()) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension NumberBins {
  /// The number of bins that Sturges's rule gives.
  fileprivate static func count(for number: Int) -> Int {
    Int(log2(Double(Swift.max(number, 1))).rounded(.up)) + 1
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var doubles: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

extension ClosedRange where Bound: BinaryInteger {
  fileprivate var doubles: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

/// Divides dates into bins.
public struct DateBins: RandomAccessCollection {
  public let thresholds: [Date]

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public func index(after i: Int) -> Int { i + 1 }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  /// The index of the bin that contains `value`; the nearest bin if none does.
  public func index(for value: Date) -> Int {
    thresholds.bin(of: value)
  }

  /// - Parameter thresholds: In ascending order.
  public init(thresholds: [Date]) {
    self.thresholds = thresholds
  }

  /// Bins of `stride` units that cover the range.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let steps = DateSteps(unit: unit, count: stride, calendar: calendar)
    thresholds = steps.dates(covering: range)
  }

  /// Bins of `timeInterval` seconds, from the start of the range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = timeInterval > 0 ? (length / timeInterval).rounded(.up) : 1
    let bounded = Swift.min(Swift.max(count, 1), Double(DateSteps.maximumCount))
    thresholds = (0...Int(bounded)).map { range.lowerBound + Double($0) * timeInterval }
  }

  /// About `desiredCount` bins of a round length.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let steps = DateSteps(range, desiredCount: desiredCount, calendar: calendar)
    thresholds = steps.dates(covering: range)
  }

  public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    let last = data.max() ?? first
    self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
  }
}
