import Foundation

/// A type whose values can be plotted. Source: Swift Charts (iOS 16).
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {
  var _plotted: _PlottedValue { get }
  static func _value(of plotted: _PlottedValue) -> Self?
}

/// A value on a scale.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The position on a continuous scale; nil for categories.
  var continuous: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The value's name, for accessibility and for legends.
  var text: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted()
    case .category(let name): name
    }
  }

  /// The value for VoiceOver, in the calendar's language and time zone.
  func spoken(_ calendar: Calendar) -> String {
    let locale = calendar.locale ?? .current
    return switch self {
    case .number(let number): number.formatted(.number.locale(locale))
    case .date(let date):
      date.formatted(
        Date.FormatStyle(
          date: .abbreviated, time: .shortened, locale: locale, calendar: calendar,
          timeZone: calendar.timeZone))
    case .category(let name): name
    }
  }

  var isFinite: Bool { continuous?.isFinite ?? true }
}

extension Plottable {
  var plotted: _PlottedValue { primitivePlottable._plotted }

  static func value(of plotted: _PlottedValue) -> Self? {
    PrimitivePlottable._value(of: plotted).flatMap(Self.init(primitivePlottable:))
  }
}

extension Plottable where Self: RawRepresentable, RawValue == String {
  public var primitivePlottable: String { rawValue }

  public init?(primitivePlottable: RawValue) {
    self.init(rawValue: primitivePlottable)
  }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: _PlottedValue { .number(Double(self)) }

  public static func _value(of plotted: _PlottedValue) -> Self? {
    guard case .number(let number) = plotted else { return nil }
    return Self(number)
  }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  public var _plotted: _PlottedValue { .number(Double(self)) }

  /// Rounds to the nearest integer.
  public static func _value(of plotted: _PlottedValue) -> Self? {
    guard case .number(let number) = plotted, number.isFinite else { return nil }
    return Self(exactly: number.rounded())
  }
}

extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
}
extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
}
extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
}
extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
}
extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
}
extension Int32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
}
extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
}
extension UInt: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
}
extension UInt8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
}
extension UInt16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
}
extension UInt32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
}
extension UInt64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String

  public var _plotted: _PlottedValue { .category(self) }

  public static func _value(of plotted: _PlottedValue) -> String? {
    if case .category(let name) = plotted { name } else { nil }
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date

  public var _plotted: _PlottedValue { .date(self) }

  public static func _value(of plotted: _PlottedValue) -> Date? {
    if case .date(let date) = plotted { date } else { nil }
  }
}

extension Decimal: Plottable {
  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }

  public init?(primitivePlottable: Double) {
    self.init(primitivePlottable)
  }
}
