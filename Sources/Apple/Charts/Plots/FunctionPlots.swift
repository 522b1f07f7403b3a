import SwiftUI

/// The marks of a function.
struct FunctionMarks: PrimitiveChartContent {
  /// The number of points at which a function is computed.
  private nonisolated static let count = 200

  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let marks: [_Mark]

  /// - Parameter make: Returns the mark at a value of the domain.
  nonisolated init(_ domain: ClosedRange<Double>?, _ make: (Double) -> _Mark) {
    let domain = domain ?? 0...1
    let length = domain.upperBound - domain.lowerBound
    marks = (0...Self.count).map {
      make(domain.lowerBound + length * Double($0) / Double(Self.count))
    }
  }

  static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    for mark in content.marks { collector.append(mark) }
  }
}

extension _Mark.Extent {
  fileprivate static func number(_ value: Double) -> Self { .value(Datum(value: .number(value))) }
}

/// The line of a function.
@MainActor @preconcurrency
public struct FunctionLinePlotContent: ChartContent {
  let marks: FunctionMarks

  public var body: some ChartContent { marks }

  nonisolated init(_ domain: ClosedRange<Double>?, _ function: (Double) -> (Double, Double)) {
    marks = FunctionMarks(domain) {
      var mark = _Mark(.line)
      let (x, y) = function($0)
      mark.x = .number(x)
      mark.y = .number(y)
      return mark
    }
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// - Parameter domain: nil means 0…1.
  public nonisolated init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(domain) { ($0, function($0)) }
  }

  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  @_disfavoredOverload
  public nonisolated init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// A parametric curve.
  public nonisolated init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(domain, function)
  }

  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }

  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }

  @_disfavoredOverload
  public nonisolated init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }
}

/// The area of a function.
@MainActor @preconcurrency
public struct FunctionAreaPlotContent: ChartContent {
  let marks: FunctionMarks

  public var body: some ChartContent { marks }

  nonisolated init(
    _ domain: ClosedRange<Double>?, _ function: (Double) -> (yStart: Double, yEnd: Double)
  ) {
    marks = FunctionMarks(domain) {
      var mark = _Mark(.area)
      let (start, end) = function($0)
      mark.x = .number($0)
      mark.y = .range(Datum(value: .number(start)), Datum(value: .number(end)))
      return mark
    }
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between zero and the function.
  ///
  /// - Parameter domain: nil means 0…1.
  public nonisolated init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(domain) { (0, function($0)) }
  }

  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  @_disfavoredOverload
  public nonisolated init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// The area between two functions.
  public nonisolated init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(domain, function)
  }

  public nonisolated init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }

  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }

  @_disfavoredOverload
  public nonisolated init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }
}
