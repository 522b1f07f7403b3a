import SwiftUI

/// The values that a scale covers.
public protocol ScaleDomain {
  var _domain: _ScaleDomain { get }
}

/// A domain for the engine.
public struct _ScaleDomain {
  enum Kind {
    case automatic
    /// In the order of the scale: the first value can be the greater one.
    case given([_PlottedValue])
  }

  var kind: Kind
  var includesZero: Bool?
  var isReversed: Bool?
  /// Changes the values that the data has.
  var modify: ((inout [_PlottedValue]) -> Void)?
}

/// A domain that follows from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// - Parameter includesZero: nil means true for numbers.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        kind: .automatic, includesZero: includesZero, isReversed: reversed))
  }

  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        kind: .automatic, includesZero: includesZero, isReversed: reversed,
        modify: { values in
          var typed = values.compactMap(DataValue.value)
          modifyInferredDomain(&typed)
          values = typed.map(\.plotted)
        }))
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(kind: .given([lowerBound.plotted, upperBound.plotted]))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(kind: .given([lowerBound.plotted, upperBound.plotted]))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .given(map(\.plotted))) }
}

/// The visual values of a scale.
public protocol ScaleRange {
  associatedtype VisualValue
  var _values: [VisualValue] { get }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _values: [Element] { self }
}

extension ClosedRange: ScaleRange {
  public typealias VisualValue = Bound
  public var _values: [Bound] { [lowerBound, upperBound] }
}

extension Range: ScaleRange {
  public typealias VisualValue = Bound
  public var _values: [Bound] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _values: [Color] { stops.map(\.color) }
}

/// The positions of a scale.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  var _padding: (start: CGFloat, end: CGFloat) { get }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _padding: (start: CGFloat, end: CGFloat) { (0, 0) }
}

/// The size of the plot area.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public let _padding: (start: CGFloat, end: CGFloat)
  public var _values: [CGFloat] { [] }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

  /// - Parameter padding: In points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (startPadding, endPadding))
  }
}

/// How a scale maps values.
public struct ScaleType: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case linear, log, date, category
    case power(Double)
    /// - Parameter slope: The slope at zero.
    case symmetricLog(slope: Double)
  }

  let kind: Kind

  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// The logarithm to base 10. Values up to zero are not shown.
  public static var log: ScaleType { ScaleType(kind: .log) }
  public static var date: ScaleType { ScaleType(kind: .date) }
  public static var category: ScaleType { ScaleType(kind: .category) }
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// Linear near zero, logarithmic far from it.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero))
  }

  /// The transformed value; nil if the scale has none.
  func transform(_ value: Double) -> Double? {
    switch kind {
    case .linear, .date, .category: return value
    case .log: return value > 0 ? log10(value) : nil
    case .power(let exponent):
      return (value < 0 ? -1 : 1) * pow(value.magnitude, exponent)
    case .symmetricLog(let slope):
      return (value < 0 ? -1 : 1) * log1p(value.magnitude * slope)
    }
  }

  func inverse(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: pow(10, value)
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(value.magnitude, 1 / exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(value.magnitude) / slope
    }
  }
}
